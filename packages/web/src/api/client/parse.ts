import * as z from 'zod/mini'
import { nextTask } from './next-task.ts'

type Parsed = ReturnType<typeof z.safeParse<z.core.$ZodType>>

/** Reads an answer without the parts of it that have another shape; what is no object says nothing. */
export function parseParts(schema: z.ZodMiniType, body: unknown, { issues }: z.core.$ZodError): Parsed {
  const said = Object.entries(Object(body)).filter(([name]) => !issues.some(({ path }) => path[0] === name))
  return z.safeParse(schema, Object.fromEntries(said))
}

const slice_ms = 8

/** Checks an answer. A long list is checked in slices, so that a tap is heard while thousands of items come in. */
export async function parseAnswer(schema: z.ZodMiniType, body: unknown): Promise<Parsed> {
  if (!(schema instanceof z.ZodMiniArray) || !Array.isArray(body)) return z.safeParse(schema, body)
  const { element } = schema.def
  const data: unknown[] = []
  let began = performance.now()
  for (const one of body) {
    const parsed = z.safeParse(element, one)
    if (!parsed.success) return parsed
    data.push(parsed.data)
    if (performance.now() - began < slice_ms) continue
    await nextTask()
    began = performance.now()
  }
  return { success: true, data }
}
