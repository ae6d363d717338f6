import type { IncomingHttpHeaders } from 'node:http'
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RouteOptions,
  onRequestAsyncHookHandler,
  onRequestHookHandler,
} from 'fastify'
import type { Call, CheckedInput } from '@larder/contract/calls/call'
import { http_messages } from '@larder/contract/messages/server/http-messages'
import type * as z from 'zod/mini'
import type { FindSession, Session } from './authentication.ts'
import { type AccessOf, checkHousehold, createRoleCheck, findAccess } from './access.ts'
import { type Admission, createAdmission } from './hardening/admission.ts'
import { watchClient } from './hardening/client-gone.ts'
import { createAuthentication } from './authentication.ts'
import { type Recheck, createPermission, runWithPermission } from './permission.ts'
import { packAnswer } from './site/compression.ts'
import { HttpError } from './errors.ts'
import { leaveOutHeld, matchesETag } from './answers/etag.ts'
import { FileAnswer, sendFile } from './answers/file-answer.ts'
import { JsonPieces, sendPieces } from './answers/json-pieces.ts'
import { OpenAnswer, sendOpen } from './answers/open-answer.ts'
import { acceptsProgress, type Progress, sendWithProgress } from './answers/progress-lines.ts'
import { type Publish, type Telling, publishAfter } from './publishing.ts'
import { type Upload, acceptUploads, receiveUpload } from './uploads.ts'

/** What the routes are laid upon; `calls` remembers what is served, for the documentation and the access tests. */
export interface App {
  readonly fastify: FastifyInstance
  readonly calls: Call[]
  readonly authenticate: (request: FastifyRequest) => Promise<void>
  readonly accessOf: AccessOf
  /** Looks at a permission again, of which the first look was long ago. */
  readonly recheck: Recheck
  readonly setHeaders: onRequestHookHandler
  readonly admission: Admission
  /** Tells other open apps, on whatever process, what has changed. */
  readonly publish: Publish
}

/** A body that is JSON text already, such as a list that PostgreSQL has built. */
export interface JsonText {
  readonly json: string
}

class ReadyJson implements JsonText {
  constructor(readonly json: string) {}
}

/** Answers with JSON text as it is, instead of parsing and writing it once more. */
export function jsonText(json: string): JsonText {
  return new ReadyJson(json)
}

export type CheckedRequest<C extends Call> = CheckedInput<C> & {
  readonly headers: IncomingHttpHeaders
  readonly ip: string
  /** Where links lead that come back here: as the operator says, else the protocol and host that the caller knows us by. */
  readonly origin: () => string
  readonly log: FastifyBaseLogger
} & (C extends { open: true } ? unknown : { readonly session: Session }) &
  (C extends { open: true } | { method: 'GET' } ? unknown : Telling) &
  // Aborted when whoever asked has gone.
  (C extends { image: true } ? Upload : { readonly signal: () => AbortSignal }) &
  (C extends { progress: true } ? Progress : unknown)

/** What a handler may say beside its answer: a status other than 200, and headers. */
export type Reply = Pick<FastifyReply, 'code' | 'header'>

/** `undefined` is an answer without a body, such as a 304. */
export type Answer<C extends Call> =
  | z.input<C['response']>
  | JsonText
  | JsonPieces
  | (C extends { file: true } ? FileAnswer : never)
  | undefined

export type Handler<C extends Call> = (request: CheckedRequest<C>, reply: Reply) => Promise<Answer<C>> | Answer<C>

/** Prepares a fastify instance for `handle`. */
export function createApp(
  fastify: FastifyInstance,
  findSession: FindSession,
  headers: Record<string, string>,
  publish: Publish = () => {},
  recheck: Recheck = async () => {},
): App {
  fastify.decorateRequest('session', null)
  fastify.decorateRequest('permission', null)
  return {
    fastify,
    calls: [],
    authenticate: createAuthentication(findSession),
    accessOf: findAccess,
    admission: createAdmission(),
    publish,
    recheck,
    setHeaders(_request, reply, done) {
      reply.headers(headers)
      done()
    },
  }
}

// What anybody may make us hold in memory: a registration with every character escaped is half of it.
const open_body_limit = 32_768

function check(schema: z.ZodMiniType | undefined, value: unknown, status: number): unknown {
  if (schema === undefined) return undefined
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw new HttpError(status, result.error.issues[0]?.message ?? http_messages.badRequest)
}

