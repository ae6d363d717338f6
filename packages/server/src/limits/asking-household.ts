import { AsyncLocalStorage } from 'node:async_hooks'

const asking = new AsyncLocalStorage<number>()

/** Does the work of a request in the name of its household: below, whatever it takes of the database counts as theirs. */
export function runForHousehold<Result>(household_id: number, work: () => Result): Result {
  return asking.run(household_id, work)
}

/** On whose behalf this runs; undefined for what belongs to nobody, such as the look-up of a token. */
export function findAskingHousehold(): number | undefined {
  return asking.getStore()
}
