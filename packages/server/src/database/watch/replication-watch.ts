import type { ClientBase } from 'pg'

/**
 * Knows the connections on which PostgreSQL gave up waiting for its synchronous standby, such as after a cancel. It then
 * says that the commit succeeded and only warns that no standby has it: it must not be acknowledged.
 */
export function createReplicationWatch() {
  const given_up = new WeakSet<ClientBase>()
  return {
    watch(client: ClientBase): void {
      client.on('notice', ({ routine }) => {
        // Its code is that of any warning, and its text depends on the language of the server.
        if (routine === 'SyncRepWaitForLSN') given_up.add(client)
      })
    },
    wasGivenUp: (client: ClientBase): boolean => given_up.has(client),
  }
}
