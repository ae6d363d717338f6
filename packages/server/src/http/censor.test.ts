import { expect, test } from 'vitest'
import { censor } from './censor.ts'

test('blots out secrets down to the third level, and nothing else', () => {
  const fields = {
    password: 'hush',
    status: 200,
    headers: { authorization: 'hush', accept: '*/*' },
    request: { id: 7, details: { email: 'hush', city: 'Bern' } },
  }
  expect(censor(fields)).toEqual({
    password: '[Redacted]',
    status: 200,
    headers: { authorization: '[Redacted]', accept: '*/*' },
    request: { id: 7, details: { email: '[Redacted]', city: 'Bern' } },
  })
  expect(fields.password).toBe('hush')
})

test('leaves errors to their serializer, and whatever is no object as it is', () => {
  const err = new Error('broken')
  const fields = { err, nothing: null, list: [1, 2], text: 'x', missing: undefined }
  expect(censor(fields)).toEqual(fields)
  expect(censor(fields)['err']).toBe(err)
})
