import { messages } from '@larder/contract/messages'
import { describe, expect, it } from 'vitest'
import { readIdempotencyKey } from './key.ts'

describe('the Idempotency-Key header', () => {
  it('may be left out', () => {
    expect(readIdempotencyKey({})).toBeUndefined()
  })

  it.each(['k', '8e03978e-40d5-43e8-bc93-6894a57f9324', 'x'.repeat(200)])('is read as it is: %s', (key) => {
    expect(readIdempotencyKey({ 'idempotency-key': key })).toBe(key)
  })

  it.each([
    ['empty', ''],
    ['too long', 'x'.repeat(201)],
    ['a list', ['a', 'b']],
  ])('is refused when %s', (_, key) => {
    const refusal = expect.objectContaining({ status: 400, message: messages.input.idempotencyKey })
    expect(() => readIdempotencyKey({ 'idempotency-key': key })).toThrow(refusal)
  })
})
