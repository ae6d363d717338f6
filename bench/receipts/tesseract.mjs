// Reads receipts with tesseract.js as it comes, and takes its words to the same rules that Larder's own engine feeds.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { openPhoto } from '@larder/vision/decode/decode'
import { parseReceipt } from '@larder/vision/receipt/parse'
import sharp from 'sharp'

const long_side = 2000
// Words nearer than this many heights of their line stand in one column.
const column_gap = 1.2

const require = createRequire(join(process.argv[2], 'package.json'))
const { createWorker } = require('tesseract.js')
const data = dirname(require.resolve('@tesseract.js-data/eng/package.json'))
const worker = await createWorker('eng', 1, { langPath: join(data, '4.0.0_best_int'), cacheMethod: 'none' })

/** Words of a line that stand in one column, as one box with its letters spread evenly. */
function toBox(words, angle) {
  const text = words.map((word) => word.text).join(' ')
  const [left, right] = [words[0].bbox.x0, words.at(-1).bbox.x1]
  const [top, bottom] = [Math.min(...words.map(({ bbox }) => bbox.y0)), Math.max(...words.map(({ bbox }) => bbox.y1))]
  const confidence = words.reduce((sum, word) => sum + word.confidence, 0) / words.length / 100
  const letters = [...text].map((letter, index) => ({ letter, at: (index + 0.5) / text.length, confidence }))
  const place = { x: (left + right) / 2, y: (top + bottom) / 2, width: right - left, height: bottom - top, angle }
  return { ...place, text, confidence, letters }
}

function toBoxes({ words, baseline, bbox }) {
  const angle = Math.atan2(baseline.y1 - baseline.y0, baseline.x1 - baseline.x0)
  const columns = []
  for (const word of words) {
    const last = columns.at(-1)?.at(-1)
    const isApart = last === undefined || word.bbox.x0 - last.bbox.x1 > column_gap * (bbox.y1 - bbox.y0)
    if (isApart) columns.push([word])
    else columns.at(-1).push(word)
  }
  return columns.map((column) => toBox(column, angle))
}

async function read(file) {
  const { data: pixels, width, height } = await (await openPhoto(await readFile(file))).grey(long_side)
  const image = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .withMetadata({ density: 300 })
    .png()
    .toBuffer()
  const { blocks } = (await worker.recognize(image, {}, { blocks: true })).data
  const lines = (blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.lines))
  return await parseReceipt({ width, height, turn: 0, boxes: lines.flatMap(toBoxes) })
}

process.on('message', async (file) => {
  const before = process.cpuUsage()
  try {
    const receipt = await read(file)
    const { user, system } = process.cpuUsage(before)
    process.send({ receipt, cpu_ms: (user + system) / 1000, peak_mb: process.resourceUsage().maxRSS / 1024 })
  } catch (error) {
    process.send({ error: String(error) })
  }
})
process.on('disconnect', () => process.exit())
process.send('ready')
