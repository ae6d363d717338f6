import { writeFile } from 'node:fs/promises'
import { request as ask } from 'node:https'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { createCertificate } from './testing/operations/certificate.ts'
import { useProcesses } from './testing/operations/processes.ts'

/** The app as a supervisor runs it: without a terminal, under TLS, with metrics, told by signals. */
const processes = useProcesses('operation')
const patience = { timeout: 10_000 }
const { start } = processes

const [first, second] = [createCertificate(), createCertificate()]
const certFile = () => join(processes.dataDir, 'cert.pem')
const keyFile = () => join(processes.dataDir, 'key.pem')

interface Sent {
  readonly status: number
  readonly body: string
}

/** A request that trusts this certificate alone; `halves` sends its body in two parts, with a wait in between. */
async function send(url: string, ca: string, body?: object, halfWay?: () => Promise<void>): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const text = body === undefined ? '' : JSON.stringify(body)
    const headers = body === undefined ? {} : { 'content-type': 'application/json', 'content-length': text.length }
    const options = { ca, servername: 'localhost', agent: false, method: body === undefined ? 'GET' : 'POST', headers }
    const request = ask(url, options, (response) => {
      let received = ''
      response.on('data', (chunk) => (received += String(chunk)))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: received }))
      response.on('error', reject)
    })
    request.on('error', reject)
    if (halfWay === undefined) return void request.end(text)
    request.write(text.slice(0, 10))
    halfWay().then(() => request.end(text.slice(10)), reject)
  })
}

const person = { username: 'ada', email: 'ada@example.org', password: 'correct horse battery' }

test('a renewed certificate, metrics, and an end that finishes what is under way', async () => {
  await Promise.all([writeFile(certFile(), first.cert), writeFile(keyFile(), first.key)])
  const app = start({ TLS_CERT: certFile(), TLS_KEY: keyFile(), METRICS_PORT: '0', LOG_LEVEL: 'info' })
  const address = await app.address
  expect((await send(`${address}/api/health/ready`, first.cert)).status).toBe(200)

  const port = /"port":(\d+),"msg":"metrics are served"/.exec(app.output())?.[1]
  const readMetrics = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  expect(await readMetrics()).toContain(
    'larder_requests_total{method="GET",route="/api/health/ready",status="200"} 1\n',
  )

  await Promise.all([writeFile(certFile(), second.cert), writeFile(keyFile(), second.key)])
  app.child.kill('SIGHUP')
  await vi.waitFor(() => expect(app.output()).toContain('a renewed certificate is served'), patience)
  await expect(send(`${address}/api/health/live`, first.cert)).rejects.toThrow('certificate')
  expect((await send(`${address}/api/health/live`, second.cert)).status).toBe(200)

  const answer = await send(`${address}/api/auth/register`, second.cert, person, async () => {
    await vi.waitFor(async () => expect(await readMetrics()).toContain('larder_requests_under_way 1\n'), patience)
    app.child.kill('SIGTERM')
    await vi.waitFor(
      () => expect(send(`${address}/api/health/ready`, second.cert)).rejects.toThrow('ECONNREFUSED'),
      patience,
    )
  })
  expect(answer.status).toBe(201)
  expect(await app.ended).toBe(0)
  expect(app.output()).toContain('"reason":"SIGTERM"')
})

test('a forgotten password is replaced beside the app that runs, and without it', async () => {
  const app = start({ LOG_LEVEL: 'warn' })
  const address = await app.address
  const logIn = async (password: string) => {
    const body = JSON.stringify({ username: person.username, password })
    const headers = { 'content-type': 'application/json' }
    return (await fetch(`${address}/api/auth/login`, { method: 'POST', headers, body })).status
  }
  const replace = async () => {
    const command = start({}, 'nothing', ['password-reset/main.js', person.username])
    expect(await command.ended).toBe(0)
    return /New password: (\S+)\n/.exec(command.output())?.[1] ?? ''
  }
  expect(await logIn(person.password)).toBe(200)
  const beside = await replace()
  expect(await logIn(person.password)).toBe(401)
  expect(await logIn(beside)).toBe(200)
  app.child.kill('SIGTERM')
  expect(await app.ended).toBe(0)
  expect(await replace()).not.toBe(beside)
})
