import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import * as constants from '../../packages/contract/src/constants.ts'

const packages = fileURLToPath(new URL('../../packages/', import.meta.url))

/** The words of each file that runs, but for the constants themselves. */
async function readSources() {
  const files = await Promise.all(
    (await readdir(packages)).map(async (name) =>
      (await readdir(join(packages, name, 'src'), { recursive: true })).map((file) =>
        join(packages, name, 'src', file),
      ),
    ),
  )
  const wanted = files.flat().filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.endsWith('src/constants.ts'))
  return await Promise.all(wanted.map(async (file) => new Set((await readFile(file, 'utf8')).match(/\w+/g))))
}

// Style sheets know the medium breakpoint by its 900 px, and read no constants.
const in_style_sheets = ['layout.mobile_breakpoint']

/** Its fields; what is filed under names of categories is looked up by them. */
const fieldsOf = (value) =>
  Object.prototype.toString.call(value) === '[object Object]'
    ? Object.keys(value).filter((key) => /^[a-z]/.test(key))
    : []

const has = (word) => (words) => words.has(word)

test('every constant of the product is read by what runs, not by its test alone', async () => {
  const sources = await readSources()
  const unread = Object.entries(constants).flatMap(([name, value]) => {
    const readers = sources.filter(has(name))
    const missing = fieldsOf(value)
      .filter((key) => !readers.some(has(key)))
      .map((key) => `${name}.${key}`)
    return readers.length === 0 ? [name] : missing
  })
  expect(unread).toEqual(in_style_sheets)
})
