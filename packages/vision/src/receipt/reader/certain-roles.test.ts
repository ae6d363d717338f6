import { expect, it } from 'vitest'
import { findCertainRole, trustWords } from './certain-roles.ts'
import { type Role, roles } from './roles.ts'

it.each([
  ['2 x Pfand 0,25', 'deposit'],
  ['STATIEGELD 0,15', 'deposit'],
  ['MwSt 19% von 3,76', 'tax'],
  ['11 BALANCE DUE £10.80', 'total'],
  ['**** TAX .93 BAL 45.44', 'total'],
  ['VISA DEBIT 12.00', 'payment'],
  ['SUB TOTAL 9.00', 'subtotal'],
  ['Net Sales: $18.34', 'subtotal'],
])('%s is a %s', (text, role) => {
  expect(findCertainRole(text)).toBe(role)
})

it.each(['Pfannkuchen 1,99', 'TIP Milch', 'Visagist Cream', 'Balsamico'])('%s is none of them', (text) => {
  expect(findCertainRole(text)).toBeNull()
})

const chances = (given: Partial<Record<Role, number>>) =>
  Object.fromEntries(roles.map((role) => [role, given[role] ?? 0])) as Record<Role, number>

it('trusts words more than the model, and keeps its opinion where they say nothing', () => {
  expect(trustWords('Pfand 0,25', chances({ item: 1 })).deposit).toBeGreaterThan(0.9)
  expect(trustWords('Milk 2.99', chances({ item: 1 }))).toEqual(chances({ item: 1 }))
})

it('takes a sum without a word for sums for a good', () => {
  const { item, total } = trustWords('Eggs 3.20', chances({ total: 1 }))
  expect(item).toBeGreaterThan(total)
  expect(trustWords('TOTAI 3.20', chances({ total: 1 })).total).toBe(1)
})
