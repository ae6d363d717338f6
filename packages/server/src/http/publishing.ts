import type { IncomingHttpHeaders } from 'node:http'
import type { Call } from '@larder/contract/calls/call'
import { client_id_header, client_id_pattern, type LiveKind } from '@larder/contract/live'
import type { AccessOf } from './access.ts'
import type { Session } from './authentication.ts'

/** What is new in a household, for those who look at it. */
export interface Change {
  readonly household_id: number
  readonly kinds: readonly LiveKind[]
  /** The open app that made the change, and knows of it already. */
  readonly origin?: string | undefined
  /** Whose sessions may have ended, or show another household now. */
  readonly user_id?: number | undefined
}

export type Publish = (change: Change) => void

/** What the handler of a write may say beside its answer. */
export interface Telling {
  /** Names a household other than the session's in which something changed as well; told once the handler has succeeded. */
  readonly tellHousehold: (household_id: number, kinds?: readonly LiveKind[]) => void
}

/** The open app that asks, where it says so in the form that the contract has for it. */
export function readClientId(headers: IncomingHttpHeaders): string | undefined {
  const id = headers[client_id_header]
  return typeof id === 'string' && client_id_pattern.test(id) ? id : undefined
}

interface Asked {
  readonly headers: IncomingHttpHeaders
  readonly session?: Session
}

type Work<Request, Reply, Answer> = (request: Request, reply: Reply) => Answer | Promise<Answer>

/** Has others told what a call changes by the contract's table, once its handler has succeeded: by then it is committed. */
export function publishAfter<Request, Reply, Answer>(
  { accessOf, publish }: { readonly accessOf: AccessOf; readonly publish: Publish },
  call: Call,
  handler: Work<Request, Reply, Answer>,
): Work<Request, Reply, Answer> {
  const access = accessOf(call)
  if (access === undefined || call.method === 'GET') return handler
  // What people do about themselves may end sessions or move them to another household.
  const concernsSessions = access.role === 'anybody'
  return async (request, reply) => {
    const { session, headers } = request as Asked
    const told: [household_id: number, kinds: readonly LiveKind[]][] = []
    const tellHousehold: Telling['tellHousehold'] = (id, kinds = ['household']) => void told.push([id, kinds])
    const answer = await handler(Object.assign(request as object, { tellHousehold }) as Request, reply)
    if (session === undefined) return answer
    const { household_id, user_id } = session
    const origin = readClientId(headers)
    if (access.changes !== undefined || concernsSessions)
      publish({ household_id, kinds: access.changes ?? [], origin, user_id: concernsSessions ? user_id : undefined })
    for (const [id, kinds] of told) publish({ household_id: id, kinds, origin })
    return answer
  }
}
