import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import { accept_backlog } from './http/hardening/listener.ts'
import { StartError } from './start-error.ts'

type Listener = Pick<FastifyInstance, 'listen' | 'addresses'>
type Where = Pick<Config, 'host' | 'port' | 'tls'>

const everywhere = new Set(['0.0.0.0', '::'])

/** How a process is called and set: the app, or one that has its own settings beside it. */
interface Names {
  readonly command: string
  readonly prefix: '' | `${string}_`
}

const app_names: Names = { command: 'npm start', prefix: '' }

function explain(error: unknown, { host, port }: Where, { command, prefix }: Names): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  switch (code) {
    case 'EADDRINUSE':
      return `${prefix}PORT ${port} on ${host} is taken. Stop what uses it, or choose another one: ${prefix}PORT=${port + 1} ${command}`
    case 'EACCES':
      return `${prefix}PORT ${port} is reserved for the system. Choose one above 1023, for example ${prefix}PORT=3000.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `${prefix}HOST ${host} is not an address of this machine. Use 127.0.0.1 for this machine alone, 0.0.0.0 for the network.`
    default:
      return undefined
  }
}

/** Listens, and turns the ways in which PORT and HOST can be wrong into sentences. */
export async function listen(app: Listener, where: Where, names: Names = app_names): Promise<void> {
  try {
    await app.listen({ host: where.host, port: where.port, backlog: accept_backlog })
  } catch (error) {
    const sentence = explain(error, where, names)
    throw sentence === undefined ? error : new StartError(sentence, { cause: error })
  }
}

/** The address to open in a browser; "all addresses" is none, so that becomes localhost. */
export function describeAddress(app: Listener, { host, port: wanted, tls }: Where): string {
  const address: AddressInfo | string | undefined = app.addresses()[0]
  // PORT=0 lets the system choose.
  const port = typeof address === 'object' ? address.port : wanted
  const name = everywhere.has(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return `${tls === undefined ? 'http' : 'https'}://${name}:${port}`
}
