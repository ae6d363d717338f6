import { existsSync } from 'node:fs'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** The photos of a folder with what they show; a kitchen is what their names begin with. */
export async function listPhotos(folder, { kitchen, limit = Infinity }) {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted()
  const photos = names
    .map((name) => name.replace(/\.json$/, ''))
    .filter((name) => existsSync(join(folder, `${name}.jpg`)))
    .map((name) => ({ name, kitchen: name.split('-')[0], file: join(folder, `${name}.jpg`) }))
    .filter((photo) => kitchen === undefined || photo.kitchen === kitchen)
    .slice(0, limit)
  return await Promise.all(
    photos.map(async (photo) => ({
      ...photo,
      truth: JSON.parse(await readFile(join(folder, `${photo.name}.json`), 'utf8')),
    })),
  )
}

/** The values of each kitchen, in the order of the photos. */
export function groupByKitchen(values) {
  const groups = new Map()
  for (const value of values) groups.set(value.kitchen, [...(groups.get(value.kitchen) ?? []), value])
  return groups
}
