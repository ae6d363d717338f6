import type { GreyImage } from '../../decode/image.ts'

// A few specks of shadow must not decide what is black; the few brightest pixels are often white letters.
const ignored = 0.02

/** Lightness as eyes see it (CIE L*), from 0 to 100, of a grey value (sRGB), and back. */
function toLightness(value: number): number {
  const share = value / 255
  const light = share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  return light > 0.008856 ? 116 * Math.cbrt(light) - 16 : 903.3 * light
}

function toGrey(lightness: number): number {
  const light = lightness > 8 ? ((lightness + 16) / 116) ** 3 : lightness / 903.3
  return 255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055)
}

/** Brightness from the darkest black to the brightest white, in place: shadows and glare leave letters their strokes. */
export function stretchContrast({ data }: GreyImage): void {
  const counts = new Uint32Array(256)
  for (let at = 0; at < data.length; at++) counts[data[at]!]! += 1
  const [least, high] = [ignored * data.length, counts.findLastIndex((count) => count > 0)]
  let low = 0
  for (let sum = counts[0]!; sum <= least && low < high; sum += counts[low]!) low++
  if (high <= low) return
  const [black, white] = [Math.floor(toLightness(low)), toLightness(high)]
  const stretched = Uint8ClampedArray.from({ length: 256 }, (_, value) =>
    toGrey((100 * (toLightness(value) - black)) / (white - black)),
  )
  for (let at = 0; at < data.length; at++) data[at] = stretched[data[at]!]!
}
