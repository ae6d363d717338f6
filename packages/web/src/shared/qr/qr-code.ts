import { createBytes, findVersion } from './qr-bytes.ts'
import { createPatterns, drawFormat, Modules } from './qr-patterns.ts'
import { ratePenalty } from './qr-penalty.ts'

/** Which modules each mask inverts. */
const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

/** The modules that hold the text, in order: two columns at a time from the right, up and down in turn. */
function* walk(modules: Modules): Generator<readonly [x: number, y: number]> {
  const { size } = modules
  let isUp = true
  for (let right = size - 1; right >= 1; right -= 2) {
    // The column of the timing pattern is skipped.
    if (right === 6) right = 5
    for (let step = 0; step < size; step++) {
      const y = isUp ? size - 1 - step : step
      for (const x of [right, right - 1]) if (!modules.isFixed(x, y)) yield [x, y]
    }
    isUp = !isUp
  }
}

function applyMask(plain: Modules, mask: number): Modules {
  const masked = new Modules(plain.version, plain)
  for (const [x, y] of walk(plain)) masked.set(x, y, plain.isDark(x, y) !== masks[mask]?.(x, y))
  drawFormat(masked, mask)
  return masked
}

/**
 * A text as the modules of a QR code (ISO/IEC 18004, bytes, level M), row by row, true for dark; null where it is longer than
 * any address of ours.
 */
export function createQrCode(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text)
  const version = findVersion(bytes.length)
  if (version === null) return null
  const plain = createPatterns(version)
  const drawn = createBytes(bytes, version)
  let index = 0
  for (const [x, y] of walk(plain)) {
    plain.set(x, y, (((drawn[index >> 3] ?? 0) >> (7 - (index & 7))) & 1) === 1)
    index++
  }
  const rated = masks.map((_, mask) => applyMask(plain, mask)).map((modules) => ({ modules, by: ratePenalty(modules) }))
  const { modules } = rated.reduce((best, one) => (one.by < best.by ? one : best))
  const indices = Array.from({ length: modules.size }, (_, one) => one)
  return indices.map((y) => indices.map((x) => modules.isDark(x, y)))
}
