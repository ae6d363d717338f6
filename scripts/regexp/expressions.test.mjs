import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../lib/project.mjs'
import { findAmbiguity } from './ambiguity.mjs'
import { listSources, readExpressions, recordExpressions } from './collect.mjs'

/** Expressions that may take more than linear time, since no text that they see is longer than this. */
const bounded = {
  'packages/contract/src/values/quantity.ts': { patterns: 1, longest: 200 },
}

/** Sources that put expressions together after they were loaded, out of what we have written ourselves. */
const made_later = {
  'packages/server/src/http/site/site-build.ts':
    'addresses of screens with [^/]+ for what is variable, from our own build',
}

const sources = await listSources()
const read = await Promise.all(sources.map(async (path) => ({ path, ...(await readExpressions(path)) })))

async function listExpressions({ path, written, isMadeOnLoad }) {
  const made = isMadeOnLoad ? await recordExpressions(() => import(/* @vite-ignore */ join(root, path))) : []
  return [...written, ...made]
}

test('no expression of the product can be kept busy by a long text', async () => {
  let count = 0
  const found = {}
  for (const source of read) {
    const expressions = await listExpressions(source)
    count += expressions.length
    const slow = expressions
      .map(({ source: pattern, flags }) => ({ pattern, text: findAmbiguity(pattern, flags) }))
      .filter(({ text }) => text !== null)
    if (slow.length > (bounded[source.path]?.patterns ?? 0))
      found[source.path] = slow.map(({ pattern, text }) => `/${pattern}/ with many ${JSON.stringify(text)}`)
  }
  expect(found).toEqual({})
  // Whoever moves the sources must not end up with a test of nothing.
  expect(count).toBeGreaterThan(250)
})

test('no source puts expressions together out of what it is given', () => {
  const paths = read.filter(({ isMadeLater }) => isMadeLater).map(({ path }) => path)
  expect(paths).toEqual(Object.keys(made_later))
})
