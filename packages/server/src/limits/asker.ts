import { AsyncLocalStorage } from 'node:async_hooks'

/** On whose behalf something is done: a person, who may have many households, and the one that it is done in. */
export interface Asker {
  readonly user_id: number
  readonly household_id: number
}

const asking = new AsyncLocalStorage<Asker>()

/** Does the work of a request in the name of whoever asks: below, whatever it takes of the database counts as theirs. */
export function runForAsker<Result>(asker: Asker, work: () => Result): Result {
  return asking.run(asker, work)
}

/** On whose behalf this runs; undefined for what belongs to nobody, such as the look-up of a token. */
export function findAsker(): Asker | undefined {
  return asking.getStore()
}
