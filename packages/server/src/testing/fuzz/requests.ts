import { every_call } from '@larder/contract/calls/calls'
import type { Call, RequestHeader } from '@larder/contract/calls/call'
import * as fc from 'fast-check'
import { type Form, anyForm, form_type } from './forms.ts'
import { anyJson, spoilings, writeJson } from './json.ts'
import { type Schema, nearlyRight, readSchema, rightValue } from './schema.ts'
import { anyHeader, anyKey, anyText } from './texts.ts'

/** Every call of the contract by its name. */
export const calls: Readonly<Record<string, Call>> = every_call

/** A thing that is there when the request is made, of the sender or of another household; or any text. */
export type Id = { readonly of: 'mine' | 'theirs'; readonly index: number } | { readonly text: string }

/** One request, as data that can be printed and made again. */
export interface FuzzRequest {
  readonly call: string
  readonly sender: 'owner' | 'nobody' | 'forger'
  readonly ids: Readonly<Record<string, Id>>
  readonly search: string
  readonly headers: Readonly<Record<string, string>>
  readonly type: string | undefined
  readonly body: string | Buffer | Form | undefined
}

const often = <Value>(usual: fc.Arbitrary<Value>, seldom: fc.Arbitrary<Value>, weight = 8) =>
  fc.oneof({ weight, arbitrary: usual }, { weight: 1, arbitrary: seldom })

const sender = often<FuzzRequest['sender']>(fc.constant('owner'), fc.constantFrom('nobody', 'forger'), 6)

// A lone surrogate cannot be written in an address; in JSON it can.
const encode = (text: string) => encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\ufffd'))

const percent = ['%', '%zz', '%00', '%ff', '%c0%af', '%ed%a0%80', '..%2f', '%252e', '+', ';', '%0d%0a']

const pathText = fc.oneof(
  anyText.map((text) => encode(text.slice(0, 1_000))),
  fc.constantFrom(...percent, '0', '-1', '1.0', '9007199254740993', '9'.repeat(16), '1'.repeat(17), '1e1', '0x1'),
)

const id: fc.Arbitrary<Id> = often<Id>(
  fc.record({
    of: often<'mine' | 'theirs'>(fc.constant('mine'), fc.constant('theirs'), 5),
    index: fc.nat({ max: 20 }),
  }),
  pathText.map((text) => ({ text })),
  5,
)

function idsOf({ path }: Call): fc.Arbitrary<FuzzRequest['ids']> {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  return fc.record(Object.fromEntries(names.map((name) => [name, id])))
}

const oddPair = fc.tuple(anyKey.map(encode), fc.oneof(pathText, anyText.map(encode))).map((pair) => pair.join('='))

function writeQuery(value: unknown): string {
  return Object.entries(value as object)
    .filter(([, field]) => field !== undefined)
    .map(([key, field]) => `${encode(key)}=${encode(typeof field === 'string' ? field : writeJson(field))}`)
    .join('&')
    .slice(0, 8_000)
}

function searchOf({ query }: Call): fc.Arbitrary<string> {
  const odd = fc.array(oddPair, { maxLength: 4 }).map((pairs) => pairs.join('&').slice(0, 8_000))
  if (query === undefined) return often(fc.constant(''), odd)
  const schema = readSchema(query)
  const twice = rightValue(schema).map((value) => `${writeQuery(value)}&${writeQuery(value)}`)
  return fc.oneof(rightValue(schema).map(writeQuery), nearlyRight(schema).map(writeQuery), twice, odd)
}

function headersOf({ headers = [] }: Call): fc.Arbitrary<FuzzRequest['headers']> {
  const right: Readonly<Record<RequestHeader, fc.Arbitrary<string>>> = {
    'Client-Id': fc.stringMatching(/^[\w-]{8,36}$/),
    'Idempotency-Key': fc.oneof(fc.uuid(), fc.constantFrom('again', 'and again')),
    'If-Match': fc.constantFrom('"1"', '*', '"0"'),
  }
  const named = headers.map((name) => [name, often(right[name], anyHeader, 4)] as const)
  const tag = often(fc.constantFrom('"1"', '*', 'W/"1"'), anyHeader, 4)
  const odd = {
    'if-none-match': tag,
    'x-forwarded-for': anyHeader,
    accept: anyHeader,
    'accept-encoding': anyHeader,
    cookie: anyHeader,
  }
  return fc.record({ ...Object.fromEntries(named), ...odd }, { requiredKeys: [] })
}

const json_type = 'application/json'
const oddType = fc.constantFrom(
  undefined,
  '',
  'text/plain',
  'application/json; charset=utf-16',
  'application/json;charset=',
  'APPLICATION/JSON',
  'application/jsonp',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  form_type,
  'text/html, application/json',
  '/',
  'x'.repeat(2_000),
)

function textsOf(schema: Schema): fc.Arbitrary<string | Buffer> {
  const right = rightValue(schema).map(writeJson)
  const spoilt = fc.tuple(right, fc.constantFrom(...Object.keys(spoilings))).map(([text, kind]) => {
    return spoilings[kind]?.(text) ?? text
  })
  return fc.oneof<fc.WeightedArbitrary<string | Buffer>[]>(
    { weight: 8, arbitrary: right },
    { weight: 8, arbitrary: nearlyRight(schema).map(writeJson) },
    { weight: 2, arbitrary: anyJson.map(writeJson) },
    { weight: 2, arbitrary: spoilt },
  )
}

function bodyOf(call: Call): fc.Arbitrary<Pick<FuzzRequest, 'type' | 'body'>> {
  const anyBody = fc.oneof(anyJson.map(writeJson), anyForm, fc.uint8Array({ maxLength: 200 }).map(Buffer.from))
  const odd = fc.record({ type: oddType, body: fc.option(anyBody, { nil: undefined }) })
  if (call.image === true) return often(fc.record({ type: fc.constant(form_type), body: anyForm }), odd, 10)
  if (call.body === undefined) return often(fc.constant({ type: undefined, body: undefined }), odd, 4)
  const texts = textsOf(readSchema(call.body))
  return fc.record({
    type: often<string | undefined>(fc.constant(json_type), oddType, 12),
    body: often<FuzzRequest['body']>(texts, anyBody, 20),
  })
}

/** Requests of one call: right ones, nearly right ones and such as nobody would think of. */
export function requestsOf(name: string): fc.Arbitrary<FuzzRequest> {
  const call = calls[name]
  if (call === undefined) throw new Error(`The contract has no call ${name}`)
  return fc
    .record({ sender, ids: idsOf(call), search: searchOf(call), headers: headersOf(call), content: bodyOf(call) })
    .map(({ content, ...rest }) => ({ call: name, ...rest, ...content }))
}

/** Whether a right request of this call costs a password hash or a look at a photo. */
const isSlow = (name: string) =>
  calls[name]?.image === true || /^(login|register|changePassword|deleteAccount)$/.test(name)

/** Requests of every call, the slow ones less often. */
export const anyRequest: fc.Arbitrary<FuzzRequest> = fc.oneof(
  ...Object.keys(calls).map((name) => ({ weight: isSlow(name) ? 1 : 3, arbitrary: requestsOf(name) })),
)
