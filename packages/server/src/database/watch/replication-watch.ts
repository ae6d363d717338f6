import type { ClientBase } from 'pg'

// A wait that was cancelled warns with the code of any warning, one whose process was ended with that of its end.
const codes = new Set<string | undefined>(['01000', '57P01'])

// Who said it. The text depends on the language of the server, and the code alone would take in every `raise warning`.
// Citus hands on what a worker says under its own code, in the name of the one routine that hands on.
const routines = new Set<string | undefined>(['SyncRepWaitForLSN', 'DefaultCitusNoticeReceiver'])

/**
 * At a commit Citus hands on what a worker says as a mere remark, and drops it where the worker speaks another language
 * than English: only who asks for remarks hears of it.
 */
export const hear_workers = 'set client_min_messages = debug1; set citus.worker_min_messages = debug1'

/**
 * Knows the connections on which PostgreSQL gave up waiting for its synchronous standby, such as after a cancel. It then
 * says that the commit succeeded and only warns that no standby has it: it must not be acknowledged. A worker of Citus
 * warns through the coordinator; another plain warning of a worker's counts as well, since nothing tells them apart, and
 * costs a repetition.
 */
export function createReplicationWatch() {
  const given_up = new WeakSet<ClientBase>()
  return {
    watch(client: ClientBase): void {
      client.on('notice', ({ code, routine }) => {
        if (codes.has(code) && routines.has(routine)) given_up.add(client)
      })
    },
    wasGivenUp: (client: ClientBase): boolean => given_up.has(client),
  }
}
