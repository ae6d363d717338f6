interface Returning {
  return_to?: unknown
}

/** The navigation state with which an invite leads to log-in and registration. */
export const returnTo = (path: string): Returning => ({ return_to: path })

/** Where a log-in leads back to: an invite, and nothing else that a state of the history may hold. */
export function readReturnPath(state: unknown): string | null {
  const path = (state as Returning | null)?.return_to
  return typeof path === 'string' && /^\/join\/[\w-]+$/.test(path) ? path : null
}
