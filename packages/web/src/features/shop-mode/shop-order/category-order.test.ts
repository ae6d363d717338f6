import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { completeOrder, learnOrder, moveCategory, orderOfTrip } from './category-order.ts'

describe('completeOrder', () => {
  test('goes by the usual shop where nothing is known, and strangers come last', () => {
    expect(completeOrder([], ['Hobby', 'Frozen', 'Dairy', 'Produce', 'Dairy'])).toEqual([
      'Produce',
      'Dairy',
      'Frozen',
      'Hobby',
    ])
  })

  test('puts what is new beside its usual neighbour and leaves the known order alone', () => {
    expect(completeOrder(['Frozen', 'Hobby', 'Dairy'], ['Grains', 'Produce', 'Dairy'])).toEqual([
      'Produce',
      'Frozen',
      'Hobby',
      'Dairy',
      'Grains',
    ])
  })
})

describe('orderOfTrip', () => {
  test('one late tick of a category does not move it', () => {
    expect(orderOfTrip(['Produce', 'Produce', 'Dairy', 'Frozen', 'Produce'])).toEqual(['Produce', 'Dairy', 'Frozen'])
    expect(orderOfTrip(['Produce', 'Dairy', 'Frozen', 'Produce'])).toEqual(['Produce', 'Dairy', 'Frozen'])
  })
})

/** Pairs of categories in the wrong order, from 0 to 1. */
function misorder(order: readonly string[]): number {
  const pairs = order.flatMap((a, index) => order.slice(index + 1).map((b) => (a < b ? 0 : 1) as number))
  return pairs.reduce((sum, wrong) => sum + wrong, 0) / pairs.length
}

describe('learnOrder', () => {
  test('the first trip is the order', () => {
    expect(learnOrder([], ['Frozen', 'Dairy', 'Dairy', 'Produce'])).toEqual(['Frozen', 'Dairy', 'Produce'])
  })

  test('a trip in the known order changes nothing, whatever it leaves out', () => {
    expect(learnOrder(['A', 'B', 'C', 'D'], ['B', 'D'])).toEqual(['A', 'B', 'C', 'D'])
    expect(learnOrder(['A', 'B'], [])).toEqual(['A', 'B'])
  })

  test('what is new comes after what was ticked before it, or before what came next', () => {
    expect(learnOrder(['A', 'B', 'C'], ['A', 'X', 'C'])).toEqual(['A', 'X', 'B', 'C'])
    expect(learnOrder(['A', 'B', 'C'], ['X', 'C'])).toEqual(['A', 'B', 'X', 'C'])
  })

  test('a trip among nothing that is known says little: it begins at its usual place', () => {
    expect(learnOrder(['Produce', 'Frozen'], ['Snacks', 'Dairy'])).toEqual(['Produce', 'Snacks', 'Dairy', 'Frozen'])
  })

  test('two that changed places do so', () => {
    expect(learnOrder(['A', 'B', 'C'], ['B', 'A', 'C'])).toEqual(['B', 'A', 'C'])
  })

  const known = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']

  test('one category out of order leaves the others as they were', () => {
    fc.assert(
      fc.property(fc.constantFrom(...known), fc.nat({ max: 7 }), (moved, place) => {
        const learned = learnOrder(known, moveCategory(known, moved, place))
        // Of two neighbours that change places either is the one that moved.
        expect(learned).toEqual(moveCategory(known, moved, place))
        expect(learned.filter((one) => one !== moved)).toEqual(known.filter((one) => one !== moved))
      }),
    )
  })

  test('no category is lost or doubled, whatever is ticked', () => {
    const ticks = fc.array(fc.constantFrom(...known, 'X', 'Y'), { maxLength: 30 })
    fc.assert(
      fc.property(fc.shuffledSubarray(known), ticks, (order, ticked) => {
        const learned = learnOrder(order, ticked)
        expect(learned.toSorted()).toEqual([...new Set([...order, ...ticked])].toSorted())
      }),
    )
  })

  test('trips in which every tenth tick is late lead to the order of the shop', () => {
    let seed = 1
    const random = (): number => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647
    let sum = 0
    for (let household = 0; household < 50; household += 1) {
      let order = known.toSorted(() => random() - 0.5)
      for (let trip = 0; trip < 8; trip += 1) {
        const wanted = known.filter(() => random() < 0.6).flatMap((one) => [one, one].slice(random() < 0.5 ? 1 : 0))
        const late = wanted.map((_, index) => (random() < 0.1 ? random() * wanted.length : index))
        const ticked = wanted.map((_, index) => index).toSorted((a, b) => (late[a] ?? 0) - (late[b] ?? 0))
        order = learnOrder(
          order,
          ticked.map((index) => wanted[index] ?? ''),
        )
      }
      sum += misorder(order)
    }
    expect(sum / 50).toBeLessThan(0.1)
  })
})

test('a category moves to a place, and not beyond the ends', () => {
  expect(moveCategory(['A', 'B', 'C'], 'A', 1)).toEqual(['B', 'A', 'C'])
  expect(moveCategory(['A', 'B', 'C'], 'C', -1)).toEqual(['C', 'A', 'B'])
  expect(moveCategory(['A', 'B', 'C'], 'A', 9)).toEqual(['B', 'C', 'A'])
})

test('another name of a category that the order has teaches that one', () => {
  expect(completeOrder(['Frozen', 'Dairy', 'Frozen Foods'], ['Frozen Foods', 'Dairy'])).toEqual(['Frozen', 'Dairy'])
  expect(learnOrder(['Dairy', 'Frozen'], ['Frozen Foods', 'Dairy'])).toHaveLength(2)
})
