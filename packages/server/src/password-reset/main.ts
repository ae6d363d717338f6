import { Client } from 'pg'
import { password as password_limits } from '@larder/contract/constants'
import { messages } from '@larder/contract/messages'
import { createPasswords } from '../auth/passwords.ts'
import { readConfig } from '../config.ts'
import { openConnection } from '../database/connection.ts'
import { createLog } from '../http/log.ts'
import { StartError } from '../start-error.ts'
import { inventPassword } from './invent-password.ts'
import { Interrupted, askHidden } from './prompt.ts'
import { isKnown, resetPassword } from './repository.ts'

const usage = `npm run user:password NAME

Gives the person with this username or email a new password and signs out all of their devices. In a terminal it asks
for the password, and Enter alone invents one; elsewhere it invents one and prints it.`

const say = (line: string) => process.stdout.write(`${line}\n`)

async function choosePassword(name: string): Promise<{ readonly password: string; readonly is_invented: boolean }> {
  if (!process.stdin.isTTY) return { password: inventPassword(), is_invented: true }
  const terminal = { input: process.stdin, output: process.stdout }
  const password = await askHidden(terminal, `New password for ${name} (Enter alone invents one): `)
  if (password === '') return { password: inventPassword(), is_invented: true }
  if (password.length < password_limits.min_length) throw new StartError(messages.auth.passwordTooShort)
  if (password.length > password_limits.max_length) {
    throw new StartError(`A password has at most ${password_limits.max_length} characters.`)
  }
  if ((await askHidden(terminal, 'Once more: ')) !== password) throw new StartError(messages.auth.passwordsDiffer)
  return { password, is_invented: false }
}

async function change(client: Client, name: string): Promise<void> {
  const unknownUser = new StartError(`Nobody here has the username or email ${name}.`)
  if (!(await isKnown(client, name))) throw unknownUser
  const { password, is_invented } = await choosePassword(name)
  const reset = await resetPassword(client, name, await createPasswords().hash(password))
  if (reset === undefined) throw unknownUser
  if (is_invented) say(`New password: ${password}`)
  say(`${reset.username} has a new password. Devices signed out: ${reset.sessions}.`)
}

async function run(): Promise<void> {
  const [name, ...rest] = process.argv.slice(2)
  if (name === undefined || name.startsWith('-') || rest.length > 0) throw new StartError(usage)
  const { connection, close } = await openConnection(readConfig(process.env), createLog('warn'))
  const client = new Client({ ...connection, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await change(client, name)
  } finally {
    await client.end().catch(() => {})
    await close()
  }
}

try {
  await run()
  process.exit(0)
} catch (error) {
  if (error instanceof Interrupted) process.exit(130)
  process.stderr.write(
    `${error instanceof StartError ? error.message : error instanceof Error ? error.stack : error}\n`,
  )
  process.exit(1)
}
