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

/** The screens are the chunks named so; a new one is measured without being listed anywhere. */
export function screensOf(manifest) {
  const screens = Object.entries(manifest)
    .filter(([key, chunk]) => chunk.isDynamicEntry && /\/features\/[\w/]+Screen\.tsx$/.test(key))
    .map(([key]) => ({ key, name: key.replace(/^.*\/(\w+)\.tsx$/, '$1') }))
  if (screens.length === 0) throw new Error('The manifest has no screens: is this the build of packages/web?')
  return screens
}
