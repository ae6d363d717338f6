import { expect, test } from 'vitest'
import { createClosedStreams } from './closed-streams.ts'
import { chooseLimits, makeRoom } from './limits.ts'
import type { Stream, Watcher } from './streams.ts'

const limits = { session: 2, person: 3, household: 5, process: 6 }

type Given = Partial<Pick<Watcher, 'session_id' | 'user_id' | 'household_id' | 'client_id'>>
const watcherOf = (given: Given): Watcher => ({
  session_id: 1,
  user_id: 1,
  household_id: 1,
  client_id: undefined,
  token_hash: Buffer.alloc(0),
  ...given,
})

/** Streams as they were opened; what is let in joins them. */
function createRoom(given: readonly Given[]) {
  const open = given.map(watcherOf) as Stream[]
  const closed = createClosedStreams()
  const streams = {
    listOf: (household_id: number) => open.filter((stream) => stream.household_id === household_id),
    listOfPerson: (user_id: number) => open.filter((stream) => stream.user_id === user_id),
    count: () => ({ open: open.length, sent: 0, dropped: 0 }),
    end: (stream: Stream) => void open.splice(open.indexOf(stream), 1),
  }
  return {
    open,
    leave: (client_id: string) =>
      void open.splice(
        open.findIndex((stream) => stream.client_id === client_id),
        1,
      ),
    enter(one: Given) {
      const watcher = watcherOf(one)
      makeRoom({ streams, limits, closed }, watcher)
      open.push(watcher as Stream)
    },
    names: () => open.map(({ client_id }) => client_id),
  }
}

const refusal = (status: number, message: string) =>
  expect.objectContaining({ status, message, headers: { 'retry-after': '30' } })

const ofPeople = (...users: readonly number[]): Given[] => users.map((id) => ({ session_id: id, user_id: id }))

test('there is room until a device, a household or the process has its share', () => {
  expect(() => createRoom([{ session_id: 1 }, { session_id: 2 }]).enter({})).not.toThrow()
  expect(() => createRoom([{}, {}]).enter({})).toThrow(
    refusal(429, 'This device is told of changes in too many windows already.'),
  )
  expect(() => createRoom(ofPeople(2, 2, 3, 3, 4)).enter({})).toThrow(
    refusal(429, 'Your household is told of changes on too many devices already.'),
  )
  const elsewhere = ofPeople(2, 3, 4, 5, 6, 7).map((one, index) => ({ ...one, household_id: index + 10 }))
  expect(() => createRoom(elsewhere).enter({})).toThrow(
    refusal(503, 'Too many people are told of changes at once. Please ask again from time to time.'),
  )
})

const phone = (client_id: string, session_id: number, household_id = session_id): Given => ({
  client_id,
  session_id,
  household_id,
})

test('a person in many households has one share, and the oldest stream goes for a new one', () => {
  const room = createRoom([phone('a', 1), phone('b', 2), phone('c', 3), { user_id: 2, client_id: 'other' }])
  room.enter(phone('d', 4))
  expect(room.names()).toEqual(['b', 'c', 'other', 'd'])
})

test('an app that was closed for another one does not close one in turn, and is let in where there is room', () => {
  const room = createRoom([phone('a', 1), phone('b', 2), phone('c', 3)])
  room.enter(phone('d', 4))
  for (let time = 0; time < 3; time += 1) {
    expect(() => room.enter(phone('a', 1))).toThrow(
      refusal(429, 'You are told of changes on too many devices already.'),
    )
  }
  expect(room.names()).toEqual(['b', 'c', 'd'])
  room.leave('c')
  room.enter(phone('a', 1))
  expect(room.names()).toEqual(['b', 'd', 'a'])
  // As good as any other from now on: it is the one that is opened anew which counts.
  room.leave('a')
  room.enter(phone('e', 5))
  room.enter(phone('a', 1))
  expect(room.names()).toEqual(['d', 'e', 'a'])
})

test('a refusal closes nothing', () => {
  const room = createRoom([
    phone('a', 1, 2),
    phone('b', 2, 2),
    phone('c', 3, 2),
    ...ofPeople(4, 5, 6).map((one) => ({ ...one, household_id: 1 })),
  ])
  room.open.push(...(ofPeople(7, 8).map((one) => watcherOf({ ...one, household_id: 1 })) as Stream[]))
  expect(() => room.enter(phone('d', 9, 1))).toThrow(
    refusal(429, 'Your household is told of changes on too many devices already.'),
  )
  expect(room.names().slice(0, 3)).toEqual(['a', 'b', 'c'])
})

test('half of all connections are left to calls, and ten are a person’s', () => {
  expect(chooseLimits(15_000)).toMatchObject({ process: 7_500, person: 10 })
})
