import { Tensor } from 'onnxruntime-node'
import type { InferenceSession } from 'onnxruntime-node'
import type { GreyImage } from '../decode/image.ts'
import { resizeTo } from '../decode/transform.ts'
import { type TextMap, findStrips } from './regions.ts'
import type { Size, Strip } from './strip.ts'

const short_side = 736
// Time and memory grow with the area: 1.6 million pixels keep a long receipt legible and a photo within its seconds.
const largest_area = 1_600_000
const multiple = 32

// How the model's makers prepared their pictures; a grey picture has its three channels alike.
const means = [0.485, 0.456, 0.406] as const
const deviations = [0.229, 0.224, 0.225] as const

/** The size at which text is looked for: small pictures grow, large ones shrink, sides are what the model can halve. */
export function chooseSize({ width, height }: Size): Size {
  const grown = Math.max(1, short_side / Math.min(width, height))
  const scale = Math.min(grown, Math.sqrt(largest_area / (width * height)))
  const fit = (side: number) => Math.max(multiple, Math.round((side * scale) / multiple) * multiple)
  return { width: fit(width), height: fit(height) }
}

/** Brightness as the detector wants it, a plane a channel. */
function toPlanes({ data }: GreyImage): Float32Array {
  const planes = new Float32Array(3 * data.length)
  for (const [channel, mean] of means.entries()) {
    const deviation = deviations[channel] ?? 1
    const plane = Float32Array.from({ length: 256 }, (_, value) => (value / 255 - mean) / deviation)
    const start = channel * data.length
    for (let at = 0; at < data.length; at++) planes[start + at] = plane[data[at] ?? 0] ?? 0
  }
  return planes
}

async function runDetector(session: InferenceSession, image: GreyImage): Promise<TextMap> {
  const { width, height } = image
  const input = new Tensor('float32', toPlanes(image), [1, 3, height, width])
  const [name = ''] = session.inputNames
  const [output] = Object.values(await session.run({ [name]: input }))
  const data = output?.data
  if (!(data instanceof Float32Array)) throw new Error('The detector gave no map')
  return { data, width, height }
}

/** Where there is text in a picture, in the picture's own pixels; small print asks for a larger size than a page. */
export async function detectText(
  session: InferenceSession,
  image: GreyImage,
  size: Size = chooseSize(image),
  hasArcs = false,
): Promise<Strip[]> {
  const isFitting = image.width === size.width && image.height === size.height
  const map = await runDetector(session, isFitting ? image : await resizeTo(image, size))
  const [sx, sy] = [image.width / size.width, image.height / size.height]
  const toPicture = ({ bent, ...strip }: Strip): Strip => ({
    ...strip,
    x: (strip.x + 0.5) * sx,
    y: (strip.y + 0.5) * sy,
    width: strip.width * sx,
    height: strip.height * sy,
    ...(strip.bend === undefined ? {} : { bend: (strip.bend * sy) / sx ** 2 }),
    ...(bent === undefined ? {} : { bent: toPicture(bent) }),
  })
  return findStrips(map, hasArcs).map(toPicture)
}
