import { expect } from 'vitest'
import type { Delay } from '../auth/delays/delay-kinds.ts'
import type { Answer, TestApp } from './app.ts'

interface Attempt {
  readonly username: string
  readonly password: string
  readonly device_code?: string
}

/** Log-ins from addresses of the test's choice; the app has to trust 127.0.0.1 as a proxy. */
export function createLogins(larder: () => TestApp) {
  const run = (text: string, ...values: unknown[]) => larder().database.query({ name: '', text }, values)

  const attempt = (body: Attempt, from: string, device = 'Firefox/132.0'): Promise<Answer> =>
    larder().anonymous.post('/api/auth/login', body, { 'x-forwarded-for': from, 'user-agent': device })

  return {
    run,
    attempt,

    async login(username: string, password: string, from: string, device?: string): Promise<number> {
      return (await attempt({ username, password }, from, device)).status
    },

    async fail(username: string, from: string, times: number): Promise<void> {
      for (let round = 0; round < times; round += 1) {
        expect((await attempt({ username, password: 'wrong password' }, from)).status).toBe(401)
      }
    },

    /** As if these many had failed already: a hundred hashes would make the test slow. */
    exhaust: ({ name, free }: Delay) =>
      run(`update login_delay set failures = $2 where login_delay_key like $1 || ':%'`, name, free - 1),

    /** Makes a wait that has begun a long one: a second is soon over on a busy machine. */
    async lengthen({ name, free }: Delay): Promise<void> {
      const text = `update login_delay set open_at = open_at + interval '10 minutes'
        where login_delay_key like $1 || ':%' and failures >= $2 returning failures`
      expect(await run(text, name, free)).toHaveLength(1)
    },
  }
}
