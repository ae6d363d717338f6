import sharp, { type Sharp } from 'sharp'
import type { GreyImage } from './image.ts'

function open({ data, width, height }: GreyImage): Sharp {
  return sharp(data, { raw: { width, height, channels: 1 } })
}

async function toGrey(picture: Sharp): Promise<GreyImage> {
  const { data, info } = await picture.toColourspace('b-w').raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Turns a picture about its middle; the corners that come into view are white, like the quiet zone of a code. */
export function rotate(image: GreyImage, degrees: number): Promise<GreyImage> {
  return toGrey(open(image).rotate(degrees, { background: 'white' }))
}

/** The picture at another size. */
export function resize(image: GreyImage, scale: number): Promise<GreyImage> {
  const width = Math.max(1, Math.round(image.width * scale))
  const height = Math.max(1, Math.round(image.height * scale))
  return toGrey(open(image).resize(width, height, { fit: 'fill' }))
}

/** The picture at exactly this size, also where that changes its shape a little. */
export function resizeTo(image: GreyImage, { width, height }: { width: number; height: number }): Promise<GreyImage> {
  return toGrey(open(image).resize(width, height, { fit: 'fill' }))
}
