import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { roles, tags } from './roles.ts'

const source = readFileSync(new URL('../../../../../training/receipts/rows.py', import.meta.url), 'utf8')
const listOf = (name: string) => {
  const start = source.indexOf(`${name} = [`)
  return [...source.slice(start, source.indexOf(']', start)).matchAll(/'(\w+)'/gu)].map(([, word]) => word)
}

it('are those that the model was trained with, in its order', () => {
  expect([listOf('ROLES'), listOf('TAGS')]).toEqual([roles, tags])
})
