import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createSaver, pauseFor, type SaveRequest, saveInSequence } from './save.ts'
import { answer, makeItem, stubFetch } from './client/testing.ts'

const tea: SaveRequest = {
  kind: 'create',
  body: { item_name: 'Tea', category: 'Other', quantity: 1, unit_of_measure: 'pcs' },
}
const more: SaveRequest = { kind: 'purchase', item_id: 7, body: { quantity_added: 2 } }
const created = answer(201, { message: 'ok', item: makeItem({ item_id: 12 }) })
afterEach(() => vi.unstubAllGlobals())

const keysOf = (fetch: ReturnType<typeof stubFetch>) =>
  fetch.mock.calls.map(([, request]) => new Headers(request?.headers).get('Idempotency-Key'))

function start(things: readonly string[], fails: readonly string[] = []) {
  const told: string[] = []
  const stop = new AbortController()
  const done = saveInSequence(things, {
    save: async (thing) => {
      if (fails.includes(thing)) throw new Error('no')
    },
    pause_ms: 800,
    signal: stop.signal,
    onStart: (thing, index) => told.push(`${index} ${thing}`),
    onSaved: (thing) => told.push(`saved ${thing}`),
    onFailed: (thing) => told.push(`failed ${thing}`),
  })
  return { told, stop, done }
}

describe('createSaver', () => {
  test('creates an item and answers with its id', async () => {
    const fetch = stubFetch(created)
    expect(await createSaver()('card', tea)).toBe(12)
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/inventory')
  })

  test('records a purchase of an item', async () => {
    const fetch = stubFetch(answer(200, { success: true, message: 'ok' }))
    expect(await createSaver()('card', more)).toBe(7)
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/inventory/7/purchase')
  })

  test('a purchase that says no is a failure in its own words', async () => {
    stubFetch(answer(200, { success: false, message: 'Not today' }))
    await expect(createSaver()('card', more)).rejects.toThrow('Not today')
  })

  test('the same card again carries the same key, a changed or another card another one', async () => {
    const fetch = stubFetch(new TypeError('gone'), created)
    const save = createSaver()
    await save('card', tea).catch(() => undefined)
    await save('card', tea)
    await save('card', { ...tea, body: { ...tea.body, quantity: 2 } })
    await save('other', tea)
    const [lost, again, changed, other] = keysOf(fetch)
    expect(again).toBe(lost)
    expect(new Set([again, changed, other]).size).toBe(3)
  })
})

describe('saveInSequence', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('800 ms lie between two, also after a failure', async () => {
    const { told, done } = start(['a', 'b', 'c'], ['b'])
    await vi.advanceTimersByTimeAsync(799)
    expect(told).toEqual(['0 a', 'saved a'])
    await vi.advanceTimersByTimeAsync(1)
    expect(told.slice(2)).toEqual(['1 b', 'failed b'])
    await vi.advanceTimersByTimeAsync(800)
    await done
    expect(told.slice(4)).toEqual(['2 c', 'saved c'])
  })

  test('the pause begins when one is saved, however long that took', async () => {
    const [told, { signal }] = [[] as string[], new AbortController()]
    const told_by = (word: string) => (thing: string) => void told.push(`${word} ${thing}`)
    const sequence = { onStart: told_by('start'), onSaved: told_by('saved'), onFailed: told_by('failed') }
    const save = (thing: string) => pauseFor(thing === 'slow' ? 1000 : 300, signal)
    const done = saveInSequence(['a', 'slow', 'c'], { ...sequence, save, pause_ms: 800, signal })
    await vi.advanceTimersByTimeAsync(300 + 799)
    expect(told).toEqual(['start a', 'saved a'])
    await vi.advanceTimersByTimeAsync(1)
    expect(told.slice(2)).toEqual(['start slow'])
    await vi.advanceTimersByTimeAsync(1000 + 799)
    expect(told.slice(3)).toEqual(['saved slow'])
    await vi.advanceTimersByTimeAsync(1)
    expect(told.slice(4)).toEqual(['start c'])
    await vi.advanceTimersByTimeAsync(300)
    await done
  })

  test('stops at once between two', async () => {
    const { told, stop, done } = start(['a', 'b'])
    await vi.advanceTimersByTimeAsync(100)
    stop.abort()
    await done
    expect(told).toEqual(['0 a', 'saved a'])
  })

  test('nothing to save takes no time', async () => {
    const { told, done } = start([])
    await done
    expect(told).toEqual([])
  })

  test('a pause that nobody wants is none', async () => {
    const stop = new AbortController()
    stop.abort()
    await pauseFor(1000, stop.signal)
    expect(vi.getTimerCount()).toBe(0)
  })
})
