import { openPhoto } from '../../decode/decode.ts'
import { detectText } from '../../ocr/detect.ts'
import { useRecogniser, useTextDetector } from '../../ocr/engine.ts'
import type { Script } from '../../ocr/recognise.ts'
import { levelPage } from '../../receipt/layout/geometry.ts'
import { findRows } from '../../receipt/layout/rows.ts'
import { labelRows } from '../../receipt/reader/label-rows.ts'
import { embeddingToBytes } from '../../recognition/signals/embedding-bytes.ts'
import { lookAt } from '../../recognition/sight/looks.ts'
import { findThings } from '../../recognition/sight/things.ts'
import { drawShelf } from '../products.ts'
import { drawReceipt, makePage } from '../receipts.ts'
import { label, receipt, rows_of_receipt, shelves } from './golden-inputs.ts'
import type { Golden, GoldenBox, GoldenLine, GoldenLook } from './golden.ts'

const long_side = 1200
// As large as the drawings are: what a photo is enlarged to costs four times the time and tells no more of the model.
const fitToModel = (side: number) => Math.round(side / 32) * 32
const round = (value: number, digits = 4) => Number(value.toFixed(digits))

/** The detector of things, and the looks of each thing where it was drawn: a box that moves by a pixel is no other look. */
async function computeShelf(name: string): Promise<{ things: GoldenBox[]; looks: GoldenLook[] }> {
  const { packages, size } = shelves[name]!
  const photo = await openPhoto(await (await drawShelf(packages, size)).png().toBuffer())
  const image = await photo.colour(long_side)
  const boxes = packages.map(({ x, y, width = 220, height = 280 }) => ({
    x: x / size.width,
    y: y / size.height,
    width: width / size.width,
    height: height / size.height,
  }))
  const [found, looks] = [await findThings(image), await lookAt(image, boxes)]
  return {
    things: (found ?? []).map(({ box, score }) => ({
      box: [box.x, box.y, box.width, box.height].map((value) => round(value)),
      score: round(score),
    })),
    looks: looks.map(({ kinds, embedding }) => ({
      kinds: kinds.map(({ kind, probability }) => ({ kind, probability: round(probability) })),
      embedding: embeddingToBytes(embedding).toString('base64'),
    })),
  }
}

/** Where text is found, and what each line says. */
async function computeLines(text: string, script: Script): Promise<GoldenLine[]> {
  const image = await (await openPhoto(await (await drawReceipt(text)).png().toBuffer())).grey(long_side)
  const size = { width: fitToModel(image.width), height: fitToModel(image.height) }
  const recognise = await useRecogniser(script)
  const lines: GoldenLine[] = []
  for (const strip of await detectText(await useTextDetector(), image, size)) {
    const { text: read, confidence } = await recognise(image, strip)
    const box = [strip.x / image.width, strip.y / image.height, strip.width / image.width, strip.height / image.height]
    lines.push({ text: read, confidence: round(confidence), box: box.map((value) => round(value)) })
  }
  return lines
}

/** What every shipped model answers to the drawn inputs, on this machine. */
export async function computeGolden(): Promise<Golden> {
  const seen: [string, Awaited<ReturnType<typeof computeShelf>>][] = []
  for (const name of Object.keys(shelves)) seen.push([name, await computeShelf(name)])
  const rows = await labelRows(findRows(levelPage(makePage(rows_of_receipt).boxes)))
  return {
    shelves: Object.fromEntries(seen),
    receipt_lines: await computeLines(receipt, 'latin'),
    label_lines: await computeLines(label, 'english'),
    rows: rows.map(({ row, role, chances, pieces }) => ({
      text: row.text,
      role,
      chance: round(chances[role]),
      tags: pieces.map(({ tag }) => tag).join(' '),
    })),
  }
}
