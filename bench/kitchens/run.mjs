// What is named in photos of real kitchens, by the built server:
//   npm run bench:kitchens [-- FOLDER] [--limit N] [--kitchen NAME] [--verbose]       somebody without items
//   npm run bench:kitchens -- taught [FOLDER] …                                       who has confirmed the other photos
//
// FOLDER holds KITCHEN-PHOTO.jpg beside KITCHEN-PHOTO.json: { products: [{ name, also_accept, brand, printed, count, kind,
// visible, boxes }] }. Taught leaves one photo out of each kitchen that has several: a new household gets an item for each
// product of the others and confirms one thing as it ("teachable"). Which thing that is tell the optional boxes of the
// product, [{ x, y, width, height }] in fractions of the photo; without them its name, the words on it or its suggestions.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { prepare } from '../../scripts/lib/prepare.mjs'
import { runMain, Stop } from '../../scripts/lib/project.mjs'
import { listPhotos } from './photos.mjs'

const usual_folder = fileURLToPath(new URL('../../../shared/data/kitchens', import.meta.url))

function readArguments() {
  const options = { limit: { type: 'string' }, kitchen: { type: 'string' }, verbose: { type: 'boolean' } }
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const isTaught = positionals[0] === 'taught'
  const [folder = usual_folder] = isTaught ? positionals.slice(1) : positionals
  return { ...values, limit: values.limit === undefined ? Infinity : Number(values.limit), isTaught, folder }
}

await runMain(async () => {
  const { folder, isTaught, verbose, ...choice } = readArguments()
  if (!existsSync(folder))
    throw new Stop(
      `There is no folder ${folder}. Photos of kitchens are no part of the project; say where they are: npm run bench:kitchens -- FOLDER`,
    )
  const photos = await listPhotos(folder, choice)
  if (photos.length === 0) throw new Stop(`There is no photo with its products in ${folder}`)
  await prepare()
  // It imports what is there only once it is built.
  const { measureKitchens } = await import('./measure.mjs')
  process.exitCode = (await measureKitchens(photos, { isTaught, verbose })) ? 0 : 1
})
