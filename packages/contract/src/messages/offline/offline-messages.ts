/** What is said while there is no network, and about changes that wait to be sent. */
export const offline_messages = {
  title: 'Waiting Changes',
  waiting: (count: string) => (count === '1' ? '1 change waiting' : `${count} changes waiting`),
  refused: (count: string) => (count === '1' ? '1 change needs a look' : `${count} changes need a look`),
  connection: 'Connection',
  offline: 'No connection',
  /** The server answers, but not with what was asked for. */
  notRefreshed: 'Could not refresh',
  asOf: (age: string) => `as of ${age}`,
  nothingKept:
    'No connection, and this phone has nothing of your larder yet. It opens as soon as there is a connection.',
  storageFull: 'This phone has no space left, so the change was not kept. Free some space and try again.',
} as const
