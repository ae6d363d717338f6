/** A place of text in a picture: the middle, how long and high it is, and how far the line leans (radians, down is positive). */
export interface Strip {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly angle: number
  /** How far its line leaves the straight one: this times the square of the way from the middle. */
  readonly bend?: number
  /** The same line along its arc, where it is one. */
  readonly bent?: Strip
}

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** Quarter turns clockwise that bring a picture upright. */
export type Turn = 0 | 1 | 2 | 3

/** The corners, beginning upper left as one reads. */
export function cornersOf({ x, y, width, height, angle }: Strip): Point[] {
  const [cos, sin] = [Math.cos(angle) / 2, Math.sin(angle) / 2]
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([along = 0, across = 0]) => ({
    x: x + along * width * cos - across * height * sin,
    y: y + along * width * sin + across * height * cos,
  }))
}

/** The same place after the picture was turned; the strip keeps its own direction. */
export function turnStrip(strip: Strip, turn: Turn, { width, height }: Size): Strip {
  const angle = strip.angle + (turn * Math.PI) / 2
  if (turn === 1) return { ...strip, angle, x: height - strip.y, y: strip.x }
  if (turn === 2) return { ...strip, angle, x: width - strip.x, y: height - strip.y }
  if (turn === 3) return { ...strip, angle, x: strip.y, y: width - strip.x }
  return strip
}

/** Makes a strip run from left to right: within 45 degrees of level, whatever its longer side was. */
export function levelStrip(strip: Strip): Strip {
  const quarters = Math.round(strip.angle / (Math.PI / 2))
  const angle = strip.angle - quarters * (Math.PI / 2)
  if (quarters % 2 === 0) return { ...strip, angle }
  return { ...strip, angle, width: strip.height, height: strip.width }
}

/** The same place in a picture of another size; a lean changes where its sides do not grow alike. */
export function scaleStrip({ bent, ...strip }: Strip, scale: Point): Strip {
  const [cos, sin] = [Math.cos(strip.angle), Math.sin(strip.angle)]
  const [along, across] = [Math.hypot(cos * scale.x, sin * scale.y), Math.hypot(sin * scale.x, cos * scale.y)]
  return {
    x: strip.x * scale.x,
    y: strip.y * scale.y,
    width: strip.width * along,
    height: strip.height * across,
    angle: Math.atan2(sin * scale.y, cos * scale.x),
    ...(strip.bend === undefined ? {} : { bend: (strip.bend * across) / along ** 2 }),
    ...(bent === undefined ? {} : { bent: scaleStrip(bent, scale) }),
  }
}

/** The same strip elsewhere. */
export function moveStrip({ bent, ...strip }: Strip, by: Point): Strip {
  const moved = { ...strip, x: strip.x + by.x, y: strip.y + by.y }
  return bent === undefined ? moved : { ...moved, bent: moveStrip(bent, by) }
}
