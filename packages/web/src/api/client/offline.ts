// A server on this machine answers without any network: then the browser's word counts for nothing.
let isAnswered = false

/** Notes whether the server answers although the browser says that it is offline; tells whether that is news. */
export function noteReachable(is_reachable: boolean): boolean {
  const isNews = isAnswered !== is_reachable
  isAnswered = is_reachable
  return isNews
}

/** True where the browser says that there is no network, and nobody has proved it wrong. */
export const isOffline = (): boolean => globalThis.navigator?.onLine === false && !isAnswered
