import { type Call, errorResponse, type RequestHeader } from '@larder/contract/calls/call'
import { every_call } from '@larder/contract/calls/calls'
import { lastLine, progress_type, readingProgress } from '@larder/contract/reading-progress'
import * as z from 'zod/mini'
import type { App } from '../handle.ts'
import { version } from './version.ts'

type Json = Readonly<Record<string, unknown>>

function toSchema(schema: z.ZodMiniType): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return rest
}

function toParameters(place: 'path' | 'query', schema: z.ZodMiniType | undefined): Json[] {
  if (schema === undefined) return []
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

const headerWords: Readonly<Record<RequestHeader | 'Household-Id' | 'If-None-Match', string>> = {
  'Client-Id': 'Names this running app: it is not told of its own changes',
  'Household-Id': 'The household that the call is meant for; where the session shows another one the answer is 412',
  'Idempotency-Key': 'Names one attempt: sent again with the same key it is answered again and done once',
  'If-Match': 'The ETag of the version an edit was made from; where the item has moved on the answer is 409',
  'If-None-Match': 'The ETag of what the caller holds; where nothing changed the answer is 304 without a body',
}

/** Whether its answer is tagged, as etag.ts does: JSON for somebody signed in. */
const isTagged = ({ method, open, file: isFile, stream }: Call): boolean =>
  method === 'GET' && open !== true && isFile !== true && stream !== true

function toHeaders(call: Call): Json[] {
  const headers = [
    ...(call.headers ?? []),
    ...(isTagged(call) ? ['If-None-Match' as const] : []),
    ...(call.open === true ? [] : ['Household-Id' as const]),
  ]
  return headers.map((name) => ({
    name,
    in: 'header',
    required: false,
    description: headerWords[name],
    schema: { type: 'string' },
  }))
}

const image = { type: 'object', properties: { image: { type: 'string', format: 'binary' } }, required: ['image'] }

function toRequestBody({ body, image: isImage }: Call): Json {
  if (isImage === true)
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema: image } } } }
  if (body === undefined) return {}
  return { requestBody: { required: true, content: { 'application/json': { schema: toSchema(body) } } } }
}

const failure = (description: string): Json => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
})

const file = { schema: { type: 'string', format: 'binary' } }

function toContent({ file: isFile, stream: isStream, progress, response }: Call): Json {
  if (isStream === true) return { 'text/event-stream': { schema: { type: 'string' } } }
  if (isFile === true) return { 'application/json': file, 'application/zip': file }
  const lines = { [progress_type]: { schema: { anyOf: [toSchema(readingProgress), toSchema(lastLine)] } } }
  return { 'application/json': { schema: toSchema(response) }, ...(progress === true ? lines : {}) }
}

function toResponses(call: Call): Json {
  const takesInput = call.body !== undefined || call.query !== undefined || call.image === true
  return {
    '2XX': { description: 'Done', content: toContent(call) },
    ...(isTagged(call) ? { 304: { description: 'Nothing changed' } } : {}),
    ...(takesInput ? { 400: failure('The input is wrong; the message names the field') } : {}),
    ...(call.open === true
      ? {}
      : {
          401: failure('No valid token'),
          403: failure('The role in the household is not enough'),
          412: failure('Meant for another household of the person'),
        }),
    ...(call.params === undefined ? {} : { 404: failure('Unknown, or of another household') }),
    ...(call.body === undefined ? {} : { 409: failure('In conflict with what is stored') }),
    ...(call.heavy === true || call.image === true
      ? { 503: failure('The household asks for too much at once; Retry-After says when to come back') }
      : {}),
    default: failure('Anything else that went wrong'),
  }
}

function toOperation(name: string, call: Call): Json {
  return {
    operationId: name,
    summary: name.replaceAll(/(?=[A-Z])/g, ' ').toLowerCase(),
    tags: [call.path.split('/')[2] ?? ''],
    parameters: [...toParameters('path', call.params), ...toParameters('query', call.query), ...toHeaders(call)],
    ...toRequestBody(call),
    responses: toResponses(call),
    security: call.open === true ? [] : [{ token: [] }],
  }
}

/** Describes exactly the calls that are served, from the schemas that check them. */
export function describeApi(calls: readonly Call[]): Json {
  const paths: Record<string, Record<string, Json>> = {}
  for (const [name, call] of Object.entries<Call>(every_call)) {
    if (!calls.includes(call)) continue
    const path = call.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: toOperation(name, call) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Larder', version, description: 'Know what your household has, and when it runs out.' },
    paths,
    components: {
      schemas: { Error: toSchema(errorResponse) },
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    },
  }
}

/** The description as a call of its own; it is made once, when it is first asked for. */
export function openapiRoute(app: App): void {
  let description: Json | undefined
  app.fastify.get('/api/openapi.json', { onRequest: app.setHeaders }, () => (description ??= describeApi(app.calls)))
}
