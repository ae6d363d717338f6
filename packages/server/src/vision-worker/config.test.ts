import { availableParallelism } from 'node:os'
import { expect, test } from 'vitest'
import { StartError } from '../start-error.ts'
import { readWorkerConfig } from './config.ts'

const token = 'a-token-of-a-test'

test('a worker serves this machine alone unless it is told otherwise', () => {
  expect(readWorkerConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 3100,
    token: undefined,
    atOnce: availableParallelism(),
  })
  const variables = { VISION_HOST: '0.0.0.0', VISION_PORT: '0', VISION_TOKEN: token, VISION_AT_ONCE: '12' }
  expect(readWorkerConfig(variables)).toMatchObject({ host: '0.0.0.0', port: 0, token, atOnce: 12 })
})

const token_needed = 'VISION_TOKEN must be set when VISION_HOST can be reached from other machines.'

test.each([
  [{ VISION_HOST: '0.0.0.0' }, token_needed],
  [{ VISION_HOST: '::' }, token_needed],
  [{ VISION_HOST: '192.168.1.20' }, token_needed],
  [{ VISION_HOST: 'worker.example' }, token_needed],
  [{ VISION_TOKEN: 'short' }, 'VISION_TOKEN must have 16 to 200 letters, digits and signs, without spaces.'],
  [{ VISION_PORT: 'x' }, 'VISION_PORT must be a whole number from 0 to 65535.'],
  [{ VISION_AT_ONCE: '0' }, 'VISION_AT_ONCE must be a whole number from 1 to 256.'],
])('%j stops the start', (variables, sentence) => {
  expect(() => readWorkerConfig(variables)).toThrow(new StartError(sentence))
})
