import { barcode, camera } from '@larder/contract/constants'
import { prepareZXingModule, readBarcodes, type ReaderOptions } from 'zxing-wasm/reader'
// The package would fetch this file from elsewhere; it is part of our build.
import wasm_url from 'zxing-wasm/reader/zxing_reader.wasm?url'
import { type ScannerAnswer, type ScannerRequest } from './scanner.ts'
import { chooseSighting, type Part, whole } from './sighting.ts'

const options: ReaderOptions = {
  formats: ['EAN13', 'EAN8', 'UPCA', 'UPCE', 'Code39', 'Code128'],
  tryHarder: true,
  tryRotate: true,
  // Beside the pixels as they are.
  tryDownscale: barcode.half_sample,
  tryInvert: false,
  // One line that happens to look like a code is no code.
  minLineCount: 2,
}

// What goes wrong is answered, and said on the screen; the engine would write it to the console too.
const ready = prepareZXingModule({
  overrides: { locateFile: () => wasm_url, printErr: () => undefined },
  fireImmediately: true,
})
// It may fail before anybody asks.
ready.catch(() => undefined)

// A browser without such a canvas sends pixels instead of pictures.
const canvas = typeof OffscreenCanvas === 'undefined' ? null : new OffscreenCanvas(1, 1)
const context = canvas?.getContext('2d', { willReadFrequently: true })

/** The pixels of a part of a picture, no larger than a camera is asked for: more costs time and reads no better. */
function pixelsOf(picture: ImageBitmap, part: Part): ImageData {
  const scale = Math.min(1, camera.ideal.width / Math.max(picture.width, picture.height))
  const [left, top] = [part.left * picture.width, part.top * picture.height]
  const [wide, high] = [part.width * picture.width, part.height * picture.height]
  const width = Math.max(1, Math.round(wide * scale))
  const height = Math.max(1, Math.round(high * scale))
  if (!canvas || !context) throw new Error('No canvas to read pixels from')
  if (canvas.width < width) canvas.width = width
  if (canvas.height < height) canvas.height = height
  context.drawImage(picture, left, top, wide, high, 0, 0, width, height)
  picture.close()
  return context.getImageData(0, 0, width, height)
}

async function answer({ id, picture, part }: ScannerRequest): Promise<ScannerAnswer> {
  try {
    await ready
    if (picture === null) return { id, sighting: null, failure: null }
    const isReadyMade = picture instanceof ImageData
    const cut = isReadyMade ? whole : (part ?? whole)
    const pixels = isReadyMade ? picture : pixelsOf(picture, cut)
    return { id, sighting: chooseSighting(await readBarcodes(pixels, options), pixels, cut), failure: null }
  } catch (error) {
    return { id, sighting: null, failure: String(error) }
  }
}

self.addEventListener('message', (event: MessageEvent<ScannerRequest>) => {
  void answer(event.data).then((reply) => self.postMessage(reply))
})
