import { expect, it } from 'vitest'
import { createScore } from './score.mjs'

const item = (name, price, quantity = 1) => ({ name, price, quantity })
const line = (product_name, price, quantity = 1) => ({ product_name, price, quantity })
const truth = {
  merchant: 'Corner Shop',
  date: '21/07/2018',
  total: '8,47 EUR',
  items: [item('Milk', 2.99), item('Milk', 2.99)],
}

/** What is counted of one receipt. */
function judge(wanted, { items = [], ...facts }) {
  const score = createScore()
  score.add(wanted, { merchant: null, transaction_date: null, total: null, items, ...facts })
  const right = Object.entries(score.shares).filter(([, { right: count }]) => count > 0)
  return { f1: score.f1(), right: right.map(([name]) => name) }
}

it('counts what is right, with a decimal comma and another spelling', () => {
  const facts = { merchant: 'CORNER SH0P 12', transaction_date: '2018-07-21', total: 8.47 }
  expect(judge(truth, { ...facts, items: [line('MILK', 2.99), line('Soap', 2.99)] }).right).toEqual([
    'date',
    'total',
    'quantity',
  ])
  const read = judge(truth, { ...facts, merchant: 'CORNER SH0P', items: [line('MILK', 2.99), line('MILK', 2.99)] })
  expect(read).toEqual({ f1: 1, right: ['merchant', 'date', 'total', 'quantity', 'whole'] })
})

it('takes two lines of one and one line of two for the same shopping', () => {
  expect(judge(truth, { items: [line('Milk', 5.98, 2)] })).toEqual({ f1: 1, right: ['quantity', 'whole'] })
  const one = { ...truth, items: [item('Milk', 5.98, 2)] }
  expect(judge(one, { items: [line('Milk', 2.99), line('Milk', 2.99)] }).f1).toBe(1)
  expect(judge(truth, { items: [line('Milk', 5.98, 1)] }).right).toEqual(['whole'])
})

it('takes another name and total that the paper has, and the day where it is known which', () => {
  const wanted = { ...truth, alt_merchant: 'Smith Ltd', alt_total: [8.5], date: '03/04/2020', date_iso: '2020-04-03' }
  const read = { merchant: 'Smith Ltd', total: 8.5, transaction_date: '2020-04-03' }
  expect(judge(wanted, read).right).toEqual(['merchant', 'date', 'total'])
  expect(judge(wanted, { ...read, transaction_date: '2020-03-04' }).right).toEqual(['merchant', 'total'])
})

it('counts items within one where nobody wrote them down', () => {
  const wanted = { num_items: 3 }
  expect(judge(wanted, { items: [line('a', 1), line('b', 1)] }).right).toEqual(['number'])
  expect(judge(wanted, { items: [line('a', 1)] }).right).toEqual([])
})

it('a line too many is a mistake', () => {
  expect(judge(truth, { items: [line('Milk', 2.99), line('Milk', 2.99), line('Card', 5.98)] })).toMatchObject({
    f1: 0.8,
  })
})
