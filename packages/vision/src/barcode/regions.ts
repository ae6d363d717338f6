import type { GreyImage } from '../decode/image.ts'

/** A part of a picture that looks like bars side by side, in pixels of that picture. */
export interface Region {
  /** The middle. */
  readonly x: number
  readonly y: number
  /** The direction across the bars, in radians: the one in which a code is read. */
  readonly angle: number
  /** How far it reaches across and along the bars. */
  readonly length: number
  readonly height: number
}

interface Block {
  readonly x: number
  readonly y: number
  readonly angle: number
  readonly weight: number
}

const side = 8
// Text and textures have edges in all directions, bars in one.
const least_coherence = 0.55
const least_energy = 30
const widest_turn = 0.22
const fewest_blocks = 6
const shortest = 40
const lowest = 12

/** Sums of squared differences over blocks of pixels: xx, yy and xy, side by side. */
function sumGradients({ data, width, height }: GreyImage, columns: number, rows: number): Float64Array {
  const sums = new Float64Array(columns * rows * 3)
  for (let y = 1; y < Math.min(rows * side, height - 1); y++) {
    const row = Math.floor(y / side) * columns
    for (let x = 1; x < Math.min(columns * side, width - 1); x++) {
      const at = y * width + x
      const [a, b, c] = [data[at - width - 1]!, data[at - width]!, data[at - width + 1]!]
      const [d, e] = [data[at - 1]!, data[at + 1]!]
      const [f, g, h] = [data[at + width - 1]!, data[at + width]!, data[at + width + 1]!]
      // Scharr's weights: with plain differences the direction of fine bars is off by degrees.
      const dx = (3 * (c + h - a - f) + 10 * (e - d)) / 32
      const dy = (3 * (f + h - a - c) + 10 * (g - b)) / 32
      const block = (row + Math.floor(x / side)) * 3
      sums[block] = (sums[block] ?? 0) + dx * dx
      sums[block + 1] = (sums[block + 1] ?? 0) + dy * dy
      sums[block + 2] = (sums[block + 2] ?? 0) + dx * dy
    }
  }
  return sums
}

/** The blocks whose edges agree about a direction, together with those around them. */
function findBlocks(image: GreyImage, columns: number, rows: number): (Block | undefined)[] {
  const sums = sumGradients(image, columns, rows)
  return Array.from({ length: columns * rows }, (_, index) => {
    const x = index % columns
    const y = Math.floor(index / columns)
    let [xx, yy, xy, count] = [0, 0, 0, 0]
    for (let near = Math.max(0, y - 1); near <= Math.min(rows - 1, y + 1); near++) {
      for (let beside = Math.max(0, x - 1); beside <= Math.min(columns - 1, x + 1); beside++) {
        const at = (near * columns + beside) * 3
        xx += sums[at] ?? 0
        yy += sums[at + 1] ?? 0
        xy += sums[at + 2] ?? 0
        count += side * side
      }
    }
    const energy = (xx + yy) / count
    const coherence = Math.hypot(xx - yy, 2 * xy) / (xx + yy + 1e-9)
    if (energy < least_energy || coherence < least_coherence) return undefined
    return { x, y, angle: Math.atan2(2 * xy, xx - yy) / 2, weight: coherence * Math.sqrt(energy) }
  })
}

/** How far apart two directions are that have no front and back. */
function turnBetween(a: number, b: number): number {
  const turn = Math.abs(a - b) % Math.PI
  return Math.min(turn, Math.PI - turn)
}

/** Neighbours of like direction, as far as they reach; compared with all before, so that a slow turn ends it too. */
function collect(blocks: (Block | undefined)[], columns: number, seed: number): Block[] {
  const found: Block[] = []
  const waiting = [seed]
  let [cos, sin] = [0, 0]
  for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
    const block = blocks[index]
    if (block === undefined) continue
    if (found.length > 0 && turnBetween(block.angle, Math.atan2(sin, cos) / 2) > widest_turn) continue
    blocks[index] = undefined
    found.push(block)
    cos += block.weight * Math.cos(2 * block.angle)
    sin += block.weight * Math.sin(2 * block.angle)
    for (const step of [-1, 1, -columns, columns, -columns - 1, -columns + 1, columns - 1, columns + 1]) {
      const next = blocks[index + step]
      if (next !== undefined && Math.abs(next.x - block.x) <= 1) waiting.push(index + step)
    }
  }
  return found
}

function toRegion(blocks: readonly Block[]): Region & { readonly weight: number } {
  let [cos, sin, weight] = [0, 0, 0]
  for (const block of blocks) {
    cos += block.weight * Math.cos(2 * block.angle)
    sin += block.weight * Math.sin(2 * block.angle)
    weight += block.weight
  }
  const angle = Math.atan2(sin, cos) / 2
  const across = blocks.map(({ x, y }) => x * Math.cos(angle) + y * Math.sin(angle))
  const along = blocks.map(({ x, y }) => y * Math.cos(angle) - x * Math.sin(angle))
  const [left, right] = [Math.min(...across), Math.max(...across)]
  const [top, bottom] = [Math.min(...along), Math.max(...along)]
  const [u, v] = [(left + right) / 2, (top + bottom) / 2]
  return {
    x: (u * Math.cos(angle) - v * Math.sin(angle) + 0.5) * side,
    y: (u * Math.sin(angle) + v * Math.cos(angle) + 0.5) * side,
    angle,
    length: (right - left + 1) * side,
    height: (bottom - top + 1) * side,
    weight,
  }
}

/** The likeliest places of codes in a picture, best first: where the edges agree about a direction over an area. */
export function findRegions(image: GreyImage, count: number): Region[] {
  const columns = Math.ceil(image.width / side)
  const rows = Math.ceil(image.height / side)
  const blocks = findBlocks(image, columns, rows)
  const regions = blocks.flatMap((_, seed) => {
    const group = collect(blocks, columns, seed)
    return group.length < fewest_blocks ? [] : [toRegion(group)]
  })
  return regions
    .filter(({ length, height }) => length >= shortest && height >= lowest && length > height / 4)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, count)
}
