import { expect, test } from 'vitest'

const sheets = import.meta.glob<string>('../**/*.module.css', { query: '?raw', import: 'default', eager: true })
const scripts = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

const nameOf = (path: string): string => path.replace(/^.*\//, '')

/** The classes that a sheet has. */
function classesOf(sheet: string): string[] {
  const rules = sheet.replaceAll(/\/\*.*?\*\//gs, '')
  const selectors = [...rules.matchAll(/([^{}]*)\{/g)].map(([, selector = '']) => selector.split(';').at(-1) ?? '')
  const own = selectors.filter((selector) => !selector.trim().startsWith('@')).join(' ')
  const names = own.replaceAll(/:global\((?:[^()]|\([^()]*\))*\)/g, '').matchAll(/\.([a-z]\w*)/gi)
  return [...new Set([...names].map(([, name = '']) => name))].toSorted()
}

const defined = Object.fromEntries(Object.entries(sheets).map(([path, sheet]) => [nameOf(path), classesOf(sheet)]))

/** Which classes of which sheet the scripts name; a name that is computed stands for all of them. */
function findUses(): Record<string, string[]> {
  const uses = new Map(Object.keys(defined).map((name) => [name, new Set<string>()]))
  for (const script of Object.values(scripts)) {
    const body = script.replaceAll(/^import .*$/gm, '')
    for (const [, local = '', path = ''] of script.matchAll(/import (\w+) from '(\S+\.module\.css)'/g)) {
      const named = [...body.matchAll(new RegExp(`\\b${local}\\.(\\w+)`, 'g'))].map(([, one = '']) => one)
      const computed = body.includes(`${local}[`) ? (defined[nameOf(path)] ?? []) : []
      for (const one of [...named, ...computed]) uses.get(nameOf(path))?.add(one)
    }
  }
  return Object.fromEntries([...uses].map(([name, classes]) => [name, [...classes].toSorted()]))
}

test('no two sheets have one name, which their classes begin with', () => {
  expect(Object.keys(defined).length).toBeGreaterThan(20)
  expect(Object.keys(defined)).toHaveLength(Object.keys(sheets).length)
})

test('every class that a script names is in its sheet, and every class of a sheet is named', () => {
  expect(findUses()).toEqual(defined)
})
