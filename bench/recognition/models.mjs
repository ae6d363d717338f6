// How good the shipped models are, without a GPU: node bench/recognition/models.mjs DATA [MODELS]
// DATA holds gsd224.zip, det416.zip and photos/ with expected.json. The shipped models learned most of these products
// (never the groceries' test rows, never the photos): what they do with new ones stands in training/MODEL-CARD.md.
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { describeMachine } from '../describe-machine.mjs'
import { readGroceries, readShelves } from './archive.mjs'
import { scoreGallery, listGallery } from './gallery.mjs'
import { detect, loadModel, look, openPhoto, overlap } from './sight.mjs'

const [data, models = fileURLToPath(new URL('../../packages/vision/models', import.meta.url))] = process.argv.slice(2)
if (data === undefined) {
  console.error('Say where the data lies: node bench/recognition/models.mjs DATA [MODELS]')
  process.exit(1)
}

const most_boxes = 5
const smallest = 20
const shelf_side = 416
// Garlic, lemon, mushroom and orange are kinds; juice, cream, yogurt and a squash are neither surely kinds nor surely not.
const excluded_products = new Set([7, 10, 27, 29, 11, 15, 25, 30])

const looks = await loadModel(models, 'looks')
const detector = await loadModel(models, 'detector')
const times = { look: [], detect: [] }
const rows = []
const add = (label, value, bar = '') => rows.push({ label, value, bar })
const part = (share) => `${(100 * share).toFixed(1)} %`
const percent = (hits, all) => `${part(hits / all)} of ${all}`
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

/** The likeliest coarse kind with its chance, or null where "none of them" is likelier or the chance too small. */
function nameKind(logits) {
  const scaled = [...logits].map((logit) => Math.exp((logit - Math.max(...logits)) / looks.about.temperature))
  const sum = scaled.reduce((total, value) => total + value, 0)
  const chances = looks.about.coarse.map(() => 0)
  for (const [index, { coarse }] of looks.about.fine.entries()) chances[coarse] += scaled[index] / sum
  const best = chances.indexOf(Math.max(...chances))
  const isNamed = chances[best] >= looks.about.threshold && chances[best] > scaled[looks.about.none] / sum
  return isNamed ? { coarse: best, chance: chances[best] } : null
}

async function lookAt(photo, box) {
  const seen = await look(looks, photo, box)
  times.look.push(seen.ms)
  return seen
}

const groceries = await readGroceries(data)
const test = groceries.filter(({ split }) => split === 'test')
let [fine, right, named] = [0, 0, 0]
for (const row of test) {
  const seen = await lookAt(await openPhoto(row.read()))
  row.embedding = seen.embedding
  const kind = nameKind(seen.logits)
  if (kind !== null) named += 1
  if (kind?.coarse === looks.about.fine[row.fine].coarse) right += 1
  if (seen.logits.indexOf(Math.max(...seen.logits)) === row.fine) fine += 1
}
add('kinds: test rows named with the right coarse kind', percent(right, test.length), '>= 87 %')
add('kinds: of the named, right', percent(right, named))
add('kinds: right at the finer level', percent(fine, test.length))

const shelves = await readShelves(data)
let [unknownThings, wronglyNamed] = [0, 0]
for (const shelf of shelves) {
  const photo = await openPhoto(shelf.read())
  for (const thing of shelf.things) {
    if (Math.min(thing.box[2], thing.box[3]) * shelf_side < smallest) continue
    const seen = await lookAt(photo, thing.box)
    thing.embedding = seen.embedding
    if (excluded_products.has(thing.product)) continue
    unknownThings += 1
    if (nameKind(seen.logits) !== null) wronglyNamed += 1
  }
}
add('kinds: other things named as one (products learned as unknown)', percent(wronglyNamed, unknownThings), '<= 3 %')

const { products, groceryRows } = listGallery(groceries, shelves)
for (const row of groceryRows) row.embedding ??= (await lookAt(await openPhoto(row.read()))).embedding
const gallery = scoreGallery(products, 3)
add('gallery: found first after 3 crops (products learned)', part(gallery.first), '>= 75 % when new')
add('gallery: among the first three', part(gallery.three), '>= 88 % when new')

const photos = JSON.parse(await readFile(`${data}/photos/expected.json`, 'utf8'))
let [things, found, boxes] = [0, 0, 0]
for (const photo of photos) {
  const seen = await detect(detector, await openPhoto(await readFile(`${data}/photos/${photo.file}`)))
  times.detect.push(seen.ms)
  const open = photo.products.map(({ box: [cx, cy, w, h] }) => [cx - w / 2, cy - h / 2, cx + w / 2, cy + h / 2])
  things += open.length
  for (const { box } of seen.found.slice(0, most_boxes)) {
    boxes += 1
    const shared = open.map((truth) => overlap(box, truth))
    const best = shared.indexOf(Math.max(...shared))
    if (shared[best] >= 0.5) {
      found += 1
      open.splice(best, 1)
    }
  }
}
const boxesEach = (boxes / photos.length).toFixed(1)
add(
  `detector: things found, at most ${most_boxes} boxes a photo (${boxesEach}; known products, new photos)`,
  percent(found, things),
  '>= 60 % when new',
)
add('milliseconds of the processor a crop, median', median(times.look).toFixed(1))
add('milliseconds of the processor a photo, median', median(times.detect).toFixed(1))

console.log(describeMachine())
const width = Math.max(...rows.map(({ label }) => label.length))
for (const { label, value, bar } of rows) console.log(`${label.padEnd(width)}  ${value.padEnd(16)} ${bar}`)
