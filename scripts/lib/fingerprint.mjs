import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const ignored = new Set(['node_modules', 'dist', 'testing'])

function isSource(name) {
  return !ignored.has(name) && !/(\.test\.tsx?|\.tsbuildinfo)$/.test(name)
}

function listFolder(folder) {
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => isSource(name))
  const files = entries.map((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? listFolder(path) : [path]
  })
  return files.flat().toSorted()
}

function listFiles(path) {
  const found = statSync(path, { throwIfNoEntry: false })
  if (found === undefined) return []
  return found.isDirectory() ? listFolder(path) : [path]
}

/**
 * One hash over files, folders and plain facts. Content and not time decides what is stale: a clone, a copy or a
 * switched branch carries meaningless times. Synchronous, because hundreds of small files are read several times faster so,
 * and every start waits for it.
 */
export function fingerprint(root, paths, facts = []) {
  const hash = createHash('sha256').update(JSON.stringify(facts))
  for (const file of paths.flatMap((path) => listFiles(join(root, path)))) {
    const content = readFileSync(file)
    hash.update(`\0${file.slice(root.length)}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}
