const opaque = (tag: string): string => tag.trim().replace(/^W\//, '')

/** True where the client already holds what the tag stands for. */
export function matchesETag(if_none_match: string | undefined, etag: string): boolean {
  if (if_none_match === undefined) return false
  if (if_none_match === etag || if_none_match.trim() === '*') return true
  return if_none_match.split(',').some((tag) => opaque(tag) === opaque(etag))
}
