import { type Statement, defined_statements } from '../database/statement.ts'

const modules = import.meta.glob(['../**/*{repository,statements}.ts', '../database/{*,disk/*}.ts', '!../**/*.test.ts'])

/** Every statement of the server as it reaches PostgreSQL; the linter keeps them in these modules. */
export async function loadStatements(): Promise<readonly Statement[]> {
  await Promise.all(Object.values(modules).map((load) => load()))
  return defined_statements
}

/** A statement of a test's own, which is not one of the server's. */
export const testStatement = (spelled: Pick<Statement, 'name' | 'text'>): Statement => spelled as Statement
