/** The modules of a symbol: dark or light, and which belong to patterns that say nothing. */
export class Modules {
  readonly size: number
  private readonly dark: Uint8Array
  private readonly fixed: Uint8Array

  constructor(
    readonly version: number,
    copied?: Modules,
  ) {
    this.size = version * 4 + 17
    this.dark = copied?.dark.slice() ?? new Uint8Array(this.size ** 2)
    this.fixed = copied?.fixed ?? new Uint8Array(this.size ** 2)
  }

  isDark = (x: number, y: number): boolean => this.dark[y * this.size + x] === 1
  isFixed = (x: number, y: number): boolean => this.fixed[y * this.size + x] === 1

  set(x: number, y: number, is_dark: boolean): void {
    this.dark[y * this.size + x] = is_dark ? 1 : 0
  }

  /** Sets a module of a pattern; what lies beside the symbol is left out. */
  fix(x: number, y: number, is_dark: boolean): void {
    if (x < 0 || y < 0 || x >= this.size || y >= this.size) return
    this.set(x, y, is_dark)
    this.fixed[y * this.size + x] = 1
  }
}

/** A square of rings around a point; by their distance from it they are dark or light. */
function drawRings(modules: Modules, x: number, y: number, radius: number, light: readonly number[]): void {
  for (let dy = -radius; dy <= radius; dy++) {
    for (let dx = -radius; dx <= radius; dx++) {
      modules.fix(x + dx, y + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))))
    }
  }
}

/** Where the small squares stand, on both axes. */
export function alignmentPositions(version: number): number[] {
  if (version === 1) return []
  const count = Math.floor(version / 7) + 2
  const size = version * 4 + 17
  const step = Math.ceil((size - 13) / (count * 2 - 2)) * 2
  const later = Array.from({ length: count - 1 }, (_, index) => size - 7 - index * step)
  return [6, ...later.toReversed()]
}

function drawAlignment(modules: Modules): void {
  const positions = alignmentPositions(modules.version)
  const last = positions.length - 1
  for (const [row, y] of positions.entries()) {
    for (const [column, x] of positions.entries()) {
      const isCorner = (row === 0 && column === 0) || (row === 0 && column === last) || (row === last && column === 0)
      if (!isCorner) drawRings(modules, x, y, 2, [1])
    }
  }
}

/** A value with the remainder of its division by a generator behind it. */
function withRemainder(value: number, generator: number, degree: number): number {
  let remainder = value
  for (let step = 0; step < degree; step++) {
    remainder = (remainder << 1) ^ ((remainder >> (degree - 1)) & 1 ? generator : 0)
  }
  return (value << degree) | remainder
}

/** The level (M is 0) and the mask, masked themselves so that they are never all light. */
export const formatBits = (mask: number): number => withRemainder(mask, 0x537, 10) ^ 0x5412
export const versionBits = (version: number): number => withRemainder(version, 0x1f25, 12)

const isSet = (bits: number, index: number): boolean => ((bits >> index) & 1) === 1

/** Says twice which mask was used. */
export function drawFormat(modules: Modules, mask: number): void {
  const bits = formatBits(mask)
  const { size } = modules
  for (let index = 0; index < 15; index++) {
    const isDark = isSet(bits, index)
    const skip = index < 6 ? index : index + 1
    if (index < 8) modules.fix(8, skip, isDark)
    else modules.fix(index === 8 ? 7 : 14 - index, 8, isDark)
    if (index < 8) modules.fix(size - 1 - index, 8, isDark)
    else modules.fix(8, size - 15 + index, isDark)
  }
  modules.fix(8, size - 8, true)
}

function drawVersion(modules: Modules): void {
  if (modules.version < 7) return
  const bits = versionBits(modules.version)
  for (let index = 0; index < 18; index++) {
    const along = Math.floor(index / 3)
    const across = modules.size - 11 + (index % 3)
    modules.fix(along, across, isSet(bits, index))
    modules.fix(across, along, isSet(bits, index))
  }
}

/** A symbol with everything but the text. */
export function createPatterns(version: number): Modules {
  const modules = new Modules(version)
  const { size } = modules
  for (let index = 0; index < size; index++) {
    modules.fix(6, index, index % 2 === 0)
    modules.fix(index, 6, index % 2 === 0)
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const) {
    drawRings(modules, x, y, 4, [2, 4])
  }
  drawAlignment(modules)
  drawFormat(modules, 0)
  drawVersion(modules)
  return modules
}
