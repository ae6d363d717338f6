/** Text as it is searched: small letters without marks, words apart by one space. The same here and in the table. */
export function foldWords(text: string): string {
  const plain = /^[\x20-\x7e]*$/.test(text) ? text : text.normalize('NFKD').replaceAll(/\p{M}+/gu, '')
  return plain
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** "en:oat-milks" as a person would write it; what is no tag stays. */
function readTag(tag: string): string {
  const words = /^[a-z]{2}:/.test(tag) ? tag.slice(3).replaceAll('-', ' ') : tag
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Categories as text, from text or from the service's tags. */
export function readTags(value: unknown): unknown {
  const tags = Array.isArray(value) ? value.map(String) : typeof value === 'string' ? value.split(',') : undefined
  if (tags === undefined) return value
  return tags
    .map((tag) => readTag(tag.trim()))
    .filter((tag) => tag !== '')
    .join(', ')
}

// oxlint-disable-next-line no-control-regex -- they are what is to be taken out
const unwanted = /[\u0000-\u001f\u007f\p{Surrogate}\s]+/gu
const entities: Readonly<Record<string, string>> = { quot: '"', amp: '&', lt: '<', gt: '>', '#39': "'", apos: "'" }

/** Untrusted text as one line of ours: nothing that cannot be stored or seen, and not too long; null where nothing is left. */
export function cleanText(value: unknown, max: number): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null
  let text = String(value)
  if (text.includes('&'))
    text = text.replaceAll(/&(quot|amp|lt|gt|#39|apos);/g, (_, name: string) => entities[name] ?? '')
  text = text.replaceAll(unwanted, ' ').trim()
  if (text.length > max)
    text = text
      .slice(0, max)
      .replace(/[\ud800-\udbff]$/, '')
      .trimEnd()
  return text === '' ? null : text
}
