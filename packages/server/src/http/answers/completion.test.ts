import { afterEach, expect, test } from 'vitest'
import type { Session } from '../authentication.ts'
import { logCompletions } from './completion.ts'
import { createLog } from '../log.ts'
import { createServer } from '../server.ts'

let lines: string[] = []
afterEach(() => {
  lines = []
})

const session: Session = {
  session_id: 1,
  user_id: 2,
  household_id: 3,
  role: 'owner',
  is_shared: false,
  inventory_version: 4,
  time_zone: 'UTC',
}

async function ask(level: 'info' | 'debug', method: 'GET' | 'POST', url: string) {
  const log = createLog(level, { write: (line) => void lines.push(line) })
  const app = createServer({ tls: undefined }, log)
  app.decorateRequest('session', null)
  logCompletions(app)
  app.get('/things/:id', () => 'here')
  app.post('/things', (request) => {
    request.session = session
    return 'done'
  })
  await app.inject({ method, url })
  await app.close()
  return lines.map((line): unknown => JSON.parse(line))
}

test('a change gets a line: which, when, how it went, how long it took, and whose household', async () => {
  const [line] = await ask('info', 'POST', '/things?token=hush')
  expect(line).toMatchObject({
    level: 30,
    msg: 'request',
    method: 'POST',
    route: '/things',
    status: 200,
    ms: expect.any(Number),
    household_id: 3,
    request_id: expect.any(String),
    time: expect.any(Number),
  })
  expect(lines.join('')).not.toContain('hush')
})

test('a quick read gets one only where somebody looks for something', async () => {
  expect(await ask('info', 'GET', '/things/7')).toEqual([])
  const [line] = await ask('debug', 'GET', '/things/7')
  expect(line).toMatchObject({ level: 20, route: '/things/:id', status: 200 })
})

test('a read that is refused gets one', async () => {
  expect(await ask('info', 'GET', '/nowhere')).toMatchObject([{ status: 404 }])
})
