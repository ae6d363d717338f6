import type { GreyImage } from '../decode/image.ts'

/** The standard's own table, so that the reader's is not checked against itself. */
const widths = ['3211', '2221', '2122', '1411', '1132', '1231', '1114', '1312', '1213', '3112']
const sets = 'AAAAAA AABABB AABBAB AABBBA ABAABB ABBAAB ABBBAA ABABAB ABABBA ABBABA'.split(' ')

/** Seven modules of a digit, 1 for a bar; bars and spaces take turns, so that their widths say all. */
function toModules(digit: string, set: string): string {
  const runs = [...(widths[Number(digit)] ?? '')].map(Number)
  const ordered = set === 'B' ? runs.toReversed() : runs
  return ordered.map((run, index) => String((index + (set === 'C' ? 1 : 0)) % 2).repeat(run)).join('')
}

/** The 95 modules of an EAN-13; the check digit is drawn as it is given, right or wrong. */
export function drawModules(code: string): string {
  const [first = '0', ...rest] = code
  const left = rest.slice(0, 6).map((digit, index) => toModules(digit, sets[Number(first)]?.[index] ?? 'A'))
  const right = rest.slice(6).map((digit) => toModules(digit, 'C'))
  return `101${left.join('')}01010${right.join('')}101`
}

export interface Bars {
  /** Samples a module, how far an edge is spread in modules, and grain as a part of the contrast. */
  readonly module?: number
  readonly blur?: number
  readonly grain?: number
  readonly quiet?: number
  readonly seed?: number
}

/** Chance that is the same in every run. */
export function createChance(seed: number): () => number {
  let state = (seed * 2_654_435_761 + 1) >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32 - 0.5
  }
}

/** Brightness along a line across bars that nobody printed, 0 to 255. */
export function drawLine(code: string, options: Bars = {}): Float32Array {
  const { module = 3, blur = 0.5, grain = 0, quiet = 4, seed = 1 } = options
  const modules = `${'0'.repeat(quiet)}${drawModules(code)}${'0'.repeat(quiet)}`
  const chance = createChance(seed)
  const steps = Array.from({ length: 25 }, (_, index) => ((index - 12) / 4) * blur)
  const shares = steps.map((away) => Math.exp(-((away / (blur || 1)) ** 2) / 2))
  const whole = shares.reduce((sum, share) => sum + share, 0)
  return Float32Array.from({ length: Math.round(modules.length * module) }, (_, at) => {
    const place = (at + 0.5) / module
    let dark = 0
    for (const [index, away] of steps.entries()) {
      if (modules[Math.floor(place + away)] === '1') dark += (shares[index] ?? 0) / whole
    }
    return Math.min(255, Math.max(0, 230 - 200 * dark + 200 * grain * chance()))
  })
}

/** The same bars as a picture of some rows, each with its own grain. */
export function drawBars(code: string, rows: number, options: Bars = {}): GreyImage {
  const lines = Array.from({ length: rows }, (_, row) => drawLine(code, { ...options, seed: row + 1 }))
  const width = lines[0]?.length ?? 0
  return { data: Uint8Array.from(lines.flatMap((line) => [...line])), width, height: rows }
}
