import type { GreyImage } from '../../decode/image.ts'

// A few specks of glare or shadow must not decide what is white and black.
const ignored = 0.01

/** Brightness from the darkest black to the brightest white, in place: shadows and glare leave letters their strokes. */
export function stretchContrast({ data }: GreyImage): void {
  const counts = new Uint32Array(256)
  for (let at = 0; at < data.length; at++) counts[data[at]!]! += 1
  const least = ignored * data.length
  let [low, high] = [0, 255]
  for (let sum = counts[0]!; sum <= least && low < 255; sum += counts[low]!) low++
  for (let sum = counts[255]!; sum <= least && high > 0; sum += counts[high]!) high--
  if (high <= low) return
  const stretched = Uint8ClampedArray.from({ length: 256 }, (_, value) => ((value - low) * 255) / (high - low))
  for (let at = 0; at < data.length; at++) data[at] = stretched[data[at]!]!
}
