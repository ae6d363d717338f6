import { camera } from '@larder/contract/constants'

const longest_side_px = 160
const quality = 0.7

async function draw(picture: ImageBitmap, width: number, height: number): Promise<Blob | null> {
  if (typeof OffscreenCanvas !== 'undefined') {
    const canvas = new OffscreenCanvas(width, height)
    canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height)
    return await canvas.convertToBlob({ type: camera.photo_type, quality })
  }
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height)
  return await new Promise((resolve) => canvas.toBlob(resolve, camera.photo_type, quality))
}

/** A photo small enough for a list, read and written beside the page; empty where the browser cannot show it. */
export async function makeThumbnail(image: Blob): Promise<Blob> {
  try {
    const picture = await createImageBitmap(image)
    const scale = Math.min(1, longest_side_px / Math.max(picture.width, picture.height))
    const size = (side: number): number => Math.max(1, Math.round(side * scale))
    const drawn = await draw(picture, size(picture.width), size(picture.height))
    picture.close()
    return drawn ?? new Blob()
  } catch {
    // The server may read what this browser does not.
    return new Blob()
  }
}
