import { cornersOf } from '../../ocr/strip.ts'
import type { TextBox } from '../../ocr/read.ts'
import { createSlopeField } from './slope-field.ts'

/** A piece of text on the level page: what stands between two wide gaps of a strip. */
export interface Cell {
  readonly text: string
  readonly confidence: number
  readonly left: number
  readonly right: number
  readonly y: number
  readonly height: number
  /** How far the strip still leans on the level page: curled paper has no one angle. */
  readonly slope: number
  readonly box: TextBox
}

// Between two columns there is room for several letters; between words for one.
const column_gap = 3.2

/** The value in the middle; robust against the few that are far off. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

// A page that is read so well has no words that are read so badly: they shine through from its back.
const clear = 0.94
const smeared = 0.72

/** Without what shines through the paper. */
export function dropGhosts(boxes: readonly TextBox[]): TextBox[] {
  if (median(boxes.map(({ confidence }) => confidence)) < clear) return [...boxes]
  return boxes.filter(
    ({ confidence, text }) => confidence >= smeared || !/\p{L}{3}/u.test(text) || /\d[.,]\d\d(?!\d)/u.test(text),
  )
}

/** The angle of most lines; short strips say little about theirs. */
export function findSkew(boxes: readonly TextBox[]): number {
  const long = boxes.filter(({ width, height }) => width > 4 * height)
  return median((long.length > 2 ? long : boxes).map(({ angle }) => angle))
}

interface Piece {
  readonly text: string
  readonly from: number
  readonly to: number
}

/** Parts of a strip that stand in columns of their own, though they were found as one. */
export function splitAtGaps({ letters, text }: Pick<TextBox, 'letters' | 'text'>): Piece[] {
  const inked = letters.filter(({ letter }) => letter !== ' ')
  const advance = median(inked.slice(1).map(({ at }, index) => at - (inked[index]?.at ?? 0)))
  if (inked.length < 6) return [{ text: text.trim(), from: 0, to: 1 }]
  const pieces: Piece[] = []
  let [word, from, last] = ['', 0, 0]
  for (const { letter, at } of letters) {
    if (letter !== ' ' && word !== '' && at - last > column_gap * advance) {
      pieces.push({ text: word.trim(), from, to: last + advance / 2 })
      word = ''
      from = at - advance / 2
    }
    word += letter
    if (letter !== ' ') last = at
  }
  return [...pieces, { text: word.trim(), from, to: 1 }]
}

/** The page as if it had been laid down straight, each strip cut into its columns; `bend` leans every line a little more. */
export function levelPage(boxes: readonly TextBox[], bend = 0): Cell[] {
  const skew = findSkew(boxes)
  const [cos, sin] = [Math.cos(-skew), Math.sin(-skew)]
  const strips = boxes.map((box) => ({
    box,
    x: box.x * cos - box.y * sin,
    y: box.x * sin + box.y * cos,
    width: box.width,
    height: box.height,
    lean: Math.tan(box.angle - skew),
  }))
  const slopeAt = createSlopeField(strips, median(strips.map(({ height }) => height)))
  return strips.flatMap(({ box, x, y, width, height }) => {
    return splitAtGaps(box).map(({ text, from, to }) => {
      const along = ((from + to) / 2 - 0.5) * width
      const slope = slopeAt(x + along, y) + bend
      const [left, right] = [x + (from - 0.5) * width, x + (to - 0.5) * width]
      return { text, confidence: box.confidence, left, right, y: y + along * slope, height, slope, box }
    })
  })
}

/** The upright frame around strips, in the pixels they were found in. */
export function frameOf(boxes: readonly TextBox[]): { left: number; top: number; right: number; bottom: number } {
  const corners = boxes.flatMap(cornersOf)
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}
