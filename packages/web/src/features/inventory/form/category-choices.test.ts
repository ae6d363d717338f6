import { default_categories, item_form_categories } from '@larder/contract/constants'
import { expect, test } from 'vitest'
import { makeItem } from '../../../api/client/testing.ts'
import { listCategoryChoices } from './category-choices.ts'

const twins = ['Grains', 'Pantry', 'Dry Goods', 'Frozen', 'Frozen Foods']
const twinsIn = (choices: readonly string[]) => choices.filter((choice) => twins.includes(choice))
const filed = (...categories: string[]) => categories.map((category) => makeItem({ category }))

test('one name for each thing, and all others as they are', () => {
  const choices = listCategoryChoices(default_categories, '', [])
  expect(twinsIn(choices)).toEqual(['Frozen Foods', 'Grains'])
  expect(choices).toHaveLength(default_categories.length - 3)
  expect(choices).toEqual(choices.toSorted())
})

test('the name that the household uses most', () => {
  const items = filed('Pantry', 'Pantry', 'Grains', 'Frozen')
  expect(twinsIn(listCategoryChoices(default_categories, '', items))).toEqual(['Frozen', 'Pantry'])
})

test('what is chosen is always there, also what no list has', () => {
  const items = filed('Pantry')
  expect(twinsIn(listCategoryChoices(default_categories, 'Dry Goods', items))).toEqual(['Dry Goods', 'Frozen Foods'])
  expect(listCategoryChoices(default_categories, 'Party', [])[0]).toBe('Party')
})

test('the list of the specification stays whole', () => {
  expect(listCategoryChoices(item_form_categories, '', [])).toEqual([...item_form_categories].toSorted())
})
