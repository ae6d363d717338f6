import { describe, expect, it } from 'vitest'
import { makePage } from '../testing/receipts.ts'
import { levelPage } from './layout/geometry.ts'
import { findRows } from './layout/rows.ts'
import { tokenise } from './tokens.ts'

const tokensOf = (text: string) => findRows(levelPage(makePage(text).boxes)).flatMap(tokenise)
const kindsOf = (text: string) => tokensOf(text).map(({ text: word, kind }) => `${word}:${kind}`)

describe('what a short word means', () => {
  it('is a flag of the tax behind the price, and a word before it', () => {
    expect(kindsOf('Vitamin B   2,49 B')).toEqual(['Vitamin:word', 'B:word', '2,49:amount', 'B:flag'])
    expect(kindsOf('Vitamin B')).toEqual(['Vitamin:word', 'B:word'])
  })

  it('is a flag in a column of its own before the price', () => {
    expect(kindsOf('Rice   SR   2.49')).toEqual(['Rice:word', 'SR:flag', '2.49:amount'])
    expect(kindsOf('Rice SR   2.49')).toEqual(['Rice:word', 'SR:word', '2.49:amount'])
  })

  it('is a unit behind a number alone', () => {
    expect(kindsOf('0,434 kg x 3,99')).toEqual(['0,434:number', 'kg:flag', 'x:times', '3,99:amount'])
    expect(kindsOf('Sack kg   3,99')).toEqual(['Sack:word', 'kg:word', '3,99:amount'])
  })

  it('was misread where it stands between two amounts', () => {
    expect(kindsOf('1.99   t   3.98')).toEqual(['1.99:amount', 't:flag', '3.98:amount'])
  })

  it('behind the price may be a rate of the tax in whole numbers', () => {
    expect(kindsOf('Rake   11,99 19')).toEqual(['Rake:word', '11,99:amount', '19:flag'])
  })
})

describe('a star', () => {
  it.each([
    ['3 * 1.50', ['3:number', '*:times', '1.50:amount']],
    ['Milk   *   1.50', ['Milk:word', '*:flag', '1.50:amount']],
    ['* Milk   1.50', ['*:word', 'Milk:word', '1.50:amount']],
  ])('multiplies behind a number alone: %s', (text, expected) => {
    expect(kindsOf(text)).toEqual(expected)
  })
})

it('finds the count in a word that packs it together with what is counted', () => {
  expect(tokensOf('15*BAG   *   24.90')[0]).toMatchObject({ kind: 'number', value: 15 })
  expect(tokensOf('15BAGS   Rice   24.90')[0]).toMatchObject({ kind: 'word' })
})

it('tells a word that has a column to itself from one that shares it', () => {
  expect(tokensOf('Green Tea   2   3.98').map(({ alone }) => alone)).toEqual([false, false, true, true])
})

it.each([
  ['0,434 kg x 2,99 EUR/kg', 2.99],
  ['0,434 kg x 2,99 €/kg', 2.99],
  ['0.434 lb @ $3.99/lb', 3.99],
  ['1,250 kg x 1,20/kg', 1.2],
])('knows the price of a kilo or a pound in %s', (text, each) => {
  const amounts = tokensOf(text).filter(({ kind }) => kind === 'amount')
  expect(amounts).toMatchObject([{ value: each }])
})
