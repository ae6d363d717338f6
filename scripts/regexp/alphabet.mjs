/** Characters that patterns tell apart although they may not name them. */
const common = [
  'a',
  'Z',
  '_',
  '0',
  '9',
  ' ',
  '\t',
  '\n',
  '\r',
  '\0',
  '\u00a0',
  '!',
  '-',
  'é',
  'ß',
  '٣',
  'Ж',
  '中',
  '\u0301',
  '🥛',
  '￿',
]

const written = /\\(?:u\{([\da-fA-F]+)\}|u([\da-fA-F]{4})|x([\da-fA-F]{2}))/g

/**
 * One character for each set of characters that no part of a pattern can tell apart, with the parts that it fits: all
 * that is named in the pattern, its neighbours and what is common.
 */
export function buildAlphabet(source, flags, texts) {
  const named = [
    ...source,
    ...[...source.matchAll(written)].map((match) => String.fromCodePoint(parseInt(match.slice(1).find(Boolean), 16))),
  ]
  const near = named.flatMap((character) => {
    const code = character.codePointAt(0)
    return [character, String.fromCodePoint(Math.max(0, code - 1)), String.fromCodePoint(code + 1)]
  })
  const tests = [...new Set(texts)].map((text) => new RegExp(`^(?:${text})$`, flags.replaceAll(/[gym]/g, '')))
  const indexes = new Map([...new Set(texts)].map((text, index) => [text, index]))
  const symbols = new Map()
  for (const character of [...common, ...near]) {
    const fits = tests.map((test) => test.test(character))
    const key = fits.map(Number).join('')
    if (!symbols.has(key)) symbols.set(key, { character, fits: (text) => fits[indexes.get(text)] })
  }
  return [...symbols.values()]
}
