import { expect, test } from 'vitest'
import { CallError } from '../../api/client/failure.ts'
import { mustWait, waitHint } from './login-wait.ts'

const refusal = (body: unknown, status = 429) => new CallError(status, 'Too many attempts.', body)
const help = 'Logged in on another device? It can let this one in: open Profile there and choose Let a New Device In.'

test.each([
  [1, '1 second'],
  [0.2, '1 second'],
  [90, '90 seconds'],
  [91, '2 minutes'],
  [900, '15 minutes'],
])('a wait of %s is told as %s', (retry_after_seconds, time) => {
  expect(waitHint(refusal({ retry_after_seconds }))).toBe(`You can try again in ${time}. ${help}`)
})

test.each([null, 'text', {}, { retry_after_seconds: '9' }, { retry_after_seconds: -1 }])(
  'without a time only the help is told: %j',
  (body) => {
    expect(waitHint(refusal(body))).toBe(help)
  },
)

test('no other failure is a wait', () => {
  for (const error of [refusal({ retry_after_seconds: 5 }, 401), new Error('429'), null]) {
    expect([mustWait(error), waitHint(error)]).toEqual([false, null])
  }
})
