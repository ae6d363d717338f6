import { hasValidCheckDigit, isCodeText } from '@larder/contract/values/barcode-digits'
import { barcode } from '@larder/contract/constants'

type Format = (typeof barcode.formats)[number]

interface Point {
  readonly x: number
  readonly y: number
}

/** What the reading engine says of one code. */
export interface RawReading {
  readonly text: string
  readonly format: string
  readonly position: Readonly<Record<'topLeft' | 'topRight' | 'bottomRight' | 'bottomLeft', Point>>
}

/** A credible code and where it stands, in fractions of the picture. */
export interface Sighting {
  readonly code: string
  readonly format: Format
  readonly corners: readonly Point[]
}

const formats: ReadonlyMap<string, Format> = new Map([
  ['EAN13', 'EAN-13'],
  ['EAN8', 'EAN-8'],
  ['UPCA', 'UPC-A'],
  ['UPCE', 'UPC-E'],
  ['Code39', 'Code 39'],
  ['Code39Std', 'Code 39'],
  ['Code39Ext', 'Code 39'],
  ['Code128', 'Code 128'],
])

/** The code as it is printed; null where it cannot be one, because a wrong code is worse than none. */
function credibleCode(text: string, format: Format): string | null {
  if (format === 'Code 39' || format === 'Code 128') return isCodeText(text) ? text : null
  if (!hasValidCheckDigit(text)) return null
  // The engine writes the codes of North America with the zero that makes them EAN-13.
  return text.length === 13 && text.startsWith('0') ? text.slice(1) : text
}

const middle = 0.5

function distanceFromMiddle({ corners }: Sighting): number {
  const mean = (axis: 'x' | 'y') => corners.reduce((sum, corner) => sum + corner[axis], 0) / corners.length
  return Math.hypot(mean('x') - middle, mean('y') - middle)
}

/** A part of a picture, in fractions of it. */
export interface Part {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export const whole: Part = { left: 0, top: 0, width: 1, height: 1 }
const patches: Readonly<Record<typeof barcode.patch_size, Part>> = {
  medium: { left: 0.1, top: 0.25, width: 0.8, height: 0.5 },
}
/** Where people are asked to hold the code: less than half of the picture, and read in less than half of the time. */
export const aimed_at: Part = patches[barcode.patch_size]

// A hand moves between two pictures, and a code needs white at its ends.
const margin = 0.6

const isLong = ({ format }: Sighting): boolean => format === 'EAN-13' || format === 'UPC-A'

/** True where a code may count: the edge of a part may cut a long code into something that looks like a short one. */
export function isTrusted(sighting: Sighting, part: Part): boolean {
  return isLong(sighting) || part === whole
}

/** Where to look next: near the code that was just seen, else alternately where people aim and everywhere. */
export function partToRead(last: Sighting | null, attempt: number): Part {
  if (last === null) return attempt % 2 === 0 ? aimed_at : whole
  if (!isLong(last)) return whole
  const range = (axis: 'x' | 'y'): [number, number] => {
    const places = last.corners.map((corner) => corner[axis])
    const [low, high] = [Math.min(...places), Math.max(...places)]
    // A line that was read along its middle has hardly a height.
    const padding = margin * Math.max(high - low, 0.1)
    return [Math.max(0, low - padding), Math.min(1, high + padding)]
  }
  const [[left, right], [top, bottom]] = [range('x'), range('y')]
  return { left, top, width: right - left, height: bottom - top }
}

interface Size {
  readonly width: number
  readonly height: number
}

/** The code that somebody aims at: of those that may be believed, the one nearest to the middle. */
export function chooseSighting(readings: readonly RawReading[], size: Size, part: Part = whole): Sighting | null {
  const credible = readings.flatMap(({ text, format: name, position }): Sighting[] => {
    const format = formats.get(name)
    const code = format === undefined ? null : credibleCode(text, format)
    if (format === undefined || code === null) return []
    const { topLeft, topRight, bottomRight, bottomLeft } = position
    const corners = [topLeft, topRight, bottomRight, bottomLeft].map(({ x, y }) => ({
      x: part.left + (x / size.width) * part.width,
      y: part.top + (y / size.height) * part.height,
    }))
    return [{ code, format, corners }]
  })
  return credible.toSorted((a, b) => distanceFromMiddle(a) - distanceFromMiddle(b))[0] ?? null
}
