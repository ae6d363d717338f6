import type { Asker } from './asker.ts'

/** A person or a household: what it has at work and waiting, and when it had its last turn. */
interface Party {
  running: number
  waiting: number
  turn: number
}

/** Whoever asks: a person in a household. Both have the same share, and either may have used it up. */
export interface Pair {
  readonly person: Party
  readonly household: Party
}

/** True where the first is to start before the second. */
export function isBefore(one: Pair, other: Pair): boolean {
  const [a, b] = [latestTurn(one), latestTurn(other)]
  return a === b ? earliestTurn(one) < earliestTurn(other) : a < b
}

// A person with many households has just had a turn in all of them, and so have all people of one household. Among what is
// left of a person the household comes first that waits longest, and among the people of a household the person.
const latestTurn = ({ person, household }: Pair): number => Math.max(person.turn, household.turn)
const earliestTurn = ({ person, household }: Pair): number => Math.min(person.turn, household.turn)

/** Who has something at work or waiting. Of anybody else nothing is kept. */
export function createParties() {
  const people = new Map<number, Party>()
  const households = new Map<number, Party>()
  let turns = 0

  function find(parties: Map<number, Party>, id: number): Party {
    const known = parties.get(id)
    if (known !== undefined) return known
    const made = { running: 0, waiting: 0, turn: 0 }
    parties.set(id, made)
    return made
  }

  function forget(parties: Map<number, Party>, id: number): void {
    const party = parties.get(id)
    if (party?.running === 0 && party.waiting === 0) parties.delete(id)
  }

  return {
    find: ({ user_id, household_id }: Asker): Pair => ({
      person: find(people, user_id),
      household: find(households, household_id),
    }),

    /** After the last of a task; whoever has nothing left begins anew the next time. */
    forget({ user_id, household_id }: Asker): void {
      forget(people, user_id)
      forget(households, household_id)
    },

    begin({ person, household }: Pair): void {
      for (const party of [person, household]) party.running += 1
    },

    end({ person, household }: Pair): void {
      for (const party of [person, household]) party.running -= 1
    },

    /** Whoever had nothing waiting comes after all who have. */
    join({ person, household }: Pair): void {
      turns += 1
      for (const party of [person, household]) {
        if (party.waiting === 0) party.turn = turns
        party.waiting += 1
      }
    },

    leave({ person, household }: Pair): void {
      for (const party of [person, household]) party.waiting -= 1
    },

    takeTurn({ person, household }: Pair): void {
      turns += 1
      for (const party of [person, household]) party.turn = turns
    },
  }
}
