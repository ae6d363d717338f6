/** A request to search, from a shortcut to the search field, which may not be mounted yet. */

let listener: (() => void) | null = null
let isPending = false

/** Focuses the search field now, or as soon as it is mounted. */
export function requestSearch(): void {
  if (listener) listener()
  else isPending = true
}

/** Drops a pending request: a person who does something else meanwhile keeps the focus. */
export function cancelSearchRequest(): void {
  isPending = false
}

/** Subscribes the one search field; a pending request reaches it at once. */
export function onSearchRequest(focusSearch: () => void): () => void {
  listener = focusSearch
  if (isPending) focusSearch()
  isPending = false
  return () => {
    if (listener === focusSearch) listener = null
  }
}
