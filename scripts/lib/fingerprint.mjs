import { createHash } from 'node:crypto'
import { readFile, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

const ignored = new Set(['node_modules', 'dist', 'testing'])

function isSource(name) {
  return !ignored.has(name) && !/(\.test\.tsx?|\.tsbuildinfo)$/.test(name)
}

async function listFiles(path) {
  const found = await stat(path).catch(() => undefined)
  if (found === undefined) return []
  if (!found.isDirectory()) return [path]
  const names = (await readdir(path)).filter(isSource).toSorted()
  return (await Promise.all(names.map((name) => listFiles(join(path, name))))).flat()
}

/**
 * One hash over files, folders and plain facts. Content and not time decides what is stale: a clone, a copy or a
 * switched branch carries meaningless times.
 */
export async function fingerprint(root, paths, facts = []) {
  const hash = createHash('sha256').update(JSON.stringify(facts))
  for (const path of paths) {
    for (const file of await listFiles(join(root, path))) {
      const content = await readFile(file)
      hash.update(`\0${file.slice(root.length)}\0${content.length}\0`).update(content)
    }
  }
  return hash.digest('hex')
}
