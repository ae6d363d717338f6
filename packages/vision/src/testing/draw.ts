import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import sharp, { type Sharp } from 'sharp'
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer'
import type { BarcodeFormat } from '../barcode/reading.ts'

/** A code as it stands in a drawn photo: its upper left corner, the width of a module, and how far it is turned. */
export interface DrawnCode {
  readonly barcode: string
  readonly format?: BarcodeFormat
  readonly x?: number
  readonly y?: number
  readonly module?: number
  readonly height?: number
  readonly degrees?: number
  /** Whether white is left beside the bars, as a code needs by its standard. */
  readonly quiet?: boolean
}

let ready: Promise<unknown> | undefined

async function prepare(): Promise<void> {
  const { buffer } = await readFile(createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm'))
  await prepareZXingModule({ overrides: { wasmBinary: buffer }, fireImmediately: true })
}

async function drawCode(code: DrawnCode): Promise<Buffer> {
  await (ready ??= prepare())
  const { barcode, format = 'EAN-13', module = 3, height = 120, degrees = 0, quiet = true } = code
  const { image, error } = await writeBarcode(barcode, { format, scale: 1, addQuietZones: quiet })
  if (image === null) throw new Error(error)
  const bars = sharp(await image.arrayBuffer()).extract({ left: 0, top: 10, width: await widthOf(image), height: 1 })
  const line = await bars.png().toBuffer()
  const grown = sharp(line).resize((await widthOf(image)) * module, height, { fit: 'fill', kernel: 'nearest' })
  return sharp(await grown.png().toBuffer())
    .rotate(degrees, { background: 'white' })
    .png()
    .toBuffer()
}

async function widthOf(image: Blob): Promise<number> {
  return (await sharp(await image.arrayBuffer()).metadata()).width
}

/** A photo that nobody took: codes on white paper, or on a picture. Callers say what kind of file it becomes. */
export async function drawPhoto(
  codes: readonly DrawnCode[],
  size = { width: 800, height: 600 },
  picture?: Buffer,
): Promise<Sharp> {
  const paper =
    picture === undefined ? sharp({ create: { ...size, channels: 3, background: 'white' } }) : sharp(picture)
  const placed = await Promise.all(
    codes.map(async (code) => ({ input: await drawCode(code), left: code.x ?? 100, top: code.y ?? 100 })),
  )
  // Composed first and handled as a finished picture afterwards: sharp would otherwise turn before it places.
  return sharp(await paper.composite(placed).png().toBuffer())
}
