declare const defined: unique symbol

interface Spelled {
  readonly name: string
  readonly text: string
  /** True of one that deletes a row or two, for which there is space also where the disk counts as full. */
  readonly is_small_delete?: boolean
}

/**
 * A named statement is parsed and planned once a connection instead of once a request. Only `defineStatement` makes one, so
 * that tests can read every statement there is as it reaches PostgreSQL.
 */
export interface Statement extends Spelled {
  readonly [defined]: true
}

const all: Statement[] = []

/** Every statement of the modules that were loaded so far. */
export const defined_statements: readonly Statement[] = all

/** Makes a statement known; an empty name lets PostgreSQL plan it anew each time. */
export function defineStatement(spelled: Spelled): Statement {
  const statement = spelled as Statement
  all.push(statement)
  return statement
}

/** The same for a group of statements. */
export function defineStatements<Name extends string>(
  group: Readonly<Record<Name, Spelled>>,
): Readonly<Record<Name, Statement>> {
  for (const spelled of Object.values<Spelled>(group)) defineStatement(spelled)
  return group as Readonly<Record<Name, Statement>>
}
