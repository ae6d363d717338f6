/** Every file that must be there before a chunk can run: itself, what it imports, and their style sheets. */
export function filesOf(manifest, key, seen = new Set()) {
  const files = new Set()
  if (seen.has(key)) return files
  seen.add(key)
  const chunk = manifest[key]
  if (chunk === undefined) throw new Error(`The manifest has no ${key}`)
  files.add(chunk.file)
  for (const sheet of chunk.css ?? []) files.add(sheet)
  for (const imported of chunk.imports ?? []) {
    for (const file of filesOf(manifest, imported, seen)) files.add(file)
  }
  return files
}
