/** How EAN-13 and UPC-A write digits: seven modules each, two bars and two spaces, in one of three sets. */

/** Points at which a digit's seven modules are looked at. */
export const points = 14
const modules = 7
const digits = 10
// Lens, paper and printing soften every edge by about half a module.
const softness = 0.6
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
export function standardise(values: Float32Array): number {
  let [mean, square] = [0, 0]
  for (const value of values) mean += value / values.length
  for (const value of values) square += (value - mean) ** 2
  const length = Math.sqrt(square)
  for (let i = 0; i < values.length; i++) values[i] = length < 1e-6 ? 0 : (values[i]! - mean) / length
  return length
}

function soften(bits: string, before: string, after: string, count: number): Float32Array {
  const context = `${before}${bits}${after}`
  const isDark = (module: number) => context[Math.floor(module) + before.length] === '1'
  return Float32Array.from({ length: count }, (_, point) => {
    const middle = ((point + 0.5) * bits.length) / count
    let [sum, weight] = [0, 0]
    for (let step = -2 * fineness; step <= 2 * fineness; step++) {
      const away = step / fineness
      const share = Math.exp(-((away / softness) ** 2) / 2)
      weight += share
      if (!isDark(middle + away)) sum += share
    }
    return sum / weight
  })
}

function draw(bits: string, before: string, after: string, count: number): Float32Array {
  const drawn = soften(bits, before, after, count)
  standardise(drawn)
  return drawn
}

/** What each left-hand digit looks like: ten of the first set, then ten of the third. */
export const looks: readonly Float32Array[] = [...left, ...left.map((bits) => reverse(negate(bits)))].map((bits) =>
  draw(bits, '01', '01', points),
)

/** The bars at both ends and in the middle, with what stands beside them. */
export const guards = {
  edge: { modules: 3, look: draw('101', '00', '00', 6) },
  middle: { modules: 5, look: draw('01010', '01', '10', 10) },
} as const

export { digits, modules }
