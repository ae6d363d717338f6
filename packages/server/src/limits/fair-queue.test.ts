import { expect, test, vi } from 'vitest'
import type { Asker } from './asker.ts'
import { type FairQueue, QueueFull, createFairQueue } from './fair-queue.ts'

/** Tasks that end when they are told to, and the order in which they were begun. */
function createTasks() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const create = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name)
      ends.set(name, () => resolve(name))
    })
  const end = (name: string) => ends.get(name)?.()
  return { begun, create, end }
}

/** Somebody with a household of their own. */
const alone = (id: number): Asker => ({ user_id: id, household_id: id })

const limits = { at_once: 1, waiting: 5, waiting_each: 3 }

test('households take turns, however many photos one of them has sent', async () => {
  const { begun, create, end } = createTasks()
  const queue = createFairQueue(limits)
  const names = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']
  const jobs = names.map((name) => queue.run(alone(name.codePointAt(0) ?? 0), create(name)))
  const order = ['a1', 'a2', 'b1', 'c1', 'a3', 'b2']
  for (const [index, name] of order.entries()) {
    expect(begun).toEqual(order.slice(0, index + 1))
    end(name)
    await jobs[names.indexOf(name)]
  }
})

test('as many run at once as may', async () => {
  const { begun, create, end } = createTasks()
  const queue = createFairQueue({ ...limits, at_once: 2 })
  const jobs = ['x', 'y', 'z'].map((name) => queue.run(alone(1), create(name)))
  expect(begun).toEqual(['x', 'y'])
  end('y')
  await jobs[1]
  expect(begun).toEqual(['x', 'y', 'z'])
})

test('where more may run at once than before, they begin, and nobody passes those who wait', async () => {
  const { begun, create, end } = createTasks()
  let at_once = 1
  const queue = createFairQueue({ ...limits, at_once: () => at_once })
  const jobs = ['a', 'b', 'c', 'd'].map((name, household_id) => queue.run(alone(household_id), create(name)))
  expect(begun).toEqual(['a'])
  at_once = 3
  void queue.run(alone(9), create('newcomer'))
  await vi.waitFor(() => expect(begun).toEqual(['a', 'b', 'c']))
  at_once = 1
  for (const [index, name] of ['a', 'b'].entries()) {
    end(name)
    await jobs[index]
  }
  expect(begun).toEqual(['a', 'b', 'c'])
  at_once = 2
  end('c')
  await jobs[2]
  await vi.waitFor(() => expect(begun).toEqual(['a', 'b', 'c', 'd', 'newcomer']))
})

test('is full for one household before it is full for all', async () => {
  const { create } = createTasks()
  const queue = createFairQueue(limits)
  for (const name of ['running', '1', '2', '3']) void queue.run(alone(1), create(name))
  await expect(queue.run(alone(1), create('4'))).rejects.toBeInstanceOf(QueueFull)
  for (const household_id of [2, 3]) void queue.run(alone(household_id), create('other'))
  await expect(queue.run(alone(4), create('late'))).rejects.toBeInstanceOf(QueueFull)
})

test('whoever leaves while waiting takes no turn and frees capacity', async () => {
  const { begun, create, end } = createTasks()
  const queue = createFairQueue({ at_once: 1, waiting: 1, waiting_each: 1 })
  const gone = new AbortController()
  const first = queue.run(alone(1), create('first'))
  const second = queue.run(alone(2), create('second'), gone.signal)
  gone.abort(new Error('gone'))
  await expect(second).rejects.toThrow('gone')
  const third = queue.run(alone(3), create('third'))
  end('first')
  await first
  expect(begun).toEqual(['first', 'third'])
  end('third')
  expect(await third).toBe('third')
})

test('a task that fails makes way for the next', async () => {
  const { begun, create } = createTasks()
  const queue = createFairQueue(limits)
  const failing = queue.run(alone(1), () => Promise.reject(new Error('broken')))
  void queue.run(alone(1), create('next'))
  await expect(failing).rejects.toThrow('broken')
  expect(begun).toEqual(['next'])
})

test('counts who is at it, who waits and for how long, and who found no capacity', async () => {
  const { create, end } = createTasks()
  const queue = createFairQueue({ at_once: 1, waiting: 1, waiting_each: 1 })
  const first = queue.run(alone(1), create('first'))
  const second = queue.run(alone(2), create('second'))
  await expect(queue.run(alone(3), create('third'))).rejects.toThrow(QueueFull)
  expect(queue.count()).toEqual({ running: 1, waiting: 1, started: 1, waited_ms: 0, refused: 1 })
  end('first')
  await first
  end('second')
  await second
  expect(queue.count()).toMatchObject({ running: 0, waiting: 0, started: 2, waited_ms: expect.any(Number) })
  expect(queue.count().waited_ms).toBeGreaterThan(0)
})

