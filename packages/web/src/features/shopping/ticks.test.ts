import { describe, expect, test } from 'vitest'
import { clearBought, no_ticks, readTicks, setAmount, ticksKey, toggleTick } from './ticks.ts'

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
  const once = toggleTick(no_ticks, 4)
  expect(once.ticked).toEqual([4])
  expect(toggleTick(once, 4).ticked).toEqual([])
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
