import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clearBought, no_ticks, readTicks, setAmount, setTick, ticksKey } from './ticks.ts'

describe('readTicks', () => {
  test('brings back what was kept', () => {
    const ticks = { ticked: [1, 2], amounts: { 2: 1.5 } }
    expect(readTicks(JSON.stringify(ticks))).toEqual(ticks)
  })

  test.each([null, '', 'nonsense', '[]', '7', '{"ticked":"all","amounts":[null]}'])('makes nothing of «%s»', (text) => {
    expect(readTicks(text)).toEqual(no_ticks)
  })

  test('leaves out what makes no sense', () => {
    expect(readTicks('{"ticked":[1,"2",null],"amounts":{"3":-1,"4":"5","6":2,"x":1}}')).toEqual({
      ticked: [1],
      amounts: { 6: 2 },
    })
  })
})

test('a second press takes the tick back', () => {
  const once = setTick(no_ticks, 4, true)
  expect(setTick(once, 4, true).ticked).toEqual([4])
  expect(setTick(once, 4, false).ticked).toEqual([])
})

test('an amount replaces the suggestion until it is taken back', () => {
  const changed = setAmount(no_ticks, 4, 3)
  expect(setAmount(changed, 4, 5).amounts).toEqual({ 4: 5 })
  expect(setAmount(changed, 4, null).amounts).toEqual({})
})

test('what was bought is forgotten, what failed stays', () => {
  const ticks = { ticked: [1, 2, 3], amounts: { 1: 4, 2: 5 } }
  expect(clearBought(ticks, [1, 3])).toEqual({ ticked: [2], amounts: { 2: 5 } })
})

test('two people of one phone have two lists of ticks', () => {
  expect(ticksKey('ada')).not.toBe(ticksKey('bob'))
})

test('whatever is pressed in whatever order outlives the page', () => {
  const id = fc.integer({ min: 1, max: 5 })
  const press = fc.oneof(
    fc.tuple(id, fc.boolean()).map(
      ([item_id, is_ticked]) =>
        (ticks: typeof no_ticks) =>
          setTick(ticks, item_id, is_ticked),
    ),
    fc.tuple(id, fc.option(fc.integer({ min: 1, max: 40 }))).map(
      ([item_id, amount]) =>
        (ticks: typeof no_ticks) =>
          setAmount(ticks, item_id, amount),
    ),
    fc.array(id, { maxLength: 3 }).map((bought) => (ticks: typeof no_ticks) => clearBought(ticks, bought)),
  )
  fc.assert(
    fc.property(fc.array(press, { maxLength: 20 }), (presses) => {
      const ticks = presses.reduce((now, next) => next(now), no_ticks)
      expect(readTicks(JSON.stringify(ticks))).toEqual(ticks)
      expect(new Set(ticks.ticked).size).toBe(ticks.ticked.length)
    }),
  )
  expect(no_ticks).toEqual({ ticked: [], amounts: {} })
})

test('anything may lie in storage', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 3 }), (text) => {
      const { ticked, amounts } = readTicks(text)
      expect(ticked.every(Number.isInteger)).toBe(true)
      expect(Object.values(amounts).every((amount) => amount > 0)).toBe(true)
    }),
  )
})
