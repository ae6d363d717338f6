/** A request to search, from a shortcut to the search field, which may not be mounted yet. */

let listener: (() => void) | null = null
let is_pending = false

/** Focuses the search field now, or as soon as it is mounted. */
export function requestSearch(): void {
  if (listener) listener()
  else is_pending = true
}

/** Drops a pending request: a person who does something else meanwhile keeps the focus. */
export function cancelSearchRequest(): void {
  is_pending = false
}

/** Subscribes the one search field; a pending request reaches it at once. */
export function onSearchRequest(focusSearch: () => void): () => void {
  listener = focusSearch
  if (is_pending) focusSearch()
  is_pending = false
  return () => {
    if (listener === focusSearch) listener = null
  }
}
