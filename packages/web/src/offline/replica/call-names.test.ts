import { every_call } from '@larder/contract/calls/calls'
import { expect, test } from 'vitest'
import { nameCall, names } from './call-names.ts'

test('every name is one of the contract', () => {
  const known = Object.values(every_call).map(nameCall)
  expect(Object.values(names).filter((name) => !known.includes(name))).toEqual([])
})
