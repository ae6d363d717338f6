import { expect, it } from 'vitest'
import { demo_items } from './demo-items.ts'
import { story_days, tellStory } from './story.ts'

const story = tellStory(demo_items)

it('is the same every time, in order, and ends yesterday', () => {
  expect(tellStory(demo_items)).toEqual(story)
  expect(story.map(({ day }) => day)).toEqual(story.map(({ day }) => day).toSorted((a, b) => a - b))
  expect(story.every(({ day }) => day >= 0 && day < story_days)).toBe(true)
})

it('uses no more than there is', () => {
  for (const [item, { lot }] of demo_items.entries()) {
    let stock = lot
    for (const { delta } of story.filter((event) => event.item === item)) {
      stock = Number((stock + delta).toFixed(3))
      expect(stock).toBeGreaterThanOrEqual(0)
    }
  }
})

it('tells something of everything', () => {
  expect(new Set(story.map(({ item }) => item)).size).toBe(demo_items.length)
})
