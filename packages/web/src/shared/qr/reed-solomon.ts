/** Arithmetic in the field of 256 elements that QR codes use, and the check bytes made with it. */

const primitive = 0x11d

const exponents = new Uint8Array(255)
const logarithms = new Uint8Array(256)
for (let power = 0, value = 1; power < 255; power++) {
  exponents[power] = value
  logarithms[value] = power
  value = (value << 1) ^ (value & 0x80 ? primitive : 0)
}

function multiply(a: number, b: number): number {
  if (a === 0 || b === 0) return 0
  return exponents[((logarithms[a] ?? 0) + (logarithms[b] ?? 0)) % 255] ?? 0
}

/** The polynomial with the first `degree` powers of two as its roots, without its leading one. */
function createGenerator(degree: number): number[] {
  let generator = [1]
  for (let root = 0; root < degree; root++) {
    const shifted = [...generator, 0]
    generator = shifted.map((value, index) => value ^ multiply(generator[index - 1] ?? 0, exponents[root] ?? 0))
  }
  return generator.slice(1)
}

/** The check bytes of one block: the remainder of its division by the generator. */
export function computeCheckBytes(block: readonly number[], count: number): number[] {
  const generator = createGenerator(count)
  let remainder = Array.from({ length: count }, () => 0)
  for (const byte of block) {
    const factor = byte ^ (remainder[0] ?? 0)
    const shifted = [...remainder.slice(1), 0]
    remainder = shifted.map((value, index) => value ^ multiply(generator[index] ?? 0, factor))
  }
  return remainder
}