function checkInput<C extends Call>(call: C, request: FastifyRequest, reply: FastifyReply): CheckedRequest<C> {
  const { headers, ip, log, session } = request
  return {
    // Whatever cannot be an id belongs to nothing: it is not found rather than wrong.
    params: check(call.params, request.params, 404),
    query: check(call.query, request.query, 400),
    body: check(call.body, request.body, 400),
    headers,
    ip,
    origin: () => request.server.public_url ?? `${request.protocol}://${request.host}`,
    signal: () => watchClient(reply),
    log,
    session,
  } as unknown as CheckedRequest<C>
}

/** What a route may say of itself beside its handler. */
export interface RouteFacts {
  /** The tag of the answer, known before there is one: who holds it already is told so without waiting for a turn. */
  readonly etagOf?: (session: Session) => string
}

function isUnchanged({ etagOf }: RouteFacts, { session, headers }: FastifyRequest, reply: FastifyReply): boolean {
  if (etagOf === undefined || session === null) return false
  const etag = etagOf(session)
  void reply.header('etag', etag).header('cache-control', 'private, no-cache')
  return matchesETag(headers['if-none-match'], etag)
}

async function answer<C extends Call>(
  handler: Handler<C>,
  input: CheckedRequest<C>,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const answered: unknown = await handler(input, reply)
  if (answered instanceof FileAnswer) sendFile(answered, reply)
  else if (answered instanceof OpenAnswer) sendOpen(answered, request, reply)
  else if (answered instanceof JsonPieces) await sendPieces(answered, request, reply)
  else if (!(answered instanceof ReadyJson)) reply.send(answered)
  else reply.header('content-type', 'application/json; charset=utf-8').send(answered.json)
}

interface Route<C extends Call> extends RouteFacts {
  readonly call: C
  readonly handler: Handler<C>
}

async function serve<C extends Call>(app: App, route: Route<C>, request: FastifyRequest, reply: FastifyReply) {
  const { call, handler } = route
  try {
    const input = checkInput(call, request, reply)
    if (isUnchanged(route, request, reply)) return void reply.code(304).send()
    const upload = call.image === true ? await receiveUpload(call, request, reply) : undefined
    const whole = upload === undefined ? input : { ...input, ...upload }
    const { permission } = request
    if (permission?.isFresh() === false) await app.recheck(permission)
    const work = () =>
      call.progress === true && acceptsProgress(request)
        ? sendWithProgress((onProgress) => handler({ ...whole, onProgress }, reply), request, reply)
        : answer(handler, whole, request, reply)
    await app.admission.admit(call, request.session, reply, () => runWithPermission(permission, work))
  } catch (error) {
    reply.send(error)
  }
}

/** What comes before a call that is not open: the token, the household, the role; a call that the contract's table leaves out is served to nobody. */
function protect(app: App, call: Call): onRequestAsyncHookHandler {
  const access = app.accessOf(call)
  if (access === undefined)
    throw new Error(`calls/access.ts of the contract does not say who may ${call.method} ${call.path}`)
  const checkRole = createRoleCheck(access)
  const isWrite = call.method !== 'GET'
  return async (request) => {
    await app.authenticate(request)
    checkHousehold(request)
    checkRole(request)
    if (isWrite && request.session !== null) request.permission = createPermission(request, request.session, access)
  }
}

/**
 * The one way a route is made: checks of token, household and role, then the contract's schemas, then the photo if one is due, then the person's
 * turn where the call is heavy, then the handler.
 */
export function handle<const C extends Call>(app: App, call: C, handler: Handler<C>, facts: RouteFacts = {}): void {
  app.calls.push(call)
  const served: Route<C> = { ...facts, call, handler: publishAfter(app, call, handler) }
  const route: RouteOptions = {
    method: call.method,
    url: call.path,
    ...(call.open === true ? { bodyLimit: open_body_limit } : {}),
    onRequest: call.open === true ? app.setHeaders : [app.setHeaders, protect(app, call)],
    onSend: [leaveOutHeld, packAnswer],
    config: { isStream: call.stream === true },
    handler: (request, reply) => void serve(app, served, request, reply),
  }
  if (call.image !== true) return void app.fastify.route(route)
  // A scope of its own: to every other call a form stays a kind of content that is not supported.
  void app.fastify.register(async (scope) => {
    await acceptUploads(scope)
    scope.route(route)
  })
}
