import { createApiClient } from './api.ts'

/** Set by any text of ours that a page takes for more than text. */
export const flag = 'pwned'

/** Markup, a template and a script in one text; the end tells which field it is in. */
export function hostile(field: string): string {
  return `"><img src=/${flag} onerror=${flag}=1><svg onload=${flag}=1><script>${flag}=1</script>{{${flag}=1}}\${${flag}=1} ${field}`
}

interface Property {
  type?: string | string[]
  maxLength?: number
  pattern?: string
  anyOf?: Property[]
}

interface Description {
  paths: Record<string, Record<string, { requestBody?: { content: Record<string, { schema: Schema }> } }>>
}

interface Schema {
  properties?: Record<string, Property>
}

/** The fields of a call that take any text, as the server itself describes them: a new one is tried without a word here. */
async function textFieldsOf(method: string, path: string): Promise<string[]> {
  const { paths } = await createApiClient().json<Description>('GET', '/api/openapi.json')
  const { properties = {} } = paths[path]?.[method]?.requestBody?.content['application/json']?.schema ?? {}
  return Object.entries(properties)
    .filter(([name, property]) => {
      const { maxLength, pattern } = property.anyOf?.[0] ?? property
      return maxLength !== undefined && pattern === undefined && !/password|_url$/.test(name)
    })
    .map(([name]) => name)
}

/** A body with hostile text in every field that takes text, and the rest as given. */
export async function hostileBody(method: string, path: string, rest: object): Promise<Record<string, unknown>> {
  const fields = await textFieldsOf(method, path)
  if (fields.length === 0) throw new Error(`${method} ${path} takes no text`)
  return { ...Object.fromEntries(fields.map((name) => [name, hostile(name)])), ...rest }
}
