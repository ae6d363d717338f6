import type { OpenQueries } from './database.ts'

/** A statement in the body of one of our functions, with parameters where it names those of the function. */
export interface FunctionStatement {
  readonly name: string
  readonly text: string
}

const listBodies = {
  name: 'list_function_bodies',
  text: `
    select proname::text as name, prosrc as body from pg_proc join pg_language on pg_language.oid = prolang
    where pronamespace = current_schema()::regnamespace and lanname = 'plpgsql' and prorettype <> 'trigger'::regtype
    order by proname`,
}

// What stands before a statement in PL/pgSQL.
const control = /^(begin|return query|if [^]*? then|foreach [^]*? loop)\s+/i
const statement_start = /^(select|insert|update|delete|with)\b/i

/** The household is the first parameter, as in every other statement; what else is named follows. */
function toParameters(statement: string): string {
  const names = statement.includes('p_household_id') ? ['p_household_id'] : []
  const withoutTarget = statement.replaceAll(/\s+into v_\w+/g, '')
  return withoutTarget.replaceAll(/\b[pv]_\w+(?:\.\w+)?/g, (name) => {
    if (!names.includes(name)) names.push(name)
    return `$${names.indexOf(name) + 1}`
  })
}

function listStatements(body: string): string[] {
  const code = body.replaceAll(/--.*$/gm, '').replace(/^\s*declare[^]*?(?=\bbegin\b)/i, '')
  return code.split(';').flatMap((part) => {
    let text = part.trim()
    while (control.test(text)) text = text.replace(control, '')
    return statement_start.test(text) ? [toParameters(text)] : []
  })
}

/** Every statement of the functions that a migration has made, named after its function. */
export async function readFunctionStatements(database: OpenQueries): Promise<FunctionStatement[]> {
  const functions = await database.query<{ name: string; body: string }>(listBodies)
  return functions.flatMap(({ name, body }) =>
    listStatements(body).map((text) => ({ name: `${name}: ${text.split(/\s+/).slice(0, 3).join(' ')}`, text })),
  )
}
