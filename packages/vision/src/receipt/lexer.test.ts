import { expect, it } from 'vitest'
import { lex, mend } from './lexer.ts'

const kinds = (word: string) => lex(word).map(({ kind }) => kind)

it.each([
  ['12.50', ['amount']],
  ['2', ['number']],
  ['0.434', ['number']],
  ['9555075109147', ['code']],
  ['Milk', ['word']],
  ['12"', ['word']],
  ['x', ['times']],
  ['@', ['each']],
  ['19%', ['percent']],
  ['EUR', ['currency']],
  ['2x', ['number', 'times']],
  ['2x1.99', ['number', 'times', 'amount']],
  ['(2', ['number']],
  ['@14.00)', ['each', 'amount']],
  ['x2', ['times', 'number']],
  ['3.05*1', ['number', 'times', 'number']],
  ['26.00X', ['amount', 'times']],
  ['2.10ZRL', ['amount', 'flag']],
  ['2,49A', ['amount', 'flag']],
  ['($0.75)', ['flag']],
])('takes %s for %j', (word, expected) => {
  expect(kinds(word)).toEqual(expected)
})

it('knows numbers with a unit', () => {
  expect(lex('400g')).toEqual([{ kind: 'number', value: 400, unit: 'g', text: '400g' }])
  expect(lex('1,5l')).toEqual([{ kind: 'number', value: 1.5, unit: 'l', text: '1,5l' }])
})

it.each([
  ['12. 50', '12.50'],
  ['12 .50', '12.50'],
  ['RM 3.20', 'RM3.20'],
  ['- $3.40', '-$3.40'],
  ['2,49 EUR', '2,49EUR'],
  ['5.51 (DISC: 1.53)', '5.51'],
  ['($2.50 each)', '@$2.50'],
  ['Lait 2,5 % 1L', 'Lait 2,5% 1L'],
  ['Milk l.5%', 'Milk 1.5%'],
  ['Wasser 6xl,5L', 'Wasser 6x1,5L'],
  ['0 648 kg', '0.648 kg'],
  ['f1.99', '£1.99'],
  ['Beef 1.99', 'Beef 1.99'],
])('mends what was torn apart: %s', (text, expected) => {
  expect(mend(text).trim()).toBe(expected)
})
