import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const folder = fileURLToPath(new URL('..', import.meta.url))
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file))
const sheets = files.filter((file) => file.endsWith('.module.css'))

/** The classes that a sheet has. */
function classesOf(sheet: string): string[] {
  const rules = readFileSync(sheet, 'utf8').replaceAll(/\/\*.*?\*\//gs, '')
  const selectors = [...rules.matchAll(/([^{}]*)\{/g)].map(([, selector = '']) => selector.split(';').at(-1) ?? '')
  const own = selectors.filter((selector) => !selector.trim().startsWith('@')).join(' ')
  const names = own.replaceAll(/:global\((?:[^()]|\([^()]*\))*\)/g, '').matchAll(/\.([a-z]\w*)/gi)
  return [...new Set([...names].map(([, name = '']) => name))]
}

/** Which classes of which sheet the scripts name; a name that is computed stands for all of them. */
function findUses(): Map<string, Set<string>> {
  const uses = new Map(sheets.map((sheet) => [sheet, new Set<string>()]))
  for (const file of files.filter((name) => /(?<!\.test)\.tsx?$/.test(name))) {
    const script = readFileSync(file, 'utf8')
    for (const [, name = '', path = ''] of script.matchAll(/import (\w+) from '(\S+\.module\.css)'/g)) {
      const sheet = join(dirname(file), path)
      const body = script.replaceAll(/^import .*$/gm, '')
      const named = [...body.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, one = '']) => one)
      const computed = body.includes(`${name}[`) ? classesOf(sheet) : []
      for (const one of [...named, ...computed]) uses.get(sheet)?.add(one)
    }
  }
  return uses
}

test('every class that a script names is in its sheet, and every class of a sheet is named', () => {
  const uses = findUses()
  expect(sheets.length).toBeGreaterThan(20)
  for (const sheet of sheets) {
    expect([...(uses.get(sheet) ?? [])].toSorted(), basename(sheet)).toEqual(classesOf(sheet).toSorted())
  }
})

test('no two sheets have one name, which their classes begin with', () => {
  expect(new Set(sheets.map((sheet) => basename(sheet))).size).toBe(sheets.length)
})
