import { upload } from '@larder/contract/constants'

/** The type of every picture that `makeThumbnail` makes. */
export const thumbnail_type = 'image/webp'

const long_side = 400

/** Draws a picture from elsewhere anew: small, upright, without what else the file carried. Throws where it is none. */
export async function makeThumbnail(bytes: Uint8Array): Promise<Buffer> {
  // Loaded with the first picture: an app whose photos are read elsewhere does without native code until then.
  const { default: sharp } = await import('sharp')
  const picture = sharp(bytes, { failOn: 'error', limitInputPixels: upload.max_pixels, pages: 1 })
  const { format } = await picture.metadata()
  // Formats that are programs of their own, such as SVG and PDF, stay outside.
  if (!['jpeg', 'png', 'webp', 'gif', 'heif'].includes(format)) throw new Error(`${format} is no picture of a product`)
  return picture
    .autoOrient()
    .resize(long_side, long_side, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .timeout({ seconds: 10 })
    .toBuffer()
}
