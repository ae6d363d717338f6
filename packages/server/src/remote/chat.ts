import { z } from 'zod'
import { type ServiceConfig, ServiceError, type ServiceLimits, openExchange } from './exchange.ts'

const usual_model = 'gpt-4o-mini'

/** What is asked about a photo, and the shape of the answer; the name says what that is, in the schema and in the log. */
export interface PhotoQuestion<Schema extends z.ZodType> {
  readonly name: string
  readonly instructions: string
  readonly schema: Schema
}

const completion = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1) })

const fence = '```'

/** What stands within the first fence of a text, or else the text. */
function readFenced(content: string): string {
  const start = content.indexOf(fence)
  const end = start === -1 ? -1 : content.indexOf(fence, start + fence.length)
  return end === -1 ? content : content.slice(start + fence.length, end).replace(/^json/i, '')
}

/** Models of one's own often wrap what they were asked for, and not all servers hold them to a schema. */
function parseContent(content: string): unknown {
  try {
    return JSON.parse(readFenced(content))
  } catch {
    return undefined
  }
}

function readCompletion<Schema extends z.ZodType>(body: unknown, { name, schema }: PhotoQuestion<Schema>) {
  const content = completion.safeParse(body).data?.choices[0]?.message.content
  const { success, data } = schema.safeParse(content === undefined ? undefined : parseContent(content))
  if (!success) throw new ServiceError(`the service answered something else than a ${name}`)
  return data
}

function toResponseFormat({ name, schema }: PhotoQuestion<z.ZodType>): object {
  const { $schema: _, ...json_schema } = z.toJSONSchema(schema)
  return { type: 'json_schema', json_schema: { name, strict: true, schema: json_schema } }
}

/** Any server that speaks the protocol of OpenAI: the cloud, or a model at home. */
export function createChat(config: ServiceConfig, limits: ServiceLimits) {
  const address = new URL(`${config.url.replace(/(?<!\/)\/+$/, '')}/chat/completions`)
  const authorization = config.key === undefined ? {} : { authorization: `Bearer ${config.key}` }
  const headers = { ...authorization, 'content-type': 'application/json' }

  return {
    /** One question about one JPEG; a ServiceError where there is no answer of that shape. */
    async ask<Schema extends z.ZodType>(
      question: PhotoQuestion<Schema>,
      photo: Uint8Array,
      signal: AbortSignal,
    ): Promise<z.output<Schema>> {
      const { ask } = openExchange(signal, limits)
      const response_format = toResponseFormat(question)
      const write = (image_url: string | { readonly url: string }): string => {
        const content = [
          { type: 'text', text: question.instructions },
          { type: 'image_url', image_url },
        ]
        const model = config.model ?? usual_model
        return JSON.stringify({ model, temperature: 0, messages: [{ role: 'user', content }], response_format })
      }
      const url = `data:image/jpeg;base64,${Buffer.from(photo).toString('base64')}`
      let answer = await ask(address, { method: 'POST', headers, body: write({ url }) })
      // Some servers want the address itself where the protocol has an object.
      if (answer.status === 400) answer = await ask(address, { method: 'POST', headers, body: write(url) })
      if (answer.status !== 200) throw new ServiceError(`the service answered ${answer.status}`)
      return readCompletion(answer.body, question)
    },
  }
}
