import sharp, { type Sharp } from 'sharp'
import type { Knowledge, KnownItem } from '../recognition/naming/knowledge.ts'
import type { SeenText, SeenThing, Sight } from '../recognition/sight/sight.ts'
import { type DrawnCode, drawPhoto } from './draw.ts'

/** A package as it stands on a drawn shelf, in pixels; its lines are printed one below the other. */
export interface DrawnPackage {
  readonly x: number
  readonly y: number
  readonly width?: number
  readonly height?: number
  readonly colour?: string
  readonly lines?: readonly string[]
  /** Produce: round and shaded, and nothing is printed on it. */
  readonly round?: boolean
  /** A jar with a label in this colour and without words. */
  readonly band?: string
  /** A code on it, at its lower edge. */
  readonly barcode?: string
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
// Light from the upper left: flat colours are no fruit.
const light = `<defs><radialGradient id="shade" cx="0.4" cy="0.35" r="0.7"><stop offset="0" stop-color="white" stop-opacity="0.45"/><stop offset="0.5" stop-color="white" stop-opacity="0"/><stop offset="1" stop-color="black" stop-opacity="0.35"/></radialGradient><linearGradient id="bend"><stop offset="0" stop-color="black" stop-opacity="0.5"/><stop offset="0.35" stop-color="white" stop-opacity="0.25"/><stop offset="1" stop-color="black" stop-opacity="0.55"/></linearGradient></defs>`
const sizeOf = ({ width = 220, height = 280 }: DrawnPackage) => ({ width, height })

function drawOne(one: DrawnPackage): string {
  const { x, y, colour = '#c8102e', lines = [], round = false, band } = one
  const { width, height } = sizeOf(one)
  if (round) {
    const ellipse = `cx="${x + width / 2}" cy="${y + height / 2}" rx="${width / 2}" ry="${height / 2}"`
    return `<ellipse ${ellipse} fill="${colour}"/><ellipse ${ellipse} fill="url(#shade)"/>`
  }
  if (band !== undefined) {
    const lid = `<rect x="${x + width * 0.12}" y="${y}" width="${width * 0.76}" height="${height * 0.16}" rx="8" fill="#444"/>`
    const glass = `x="${x}" y="${y + height * 0.14}" width="${width}" height="${height * 0.86}" rx="${width * 0.14}"`
    const label = `<rect x="${x}" y="${y + height * 0.4}" width="${width}" height="${height * 0.3}" fill="${band}"/>`
    return `${lid}<rect ${glass} fill="${colour}"/>${label}<rect ${glass} fill="url(#bend)"/>`
  }
  const text = lines.map((line, index) => {
    const size = Math.min(44, (width * 1.5) / Math.max(5, line.length))
    return `<text x="${x + width / 2}" y="${y + 60 + index * 56}" font-size="${size}">${escape(line)}</text>`
  })
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="6" fill="${colour}"/>${text.join('')}`
}

/** A shelf that nobody filled: packages with print and codes, and round things. Callers say what kind of file it becomes. */
export async function drawShelf(
  packages: readonly DrawnPackage[],
  size = { width: 1200, height: 800 },
): Promise<Sharp> {
  const codes = packages.flatMap((one): DrawnCode[] => {
    const { width, height } = sizeOf(one)
    const place = { x: one.x + Math.round(width / 2) - 113, y: one.y + height - 80, module: 2, height: 60 }
    return one.barcode === undefined ? [] : [{ barcode: one.barcode, ...place }]
  })
  const style = 'font-family="sans-serif" font-weight="bold" fill="white" text-anchor="middle"'
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" ${style}>${light}${packages.map(drawOne).join('')}</svg>`
  // Codes are printed last, since they lie on the packages.
  const wall = sharp({ create: { ...size, channels: 3, background: '#b8b2a6' } })
  const shelf = await wall
    .composite([{ input: Buffer.from(svg) }])
    .png()
    .toBuffer()
  return codes.length === 0 ? sharp(shelf) : drawPhoto(codes, size, shelf)
}

/** An item of a household in a test, of which only the name matters unless more is said. */
export function makeItem(item_id: number, item_name: string, details: Partial<KnownItem> = {}): KnownItem {
  return { item_id, item_name, brand: null, category: null, barcodes: [], aliases: [], ...details }
}

/** What a household knows in a test. */
export function makeKnowledge(details: Partial<Knowledge> = {}): Knowledge {
  return { items: [], products: [], crops: [], ...details }
}

/** A thing seen in a test: its box as x, y, width and height. */
export function makeThing(box: readonly number[], details: Partial<SeenThing> = {}): SeenThing {
  const [x = 0, y = 0, width = 0.1, height = 0.1] = box
  return { box: { x, y, width, height }, score: 0.9, kinds: [], embedding: new Float32Array(), ...details }
}

/** Words seen in a test, as high as a line usually is unless its box says more. */
export function makeText(text: string, box: readonly number[], confidence = 0.95): SeenText {
  const [x = 0, y = 0, width = 0.1, height = 0.03] = box
  return { text, confidence, box: { x, y, width, height }, others: [] }
}

/** A photo seen in a test. */
export function makeSight(details: Partial<Sight> = {}): Sight {
  return { width: 1000, height: 1000, things: [], texts: [], codes: [], ...details }
}
