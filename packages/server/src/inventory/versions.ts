import { createHash } from 'node:crypto'
import { messages } from '@larder/contract/messages'
import { hashContent } from '../http/answers/etag.ts'
import { HttpError } from '../http/errors.ts'
import { item_columns } from '../item/columns.ts'

/** Another one when the list's JSON changes its shape, so that no browser keeps a list of an older release. */
const listShape = createHash('sha256').update(item_columns.join()).digest('base64url').slice(0, 6)

/**
 * The list's ETag. It is weak because the version is read before the list: a write in between makes the list newer
 * than its tag, which costs one more download and never hides a change.
 */
export function listETag(session: { readonly household_id: number; readonly inventory_version: number }): string {
  return `W/"${listShape}-${session.household_id}-${session.inventory_version}"`
}

/** An item's tag begins with its version, which If-Match of an edit takes; what else of it changes is in the rest. */
export function itemETag(version: number, json: string): string {
  return `"${version}-${hashContent([json])}"`
}

/** The version an edit was made from, of an If-Match header. */
export function readIfMatch(if_match: string | undefined): number | undefined {
  if (if_match === undefined || if_match.trim() === '*') return undefined
  const version = /^(?:W\/)?"?(\d{1,15})(?:-[\w-]+)?"?$/.exec(if_match.trim())?.[1]
  if (version === undefined) throw new HttpError(400, messages.input.version)
  return Number(version)
}
