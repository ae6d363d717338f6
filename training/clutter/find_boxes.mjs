// Lists what the finder of things marks on no labelled product, for a person to look through:
// node training/clutter/find_boxes.mjs PHOTOS OUT (NAME.jpg with NAME.json, as bench/kitchens has them): OUT/boxes.csv and OUT/sheet-1.jpg, …
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { openPhoto } from '@larder/vision/decode/decode'
import { areaOf, sharedArea } from '@larder/vision/recognition/sight/boxes'
import { findThings } from '@larder/vision/recognition/sight/things'

const [photos, out] = process.argv.slice(2)
const [side, columns, rows] = [100, 16, 10]
const largest = 0.6
const most_covered = 0.1

/** A crop with its number, as a tile of the contact sheet. */
async function drawTile({ image, box }, number, place) {
  const [left, top] = [Math.floor(box.x * image.width), Math.floor(box.y * image.height)]
  const width = Math.max(1, Math.min(image.width - left, Math.round(box.width * image.width)))
  const height = Math.max(1, Math.min(image.height - top, Math.round(box.height * image.height)))
  const raw = { width: image.width, height: image.height, channels: 3 }
  const crop = sharp(image.data, { raw }).extract({ left, top, width, height })
  const input = await crop
    .resize(side - 4, side - 16, { fit: 'inside' })
    .png()
    .toBuffer()
  const label = `<svg width="${side}" height="14"><text x="2" y="12" font-size="13" fill="yellow">${number}</text></svg>`
  const at = { left: (place % columns) * side, top: Math.floor(place / columns) * side }
  return [
    { input, ...at },
    { input: Buffer.from(label), left: at.left, top: at.top + side - 15 },
  ]
}

const found = []
for (const name of readdirSync(photos).filter((file) => file.endsWith('.jpg'))) {
  const { products } = JSON.parse(readFileSync(join(photos, name.replace('.jpg', '.json')), 'utf8'))
  const labelled = products.flatMap(({ boxes = [] }) => boxes)
  const image = await (await openPhoto(readFileSync(join(photos, name)))).colour(1600)
  for (const { box } of await findThings(image)) {
    const covered = labelled.reduce((sum, other) => sum + sharedArea(box, other), 0) / areaOf(box)
    if (areaOf(box) < largest && covered < most_covered) found.push({ name, image, box })
  }
}
mkdirSync(out, { recursive: true })
const lines = found.map(({ name, box }) => [name, ...[box.x, box.y, box.width, box.height].map((n) => n.toFixed(4))])
writeFileSync(join(out, 'boxes.csv'), `${lines.map((line) => line.join(',')).join('\n')}\n`)
for (let start = 0; start < found.length; start += columns * rows) {
  const part = found.slice(start, start + columns * rows)
  const tiles = await Promise.all(part.map((one, place) => drawTile(one, start + place, place)))
  const sheet = sharp({ create: { width: columns * side, height: rows * side, channels: 3, background: '#000' } })
  await sheet.composite(tiles.flat()).toFile(join(out, `sheet-${start / (columns * rows) + 1}.jpg`))
}
