import { camera } from '@larder/contract/constants'
import { prepareZXingModule, readBarcodes, type ReaderOptions } from 'zxing-wasm/reader'
// The package would fetch this file from elsewhere; it is part of our build.
import wasm_url from 'zxing-wasm/reader/zxing_reader.wasm?url'
import { type ScannerAnswer, type ScannerRequest } from './scanner.ts'
import { chooseSighting } from './sighting.ts'

const options: ReaderOptions = {
  formats: ['EAN13', 'EAN8', 'UPCA', 'UPCE', 'Code39', 'Code128'],
  tryHarder: true,
  tryRotate: true,
  tryDownscale: true,
  tryInvert: false,
  // One line that happens to look like a code is no code.
  minLineCount: 2,
}

// What goes wrong is answered, and said on the screen; the engine would write it to the console too.
const ready = prepareZXingModule({
  overrides: { locateFile: () => wasm_url, printErr: () => undefined },
  fireImmediately: true,
})

let canvas: OffscreenCanvas | undefined

/** The pixels of a picture, no larger than a camera is asked for: more costs time and reads no better. */
function pixelsOf(picture: ImageBitmap | ImageData): ImageData {
  if (picture instanceof ImageData) return picture
  const scale = Math.min(1, camera.ideal.width / Math.max(picture.width, picture.height))
  const width = Math.round(picture.width * scale)
  const height = Math.round(picture.height * scale)
  if (canvas?.width !== width || canvas.height !== height) canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('No canvas to read pixels from')
  context.drawImage(picture, 0, 0, width, height)
  picture.close()
  return context.getImageData(0, 0, width, height)
}

async function answer({ id, picture }: ScannerRequest): Promise<ScannerAnswer> {
  try {
    await ready
    if (picture === null) return { id, sighting: null, failure: null }
    const pixels = pixelsOf(picture)
    const readings = await readBarcodes(pixels, options)
    return { id, sighting: chooseSighting(readings, pixels.width, pixels.height), failure: null }
  } catch (error) {
    return { id, sighting: null, failure: String(error) }
  }
}

self.addEventListener('message', (event: MessageEvent<ScannerRequest>) => {
  void answer(event.data).then((reply) => self.postMessage(reply))
})
