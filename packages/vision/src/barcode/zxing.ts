import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { prepareZXingModule, readBarcodes, type ReaderOptions } from 'zxing-wasm/reader'
import type { GreyImage } from '../decode/image.ts'
import type { BarcodeFormat, Reading } from './reading.ts'

const names: Readonly<Record<string, BarcodeFormat>> = {
  EAN13: 'EAN-13',
  EAN8: 'EAN-8',
  UPCA: 'UPC-A',
  UPCE: 'UPC-E',
  Code39: 'Code 39',
  Code39Std: 'Code 39',
  Code39Ext: 'Code 39',
  Code128: 'Code 128',
}

const options: ReaderOptions = {
  formats: ['EAN13', 'EAN8', 'UPCA', 'UPCE', 'Code39', 'Code128'],
  tryHarder: true,
  tryRotate: true,
  tryDownscale: true,
  // One line that happens to look like a code is no code.
  minLineCount: 2,
}

let ready: Promise<unknown> | undefined

// The package would fetch this file from the internet; it lies beside it on the disk.
async function prepare(): Promise<void> {
  const file = await readFile(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'))
  await prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(file).buffer }, fireImmediately: true })
}

function toRgba({ data, width, height }: GreyImage) {
  const pixels = new Uint32Array(width * height)
  for (let i = 0; i < pixels.length; i++) pixels[i] = 0xff000000 | ((data[i] ?? 0) * 0x010101)
  return { data: new Uint8ClampedArray(pixels.buffer), width, height, colorSpace: 'srgb' as const }
}

/** A code with the corners of its bars, in pixels of the picture. */
export interface PlacedReading extends Reading {
  readonly corners: readonly { readonly x: number; readonly y: number }[]
}

/** The quick engine, which makes few mistakes and says where a code stands. */
export async function readWithZxing(image: GreyImage): Promise<PlacedReading[]> {
  await (ready ??= prepare())
  const found = await readBarcodes(toRgba(image), options)
  return found.flatMap(({ text, format, position }) => {
    const name = names[format]
    const { topLeft, topRight, bottomRight, bottomLeft } = position
    return name === undefined
      ? []
      : [{ barcode: text, format: name, corners: [topLeft, topRight, bottomRight, bottomLeft] }]
  })
}
