/** The wish to search, from wherever it is made to the field that can fulfil it, which may not be there yet. */

let listener: (() => void) | null = null
let is_waiting = false

/** Asks for the field; it is told as soon as it stands. */
export function wishToSearch(): void {
  if (listener) listener()
  else is_waiting = true
}

/** Whoever does something else meanwhile does not want to be taken away from it. */
export function forgetSearchWish(): void {
  is_waiting = false
}

/** For the one field that can be searched with. */
export function onSearchWish(fulfil: () => void): () => void {
  listener = fulfil
  if (is_waiting) fulfil()
  is_waiting = false
  return () => {
    if (listener === fulfil) listener = null
  }
}
