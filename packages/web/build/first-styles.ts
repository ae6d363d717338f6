import { readFileSync } from 'node:fs'

interface FirstStyles {
  /** Those that apply everywhere, by the name under which they are looked for. */
  globals: Record<string, string[]>
  rules: string[]
}

const file = new URL('first-styles.json', import.meta.url)

const sheet = (name: string, rules: readonly string[]): string =>
  `<style data-emotion="${name}">${rules.join('')}</style>`

/**
 * The styles of the first screens as the app itself would write them, in the form in which it takes them over: then it
 * has none to make while the first screen is shown. One that is out of date is made as ever.
 */
export function firstStyles(): string {
  const { globals, rules }: FirstStyles = JSON.parse(readFileSync(file, 'utf8'))
  const names = rules.flatMap((rule) => [...rule.matchAll(/\.css-([a-z\d]+)/g)].map(([, name]) => name))
  return [
    ...Object.entries(globals).map(([name, everywhere]) => sheet(name, everywhere)),
    sheet(['css', ...new Set(names)].join(' '), rules),
  ].join('')
}
