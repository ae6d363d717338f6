import { camera } from '@larder/contract/constants'
import { type Preview } from './scan.ts'

const longest_side_px = 1280
const quality = 0.8

/** The photo, upright and small enough to be kept beside the address; null where the browser cannot show it. */
export async function drawPreview(photo: Blob): Promise<Preview | null> {
  try {
    const picture = await createImageBitmap(photo)
    const scale = Math.min(1, longest_side_px / Math.max(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(picture.width * scale))
    canvas.height = Math.max(1, Math.round(picture.height * scale))
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    return { url: canvas.toDataURL(camera.photo_type, quality), width: canvas.width, height: canvas.height }
  } catch {
    // The server may read what this browser does not.
    return null
  }
}
