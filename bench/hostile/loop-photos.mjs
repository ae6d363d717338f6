import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

// The library that draws letters looks here when it first draws one.
process.env.FONTCONFIG_FILE = fileURLToPath(
  new URL('../../packages/vision/src/testing/font/fonts.conf', import.meta.url),
)

const print = (lines, size, x) =>
  lines.map((line, row) => `<text x="${x}" y="${(row + 2) * size * 1.5}">${line}</text>`).join('')

const box = (x, y, colour) => `<rect x="${x}" y="${y}" width="260" height="300" rx="6" fill="${colour}"/>`

async function draw({ width, height, size, family, body }) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="${family}" font-size="${size}" fill="#222"><rect width="100%" height="100%" fill="#fafafa"/>${body}</svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 90 }).toBuffer()
}

/** A receipt with so many lines, each of words that begin as the words of the large household do. */
export function drawLongReceipt(count) {
  const size = 24
  const names = Array.from(
    { length: count },
    (_, n) => `MILK MUESLI MAXI MINT M${String.fromCodePoint(97 + (n % 26))}NGO`,
  )
  const prices = Array.from({ length: count }, (_, n) => `${1 + (n % 9)}.49`)
  const total = prices.reduce((sum, price) => sum + Number(price), 0).toFixed(2)
  const body =
    print(['CORNER SHOP', ...names, 'TOTAL'], size, 2 * size) + print(['', ...prices, total], size, 30 * size)
  return draw({ width: 36 * size, height: (count + 5) * size * 1.5, size, family: 'monospace', body })
}

/** A table with packages that have words on them. */
export function drawPackages() {
  const size = 40
  const body = `${box(40, 20, '#e8c547')}${box(440, 20, '#7fb7be')}${print(['MILK', 'MUESLI'], size, 70)}${print(['MANGO', 'MINT'], size, 470)}`
  return draw({ width: 800, height: 400, size, family: 'monospace', body })
}
