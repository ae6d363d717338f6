import { describe, expect, it } from 'vitest'
import { item_form_categories } from './constants.ts'
import * as rules from './rules.ts'

describe('low stock and expiry', () => {
  it('is low at or below a threshold that is set', () => {
    expect(rules.isLowStock({ quantity: 2, low_stock_threshold: 2 })).toBe(true)
    expect(rules.isLowStock({ quantity: 2.001, low_stock_threshold: 2 })).toBe(false)
    expect(rules.isLowStock({ quantity: 0, low_stock_threshold: 0 })).toBe(true)
    expect(rules.isLowStock({ quantity: 0, low_stock_threshold: null })).toBe(false)
  })

  it('keeps what expires today', () => {
    expect(rules.isExpired('2026-01-05', '2026-01-05')).toBe(false)
    expect(rules.isExpired('2026-01-04', '2026-01-05')).toBe(true)
    expect(rules.isExpired('2026-01-04T23:00:00.000Z', '2026-01-05')).toBe(true)
    expect(rules.isExpired(null, '2026-01-05')).toBe(false)
  })
})

describe('category guesses', () => {
  it.each([
    ['Whole Milk', 'Dairy'],
    ['CHEESE', 'Dairy'],
    ['Greek yogurt', 'Dairy'],
    ['Rye bread', 'Grains'],
    ['cereal', 'Grains'],
    ['apple', 'Produce'],
    ['banana', 'Produce'],
    ['fruit', 'Produce'],
    ['vegetable', 'Produce'],
    ['carrot', 'Produce'],
    ['potato', 'Produce'],
    ['meat', 'Meat'],
    ['chicken', 'Meat'],
    ['beef', 'Meat'],
    ['soap', undefined],
  ])('takes %s for %s on the form', (name, category) => {
    expect(rules.guessItemCategory(name, item_form_categories)).toBe(category)
  })

  it('guesses nothing the household does not have', () => {
    expect(rules.guessItemCategory('milk', ['Pantry'])).toBeUndefined()
  })

  it.each([
    ['milk', 'Dairy'],
    ['cake', 'Bakery'],
    ['pastry', 'Bakery'],
    ['bread', 'Bakery'],
    ['banana', 'Produce'],
    ['pork', 'Meat'],
    ['water', 'Beverages'],
    ['soda', 'Beverages'],
    ['juice', 'Beverages'],
    ['soap', 'Other'],
  ])('takes %s for %s on a receipt', (name, category) => {
    expect(rules.guessReceiptCategory(name)).toBe(category)
  })
})

describe('run-out', () => {
  it.each([
    [0, 'Running out today!'],
    [1, 'Running out tomorrow!'],
    [2, 'Running out in 2 days'],
    [30, 'Running out in 30 days'],
  ])('%i days reads %s', (days, label) => {
    expect(rules.depletionLabel(days)).toBe(label)
  })

  it.each([
    [3, 'error', 'warning'],
    [4, 'warning', 'warning'],
    [7, 'warning', 'success'],
    [8, 'success', 'success'],
    [2, 'error', 'error'],
    [5, 'warning', 'warning'],
    [6, 'warning', 'success'],
  ])('%i days is %s on the item and %s on the list', (days, prediction, shopping) => {
    expect(rules.predictionDepletionColour(days)).toBe(prediction)
    expect(rules.shoppingDepletionColour(days)).toBe(shopping)
  })
})

describe('confidence', () => {
  it.each([
    [0.7, 'High', 'success'],
    [0.69, 'Medium', 'warning'],
    [0.4, 'Medium', 'warning'],
    [0.39, 'Low', 'error'],
  ])('a prediction of %d is %s', (level, band, colour) => {
    expect(rules.predictionConfidenceBand(level)).toBe(band)
    expect(rules.shoppingConfidenceColour(level)).toBe(colour)
  })

  it.each([
    [0.9, 'Very High', 'success'],
    [0.7, 'High', 'success'],
    [0.69, 'Medium', 'warning'],
    [0.5, 'Medium', 'warning'],
    [0.3, 'Low', 'warning'],
    [0.29, 'Very Low', 'error'],
  ])('a product at %d is %s', (confidence, band, colour) => {
    expect(rules.recognitionConfidenceBand(confidence)).toBe(band)
    expect(rules.recognitionConfidenceColour(confidence)).toBe(colour)
  })
})

it('leaves own categories neutral', () => {
  expect(rules.categoryColour('Dairy')).toBe('info')
  expect(rules.categoryColour('Garage')).toBe('default')
  expect(rules.categoryColour(null)).toBe('default')
})

it('steps and starts the consumption dialog as section 9 says', () => {
  expect(rules.consumptionSliderStep(10)).toBe(0.1)
  expect(rules.consumptionSliderStep(10.1)).toBe(0.5)
  expect(rules.defaultRemainingQuantity(3)).toBe(2)
  expect(rules.defaultRemainingQuantity(0.5)).toBe(0)
  expect(rules.defaultRemainingQuantity(1.1)).toBe(0.1)
})

describe('what others say, in our words', () => {
  it.each([
    [0, 'expires today'],
    [1, 'expires tomorrow'],
    [2, 'expires in 2 days'],
  ])('%s days: %s', (days, words) => {
    expect(rules.expiryLabel(days)).toBe(words)
  })

  it.each([
    ['Plant-based foods, SNACKS, Bars', 'Snacks'],
    ['frozen foods', 'Frozen Foods'],
    ['Milks', null],
    ['', null],
    [null, null],
  ])('takes the category of ours from %s', (categories, category) => {
    expect(rules.findKnownCategory(categories)).toBe(category)
  })
})
