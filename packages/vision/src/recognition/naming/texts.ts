import type { Box } from '@larder/contract/recognition'
import type { GreyImage } from '../../decode/image.ts'
import type { Report } from '../../jobs/jobs.ts'
import { detectText } from '../../ocr/detect.ts'
import { useRecogniser, useTextDetector } from '../../ocr/engine.ts'
import type { Recognise } from '../../ocr/recognise.ts'
import { type Strip, cornersOf, moveStrip, scaleStrip } from '../../ocr/strip.ts'
import { areaOf, boxAround, clipBox, overlap } from '../sight/boxes.ts'
import { enlarge, most_growth } from '../sight/picture.ts'
import type { SeenText } from '../sight/sight.ts'
import type { FoundThing } from '../sight/things.ts'
import { coverCells, rankCells } from '../sight/tiles.ts'
import { type Zoom, planNear } from './near-things.ts'
import { least_confidence, readStrip } from './read-strip.ts'
import { joinReadings } from './readings.ts'

// Large letters are found best in a small picture and small ones in a large one; of the largest only some cells are looked at.
const areas = { small: 400_000, whole: 800_000, fine: 3_000_000, near: 4_000_000 } as const
const cell = { side: 256, rim: 1 / 8 } as const
// Each reading takes some thousandths of a second: a shelf of small print has hundreds.
const most_readings = { small: 60, whole: 60, thing: 24, near: 150 } as const
// Only a very slow machine stops here: how much is read should not depend on how busy it is. Seconds of the processor since the glance began.
const enough_cpu_s = { finding: 8, reading: 10 } as const
// A place that was read so well is not read again.
const sure = 0.9

const whole: Box = { x: 0, y: 0, width: 1, height: 1 }
const stay = (box: Box): Box => box

/** A place that looks like print, and the picture it is read in. */
interface Print {
  readonly image: GreyImage
  readonly strip: Strip
  /** From that picture to the photo. */
  readonly place: (box: Box) => Box
  readonly box: Box
  /** The height of its letters over that of the photo. */
  readonly size: number
}

function measureCpu(): () => number {
  const start = process.cpuUsage()
  return () => {
    const { user, system } = process.cpuUsage(start)
    return (user + system) / 1e6
  }
}

function createCounter(recognise: Recognise): Recognise & { count(): number } {
  let count = 0
  const read: Recognise = (image, strip) => {
    count += 1
    return recognise(image, strip)
  }
  return Object.assign(read, { count: () => count })
}

/** Where print is in a part of a photo; it is read there where the part was enlarged, else in the photo, which is sharper. */
async function findPrint(full: GreyImage, { part, area }: Zoom): Promise<Print[]> {
  const { image, place } = await enlarge(full, part, area)
  const strips = await detectText(await useTextDetector(), image, image, true)
  const { x, y, width, height } = place(whole)
  const scale = { x: (width * full.width) / image.width, y: (height * full.height) / image.height }
  const [left, top] = [x * full.width, y * full.height]
  return strips.map((found) => {
    const box = place(boxAround(cornersOf(found), image))
    const size = (Math.min(found.width, found.height) * height) / image.height
    if (Math.min(scale.x, scale.y) <= 1) return { image, strip: found, place, box, size }
    const strip = moveStrip(scaleStrip(found, scale), { x: left, y: top })
    return { image: full, strip, place: stay, box, size }
  })
}

/** Reads a photo of many things: at a glance what is large, and then what is small where print is likely. */
export async function createTextReader(full: GreyImage, things: readonly FoundThing[], report?: Report) {
  const recognise = createCounter(await useRecogniser('english'))
  const spent = measureCpu()
  let texts: SeenText[] = []
  const found: Box[] = []
  const pixels = full.width * full.height
  const few = planNear(things, pixels)

  /** Reads the largest first: on a full shelf it is not the small print that names a product. */
  async function read(print: readonly Print[], most: number): Promise<void> {
    const until = recognise.count() + most
    for (const [done, { image, strip, place, box }] of print.toSorted((a, b) => b.size - a.size).entries()) {
      if (recognise.count() >= until || spent() > enough_cpu_s.reading) break
      if (texts.some((text) => text.confidence >= sure && overlap(text.box, box) > 0.5)) continue
      const { text, confidence, strip: best, others } = await readStrip(recognise, image, strip)
      if (confidence < least_confidence) continue
      texts = [...texts, { text, confidence, box: place(boxAround(cornersOf(best), image)), others }]
      report?.({ stage: 'reading', done, total: print.length, text })
    }
    texts = joinReadings(texts)
  }

  async function readWhole(area: number, most: number): Promise<void> {
    const print = await findPrint(full, { part: whole, area })
    found.push(...print.map(({ box }) => box))
    await read(print, most)
  }

  /** Cells of the photo at its own size or larger: those that promise most, as long as the time lasts. */
  async function readCells(): Promise<void> {
    const scale = Math.min(most_growth, Math.sqrt(areas.fine / pixels))
    const countCells = (side: number) => Math.max(1, Math.round((side * scale) / cell.side))
    const grid = { columns: countCells(full.width), rows: countCells(full.height) }
    const { image } = await enlarge(full, whole, areas.small)
    const cells = rankCells({ image, print: found, things }, grid, Math.floor(areas.near / cell.side ** 2))
    const print: Print[] = []
    for (const part of coverCells(cells, grid, cell.rim)) {
      if (spent() > enough_cpu_s.finding) break
      print.push(...(await findPrint(full, { part, area: areaOf(clipBox(part)) * pixels * scale ** 2 })))
    }
    await read(print, most_readings.near)
  }

  async function readThings(zooms: readonly Zoom[]): Promise<void> {
    for (const zoom of zooms) await read(await findPrint(full, zoom), most_readings.thing)
  }

  return {
    /** The whole photo: large letters, and of a photo of many things those of usual size. */
    async glance(): Promise<readonly SeenText[]> {
      await readWhole(areas.small, most_readings.small)
      if (few === null) await readWhole(areas.whole, most_readings.whole)
      return texts
    },

    /** What is small: each thing from near where they are few, else wherever print is likely. */
    async readNear(): Promise<readonly SeenText[]> {
      if (few === null) await readCells()
      else {
        await readThings(few.near)
        await readThings(few.planNearer(texts))
      }
      return texts
    },
  }
}