test('one household runs no more at once than its share, and another one starts in the place that is left', async () => {
  const { begun, create, end } = createTasks()
  const queue = createFairQueue({ at_once: 3, at_once_each: 2, waiting: 5, waiting_each: 3 })
  const jobs = ['a1', 'a2', 'a3', 'b1', 'b2'].map((name) => queue.run(alone(name.codePointAt(0) ?? 0), create(name)))
  expect(begun).toEqual(['a1', 'a2', 'b1'])
  end('b1')
  await jobs[3]
  // It is the turn of a, who has their share already.
  expect(begun).toEqual(['a1', 'a2', 'b1', 'b2'])
  end('a2')
  await jobs[1]
  expect(begun).toEqual(['a1', 'a2', 'b1', 'b2', 'a3'])
})

test('who has waited as long as one may is refused, and takes no turn later', async () => {
  const { begun, create, end } = createTasks()
  const queue = createFairQueue({ ...limits, wait_ms: 20 })
  const first = queue.run(alone(1), create('first'))
  await expect(queue.run(alone(1), create('late'))).rejects.toThrow(QueueFull)
  expect(queue.count()).toMatchObject({ running: 1, waiting: 0, refused: 1 })
  end('first')
  await first
  expect(begun).toEqual(['first'])
})

/** Everything that waits, one after the other, in the order in which it is started. */
async function playOut(tasks: ReturnType<typeof createTasks>, jobs: ReadonlyMap<string, Promise<string>>) {
  for (let done = 0; done < jobs.size; done += 1) {
    const name = tasks.begun[done] ?? ''
    tasks.end(name)
    await jobs.get(name)
  }
  return tasks.begun
}

function sendAll(queue: FairQueue, tasks: ReturnType<typeof createTasks>, sent: readonly [string, Asker][]) {
  return new Map(sent.map(([name, asker]) => [name, queue.run(asker, tasks.create(name))]))
}

const wide = { at_once: 1, waiting: 100, waiting_each: 100 }

test('a person has one turn in the round, however many households they have, which then alternate', async () => {
  const tasks = createTasks()
  const homes = Array.from({ length: 20 }, (_, index) => index + 1)
  const many = homes.flatMap((household_id) =>
    [1, 2].map((time): [string, Asker] => [`a${household_id}.${time}`, { user_id: 1, household_id }]),
  )
  const others = ['b1', 'c1', 'b2'].map((name): [string, Asker] => [name, alone(name.codePointAt(0) ?? 0)])
  const order = await playOut(tasks, sendAll(createFairQueue(wide), tasks, [...many, ...others]))
  // One of theirs was at work before anybody else came.
  expect(order.slice(0, 6)).toEqual(['a1.1', 'a1.2', 'b1', 'c1', 'a2.1', 'b2'])
  expect(order.slice(6, 10)).toEqual(['a3.1', 'a4.1', 'a5.1', 'a6.1'])
})

test('all people of a household together have one turn in the round, and alternate in it', async () => {
  const tasks = createTasks()
  const people = [1, 2, 3].flatMap((user_id) =>
    [1, 2].map((time): [string, Asker] => [`a${user_id}.${time}`, { user_id, household_id: 1 }]),
  )
  const other: [string, Asker][] = ['b1', 'b2'].map((name) => [name, alone(9)])
  const order = await playOut(tasks, sendAll(createFairQueue(wide), tasks, [...people, ...other]))
  expect(order).toEqual(['a1.1', 'a1.2', 'b1', 'a2.1', 'b2', 'a3.1', 'a2.2', 'a3.2'])
})

test('people who share households have no more turns than there are people, nor than households', async () => {
  const tasks = createTasks()
  const crowd = [1, 2].flatMap((user_id) =>
    [1, 2, 3, 4].map((household_id): [string, Asker] => [`a${user_id}.${household_id}`, { user_id, household_id }]),
  )
  const other: [string, Asker][] = [1, 2, 3].map((time) => [`b${time}`, alone(9)])
  const order = await playOut(tasks, sendAll(createFairQueue(wide), tasks, [...crowd, ...other]))
  const between = order.join(' ').split(/b\d/).slice(1, 3)
  for (const turns of between) expect(turns.trim().split(' ').length).toBeLessThanOrEqual(2)
})

test.each([
  ['a person with 20 households', (index: number): Asker => ({ user_id: 1, household_id: index })],
  ['a household of 20 people', (index: number): Asker => ({ user_id: index, household_id: 1 })],
])('%s runs and keeps waiting what one household of one person may', async (_who, askerOf) => {
  const { begun, create } = createTasks()
  const queue = createFairQueue({ at_once: 3, at_once_each: 2, waiting: 50, waiting_each: 8 })
  const jobs = Array.from({ length: 20 }, (_, index) => queue.run(askerOf(index + 1), create(`a${index}`)))
  const refused = await Promise.allSettled(jobs.slice(10))
  expect(begun).toEqual(['a0', 'a1'])
  expect(refused.every(({ status }) => status === 'rejected')).toBe(true)
  expect(queue.count()).toMatchObject({ running: 2, waiting: 8, refused: 10 })
  void queue.run(alone(99), create('other'))
  expect(begun).toEqual(['a0', 'a1', 'other'])
})
