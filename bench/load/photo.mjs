import sharp from 'sharp'
import { barsOf } from '../../e2e/support/film.mjs'

/** A photo of a package as a phone sends it, small: a barcode on paper that is not quite white nor quite straight. */
export async function takePhoto(digits) {
  const bars = [...barsOf(digits)].flatMap((bit, index) =>
    bit === '1' ? `<rect x="${300 + index * 6}" y="330" width="6" height="240" fill="#222"/>` : [],
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900"><rect width="1200" height="900" fill="#9a8f80"/>
    <g transform="rotate(4 600 450)"><rect x="220" y="270" width="730" height="360" fill="#eeeae2"/>${bars.join('')}</g></svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 80 }).toBuffer()
}
