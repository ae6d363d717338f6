import { upload } from '@larder/contract/constants'
import { scan_messages } from '@larder/contract/messages/scan-messages'
import { receipt_messages } from '@larder/contract/messages/receipt-messages'
import sharp, { type Sharp } from 'sharp'
import { type ColourImage, type GreyImage, ImageError, recogniseFormat, scaleTo } from './image.ts'

// One thread a picture: the queue decides how many are read at once. Nothing is asked for twice, so nothing is kept.
sharp.concurrency(1)
sharp.cache(false)

/** A picture that was let in: its size as a person sees it, and its pixels at the size that is wanted. */
export interface Photo {
  readonly width: number
  readonly height: number
  /** Grey, with at most this long side: a smaller picture stays as it is. */
  grey(long_side: number): Promise<GreyImage>
  /** Red, green and blue, with at most this long side. */
  colour(long_side: number): Promise<ColourImage>
  /** A new file in colours, upright and without what else the old one carried: place, time, camera. */
  jpeg(long_side: number): Promise<Uint8Array>
}

// Cameras write oddities that sharp only warns about; a file that ends early is refused.
const reading = { failOn: 'error', limitInputPixels: upload.max_pixels } as const

async function toGrey(picture: Sharp): Promise<GreyImage> {
  const { data, info } = await picture
    .flatten({ background: 'white' })
    .greyscale()
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Upright and in colours, never larger than it is. */
function shrink(bytes: Uint8Array, long_side: number): Sharp {
  const picture = sharp(bytes, reading).autoOrient().flatten({ background: 'white' })
  return picture.resize(long_side, long_side, { fit: 'inside', withoutEnlargement: true })
}

function refuse(): never {
  throw new ImageError(scan_messages.image.broken)
}

// No JPEG can be longer. A PNG of one row and fifty million columns costs half a gigabyte, and is no photo.
const longest_side = 65_535

const isTooLarge = ({ width, height }: { width: number; height: number }): boolean =>
  width * height > upload.max_pixels || Math.max(width, height) > longest_side

async function readSize(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  // Only the header is read here: a small file can claim a picture that fills the memory.
  const { autoOrient } = await sharp(bytes, { ...reading, limitInputPixels: false }).metadata()
  return autoOrient
}

/** Lets a JPEG or PNG in after looking at its first bytes and its header; everything else is an ImageError. */
export async function openPhoto(bytes: Uint8Array): Promise<Photo> {
  if (bytes.length > upload.max_bytes) throw new ImageError(receipt_messages.receipt.fileTooLarge)
  if (recogniseFormat(bytes) === null) throw new ImageError(receipt_messages.receipt.fileTypeInvalid)
  const size = await readSize(bytes).catch(refuse)
  if (isTooLarge(size)) throw new ImageError(scan_messages.image.tooManyPixels)
  return {
    ...size,
    async grey(long_side) {
      const scale = Math.min(1, scaleTo(size, long_side))
      const width = Math.max(1, Math.round(size.width * scale))
      const height = Math.max(1, Math.round(size.height * scale))
      const picture = sharp(bytes, reading).autoOrient()
      try {
        return await toGrey(scale === 1 ? picture : picture.resize(width, height, { fit: 'fill' }))
      } catch {
        throw new ImageError(scan_messages.image.broken)
      }
    },
    async colour(long_side) {
      const picture = shrink(bytes, long_side).toColourspace('srgb').raw()
      const { data, info } = await picture.toBuffer({ resolveWithObject: true }).catch(refuse)
      return { data, width: info.width, height: info.height }
    },
    async jpeg(long_side) {
      return shrink(bytes, long_side).jpeg({ quality: 85 }).toBuffer().catch(refuse)
    },
  }
}
