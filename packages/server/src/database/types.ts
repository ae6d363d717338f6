import { types } from 'pg'
import type { CustomTypesConfig } from 'pg'

const { builtins } = types

/** `2026-11-15 03:15:25.123+00` as PostgreSQL writes it becomes the ISO form the wire uses. */
function parseMoment(text: string): string {
  return new Date(`${text.replace(' ', 'T')}${/[+-]\d\d$/.test(text) ? ':00' : ''}`).toISOString()
}

function parseBigint(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 ${text} is beyond what a number holds exactly`)
  return value
}

const parsers = new Map<number, (text: string) => unknown>([
  [builtins.NUMERIC, Number],
  [builtins.INT8, parseBigint],
  // A calendar day stays text: as a Date it would pass through the server's time zone.
  [builtins.DATE, (text) => text],
  [builtins.TIMESTAMPTZ, parseMoment],
])

/** Rows come out in the shapes of the contract, so that no repository maps them. */
export const rowTypes: CustomTypesConfig = {
  getTypeParser: (oid, format) => parsers.get(oid) ?? types.getTypeParser(oid, format),
}
