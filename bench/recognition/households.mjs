// How sure names are in larger households, and after crops were confirmed: the photos are looked at once, and named often.
//   node bench/recognition/households.mjs FOLDER CATALOGUE.tsv.gz [GALLERY]
// FOLDER as for run.mjs, with `box: [middle x, middle y, width, height]` in fractions for each product; the catalogue has the
// columns name and brand; GALLERY is another folder of the same kind, whose things are the confirmed crops.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { prepare } from '../../scripts/lib/prepare.mjs'
import { runMain, Stop } from '../../scripts/lib/project.mjs'
import { brandOf, createDraw, others } from './names.mjs'
import { createScore } from './score.mjs'

const sizes = [0, 100, 300, 1000]
const draws = 3
const bars = { band: 0.1, fewest: 10 }

async function seeAll(folder) {
  const { seeProducts } = await import('../../packages/vision/dist/recognition/see.js')
  const rows = JSON.parse(await readFile(join(folder, 'expected.json'), 'utf8'))
  const photos = []
  for (const row of rows) photos.push({ ...row, sight: await seeProducts(await readFile(join(folder, row.file))) })
  return photos
}

async function readCatalogue(path) {
  const [head, ...lines] = gunzipSync(await readFile(path))
    .toString()
    .split('\n')
  const [name, brand] = ['name', 'brand'].map((column) => head.split('\t').indexOf(column))
  const rows = lines.map((line) => line.split('\t'))
  return rows.flatMap((row) => (row[name]?.length > 2 ? [[row[name], row[brand]?.split(',')[0] || null]] : []))
}

const makeItem = ([item_name, brand], index) => ({
  item_id: index + 1,
  item_name,
  brand,
  category: null,
  barcodes: [],
  aliases: [],
})

/** What the server would answer, as far as it is scored. */
function answer(product, items) {
  const item = items.find(({ item_id }) => item_id === product.item_id)
  const match = item === undefined ? null : { item_id: item.item_id }
  return { ...product, match, quantity: { count: product.count } }
}

/** Adds up the photos as households see them that have the same first items. */
function scoreAll(nameProducts, photos, households, crops = []) {
  const score = createScore(new Map(households[0].map(({ item_name, item_id }) => [item_name, item_id]).toReversed()))
  for (const items of households)
    for (const { sight, products } of photos)
      score.add(
        products.map(({ name }) => name),
        nameProducts(sight, { items, products: [], crops }).products.map((product) => answer(product, items)),
      )
  return score
}

const shared = (a, la, b, lb) => Math.max(0, Math.min(a + la, b + lb) - Math.max(a, b))

/** How much a box and a labelled one have in common. */
function overlap(box, [x, y, width, height]) {
  const both = shared(box.x, box.width, x - width / 2, width) * shared(box.y, box.height, y - height / 2, height)
  return both / (box.width * box.height + width * height - both)
}

/** The first crops of each item, one a photo. */
function confirm(gallery, items, count) {
  return items.flatMap(({ item_id, item_name }) => {
    const crops = gallery.flatMap(({ sight, products }) => {
      const labelled = products.find(({ name }) => name === item_name)
      const thing = labelled && sight.things.find(({ box }) => overlap(box, labelled.box) >= 0.5)
      return thing === undefined || thing.embedding.length === 0 ? [] : [{ item_id, embedding: thing.embedding }]
    })
    return crops.slice(0, count)
  })
}

const isOff = ({ count, stated, observed }) => count >= bars.fewest && Math.abs(stated - observed) > bars.band

/** Prints a row, and says how many bands are further off than they may be. */
function print(label, score) {
  const { found, kinds, right, named } = score.sums
  const told = score
    .bands()
    .map((band) => `${band.label}: ${band.count} stated ${band.stated.toFixed(2)} observed ${band.observed.toFixed(2)}`)
  const shares = `found ${(found / kinds).toFixed(3)}  right ${(right / named).toFixed(3)}`
  console.log(`${label.padEnd(20)} ${shares}  ${told.join(' | ')}`)
  return score.bands().filter(isOff).length
}

await runMain(async () => {
  const [folder, catalogue, gallery] = process.argv.slice(2)
  if (catalogue === undefined) throw new Stop('Say which photos and which catalogue: households.mjs FOLDER CATALOGUE')
  await prepare()
  const { nameProducts } = await import('../../packages/vision/dist/recognition/name.js')
  const photos = await seeAll(folder)
  const names = [...new Set(photos.flatMap(({ products }) => products.map(({ name }) => name)))]
  const own = [...names, ...others].map((name) => [name, brandOf(name)])
  const [world, draw] = [await readCatalogue(catalogue), createDraw(7)]
  let missed = 0
  for (const size of sizes) {
    const households = Array.from({ length: size === 0 ? 1 : draws }, () =>
      [...own, ...Array.from({ length: size }, () => world[draw(world.length)])].map(makeItem),
    )
    missed += print(`${own.length + size} items`, scoreAll(nameProducts, photos, households))
  }
  const items = own.map(makeItem)
  const confirmed = gallery === undefined ? [] : await seeAll(gallery)
  for (const count of gallery === undefined ? [] : [1, 3, 5])
    missed += print(
      `${count} crops confirmed`,
      scoreAll(nameProducts, photos, [items], confirm(confirmed, items, count)),
    )
  console.log(missed === 0 ? 'every band within .10' : `${missed} bands further off than .10`)
  process.exitCode = missed === 0 ? 0 : 1
})
