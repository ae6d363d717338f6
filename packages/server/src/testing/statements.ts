import { type Statement, defined_statements } from '../database/statement.ts'

const modules = import.meta.glob(['../**/*{repository,statements}.ts', '../database/{*,disk/*}.ts', '!../**/*.test.ts'])

/** Every statement of the server as it reaches PostgreSQL; the linter keeps them in these modules. */
export async function loadStatements(): Promise<readonly Statement[]> {
  await Promise.all(Object.values(modules).map((load) => load()))
  return defined_statements
}
