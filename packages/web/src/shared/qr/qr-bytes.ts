import { computeCheckBytes } from './reed-solomon.ts'

/** Of each version from 1 on, at the level that survives a loss of 15 %: check bytes of a block, and how many blocks. */
const check_bytes = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24]
const block_counts = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10]

const byte_mode = 0b0100
const padding = [0xec, 0x11]

/** How many bytes a symbol of this version holds, check bytes among them: its modules without those of the patterns. */
function countBytes(version: number): number {
  let modules = (16 * version + 128) * version + 64
  if (version >= 2) {
    const rows = Math.floor(version / 7) + 2
    modules -= (25 * rows - 10) * rows - 55
  }
  if (version >= 7) modules -= 36
  return Math.floor(modules / 8)
}

const countBlocks = (version: number): number => block_counts[version - 1] ?? 0
const countChecks = (version: number): number => check_bytes[version - 1] ?? 0
const countData = (version: number): number => countBytes(version) - countBlocks(version) * countChecks(version)
const lengthBits = (version: number): number => (version < 10 ? 8 : 16)

/** The smallest version that holds so many bytes; null where none does. */
export function findVersion(length: number): number | null {
  const versions = check_bytes.map((_, index) => index + 1)
  return versions.find((version) => 4 + lengthBits(version) + 8 * length <= 8 * countData(version)) ?? null
}

/** Mode, length, text and padding as bytes. */
function createData(text: Uint8Array, version: number): number[] {
  const bits: number[] = []
  const append = (value: number, count: number): void => {
    for (let bit = count - 1; bit >= 0; bit--) bits.push((value >> bit) & 1)
  }
  append(byte_mode, 4)
  append(text.length, lengthBits(version))
  for (const byte of text) append(byte, 8)
  const capacity = countData(version)
  append(0, Math.min(4, capacity * 8 - bits.length))
  append(0, (8 - (bits.length % 8)) % 8)
  const data = Array.from({ length: bits.length / 8 }, (_, byte) =>
    Number.parseInt(bits.slice(byte * 8, byte * 8 + 8).join(''), 2),
  )
  for (let index = 0; data.length < capacity; index++) data.push(padding[index % 2] ?? 0)
  return data
}

/** The blocks of a symbol; the later ones may be a byte longer than the first. */
function splitBlocks(data: readonly number[], version: number): number[][] {
  const count = countBlocks(version)
  const short = Math.floor(data.length / count)
  const first_long = count - (data.length % count)
  let start = 0
  return Array.from({ length: count }, (_, index) => {
    const end = start + short + (index >= first_long ? 1 : 0)
    const block = data.slice(start, end)
    start = end
    return block
  })
}

/** Byte by byte from all of them in turn, so that a stain hits each a little. */
function interleave(blocks: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...blocks.map(({ length }) => length))
  return Array.from({ length: longest }, (_, index) => blocks.map((block) => block[index])).flatMap((column) =>
    column.filter((byte) => byte !== undefined),
  )
}

/** What a symbol of this version says, in the order in which it is drawn. */
export function createBytes(text: Uint8Array, version: number): number[] {
  const blocks = splitBlocks(createData(text, version), version)
  const checks = blocks.map((block) => computeCheckBytes(block, countChecks(version)))
  return [...interleave(blocks), ...interleave(checks)]
}
