import type { GreyImage } from '../decode/image.ts'
import type { Strip } from './strip.ts'

/** The height of a line as the recognisers know it. */
export const line_height = 48
const widest = 2400
const narrowest = 24

/** Brightness between pixels; what lies outside repeats the edge. */
function sample({ data, width, height }: GreyImage, x: number, y: number): number {
  const [cx, cy] = [Math.min(Math.max(x, 0), width - 1), Math.min(Math.max(y, 0), height - 1)]
  const [left, top] = [Math.floor(cx), Math.floor(cy)]
  const [right, below] = [Math.min(left + 1, width - 1), Math.min(top + 1, height - 1)]
  const [dx, dy] = [cx - left, cy - top]
  const upper = (data[top * width + left] ?? 0) * (1 - dx) + (data[top * width + right] ?? 0) * dx
  const lower = (data[below * width + left] ?? 0) * (1 - dx) + (data[below * width + right] ?? 0) * dx
  return upper * (1 - dy) + lower * dy
}

/** Cuts a strip out, level and at the recogniser's height; each pixel is the mean of those it covers. */
export function cropStrip(image: GreyImage, strip: Strip): GreyImage {
  const scale = strip.height / line_height
  const width = Math.round(Math.min(Math.max(strip.width / scale, narrowest), widest))
  const step = strip.width / width
  const parts = Math.min(4, Math.max(1, Math.ceil(scale)))
  const [cos, sin] = [Math.cos(strip.angle), Math.sin(strip.angle)]
  const bend = strip.bend ?? 0
  const data = new Uint8Array(width * line_height)
  for (let row = 0; row < line_height; row++) {
    for (let column = 0; column < width; column++) {
      let sum = 0
      for (let part = 0; part < parts * parts; part++) {
        const along = (column + ((part % parts) + 0.5) / parts) * step - strip.width / 2
        const across = (row + (Math.floor(part / parts) + 0.5) / parts) * scale - strip.height / 2
        const lean = 2 * bend * along
        const long = Math.hypot(1, lean)
        const [u, v] = [along - (across * lean) / long, bend * along ** 2 + across / long]
        sum += sample(image, strip.x + u * cos - v * sin - 0.5, strip.y + u * sin + v * cos - 0.5)
      }
      data[row * width + column] = Math.round(sum / (parts * parts))
    }
  }
  return { data, width, height: line_height }
}
