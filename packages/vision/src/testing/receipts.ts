import { fileURLToPath } from 'node:url'
import sharp, { type Sharp } from 'sharp'
import type { Page, TextBox } from '../ocr/read.ts'

// The library that draws letters looks here when it first draws one: a machine may have no font, or another for each test.
process.env['FONTCONFIG_FILE'] = fileURLToPath(new URL('font/fonts.conf', import.meta.url))

const advance = 12
const pitch = 30

/** A strip of text in a made-up page: `at` is its first column, as on a typewriter. */
export function makeBox(text: string, at: number, row: number, details: Partial<TextBox> = {}): TextBox {
  const width = text.length * advance
  const letters = [...text].map((letter, index) => ({ letter, at: (index + 0.5) / text.length, confidence: 0.98 }))
  const middle = { x: 40 + at * advance + width / 2, y: 40 + row * pitch }
  return { ...middle, width, height: 22, angle: 0, text, confidence: 0.98, letters, ...details }
}

/** A page as if it had been read: what stands two spaces apart was found apart. */
export function makePage(text: string, details: Partial<TextBox> = {}): Page {
  const boxes = text.split('\n').flatMap((line, row) => {
    const pieces = [...line.matchAll(/\S+(?: \S+)*/gu)]
    return pieces.map((piece) => makeBox(piece[0], piece.index, row, details))
  })
  return { width: 800, height: 40 + text.split('\n').length * pitch, turn: 0, boxes }
}

export interface Drawing {
  readonly size?: number
  readonly degrees?: number
  readonly ink?: string
  readonly paper?: string
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A receipt that nobody got, printed as a till prints it. Callers say what kind of file it becomes. */
export async function drawReceipt(text: string, options: Drawing = {}): Promise<Sharp> {
  const { size = 24, degrees = 0, ink = '#222', paper = '#fafafa' } = options
  const lines = text.split('\n')
  const width = Math.round(Math.max(...lines.map(({ length }) => length)) * size * 0.602 + 4 * size)
  const height = Math.round((lines.length + 3) * size * 1.5)
  // Words are placed one by one: not every renderer keeps the spaces between them.
  const words = lines.flatMap((line, row) =>
    [...line.matchAll(/\S+(?: \S+)*/gu)].map((word) => {
      const [x, y] = [2 * size + word.index * size * 0.602, (row + 2) * size * 1.5]
      return `<text x="${x}" y="${y}">${escape(word[0])}</text>`
    }),
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="monospace" font-size="${size}" fill="${ink}"><rect width="100%" height="100%" fill="${paper}"/>${words.join('')}</svg>`
  const printed = await sharp(Buffer.from(svg)).png().toBuffer()
  return sharp(await sharp(printed).rotate(degrees, { background: '#8a8378' }).png().toBuffer())
}
