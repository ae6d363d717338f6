import { createRandomKey } from '../../api/client/idempotency.ts'

/** Names this page to the others: what it has under way is its own for as long as it lives. */
export const page_id = createRandomKey()

const lockName = (page: string): string => `page ${page}`

/** Holds a lock for as long as the page lives, where the browser has locks. */
export function announcePage(): void {
  void navigator.locks?.request(lockName(page_id), () => new Promise(() => undefined)).catch(() => undefined)
}

/** Tells of a page whether it is still open; where the browser has no locks, what a page began is long over. */
export async function createPageCheck(): Promise<(page: string) => boolean> {
  const held = await globalThis.navigator?.locks?.query().catch(() => null)
  const names = new Set(held?.held?.map(({ name }) => name))
  return (page) => page === page_id || names.has(lockName(page))
}
