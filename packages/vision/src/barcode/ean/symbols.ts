/** How EAN-13 and UPC-A write digits: seven modules each, two bars and two spaces, in one of three sets. */

/** Points at which a digit's seven modules are looked at. */
export const points = 14
const modules = 7
const digits = 10
const fineness = 8

/** The left-hand set: 1 is dark. The right-hand set is its negative, the third set the right-hand one backwards. */
const left = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
]

/** Which of the six left-hand digits are of the third set, by the first digit of the code, which has no bars of its own. */
export const parities = [
  'LLLLLL',
  'LLGLGG',
  'LLGGLG',
  'LLGGGL',
  'LGLLGG',
  'LGGLLG',
  'LGGGLL',
  'LGLGLG',
  'LGLGGL',
  'LGGLGL',
]

const negate = (bits: string) => [...bits].map((bit) => (bit === '1' ? '0' : '1')).join('')
const reverse = (bits: string) => [...bits].toReversed().join('')

/** Brightness values without their mean and of length 1, so that light and contrast do not count. */
function standardise(values: Float32Array): void {
  let [mean, square] = [0, 0]
  for (const value of values) mean += value / values.length
  for (const value of values) square += (value - mean) ** 2
  const length = Math.sqrt(square)
  for (let i = 0; i < values.length; i++) values[i] = length < 1e-6 ? 0 : (values[i]! - mean) / length
}

/** Brightness along some modules, as a lens sees them that spreads every edge over `softness` modules. */
function draw(bits: string, before: string, after: string, count: number, softness: number): Float32Array {
  const context = `${before}${bits}${after}`
  const reach = Math.ceil(3 * softness * fineness)
  const drawn = Float32Array.from({ length: count }, (_, point) => {
    const middle = ((point + 0.5) * bits.length) / count + before.length
    let [sum, weight] = [0, 0]
    for (let step = -reach; step <= reach; step++) {
      const away = step / fineness
      const share = Math.exp(-((away / softness) ** 2) / 2)
      weight += share
      if (context[Math.floor(middle + away)] !== '1') sum += share
    }
    return sum / weight
  })
  standardise(drawn)
  return drawn
}

/** What the parts of a code look like through a certain lens. */
export interface Figures {
  /** Each left-hand digit: ten of the first set, then ten of the third. */
  readonly digits: readonly Float32Array[]
  /** The bars at both ends and in the middle, with what stands beside them. */
  readonly edge: Float32Array
  readonly middle: Float32Array
}

/** Draws all parts once for a softness. */
export function drawFigures(softness: number): Figures {
  const sets = [...left, ...left.map((bits) => reverse(negate(bits)))]
  return {
    digits: sets.map((bits) => draw(bits, '0101', '0101', points, softness)),
    edge: draw('101', '0000', '0000', 6, softness),
    middle: draw('01010', '0101', '1010', 10, softness),
  }
}

/** How many modules the parts have that are no digits. */
export const guard_modules = { edge: 3, middle: 5 } as const

export { digits, modules }
