import { describe, expect, it } from 'vitest'
import { aimed_at, chooseSighting, isTrusted, partToRead, type RawReading, type Sighting, whole } from './sighting.ts'

function reading(text: string, format: string, left = 500, top = 300): RawReading {
  const position = {
    topLeft: { x: left, y: top },
    topRight: { x: left + 200, y: top },
    bottomRight: { x: left + 200, y: top + 100 },
    bottomLeft: { x: left, y: top + 100 },
  }
  return { text, format, position }
}

const choose = (...readings: RawReading[]) => chooseSighting(readings, { width: 1280, height: 720 })

describe('chooseSighting', () => {
  it.each([
    ['4006381333931', 'EAN13', '4006381333931', 'EAN-13'],
    ['96385074', 'EAN8', '96385074', 'EAN-8'],
    ['0042100005264', 'UPCA', '042100005264', 'UPC-A'],
    ['042100005264', 'UPCA', '042100005264', 'UPC-A'],
    ['0042100005264', 'UPCE', '042100005264', 'UPC-E'],
    ['LARDER-7', 'Code39', 'LARDER-7', 'Code 39'],
    ['abc123', 'Code128', 'abc123', 'Code 128'],
  ])('believes %s of %s, as it is printed', (text, format, code, name) => {
    expect(choose(reading(text, format))).toMatchObject({ code, format: name })
  })

  it.each([
    ['4006381333932', 'EAN13'],
    ['400638133393', 'EAN13'],
    ['A1', 'Code39'],
    ['   ', 'Code128'],
    ['ab\u0001cd', 'Code128'],
    ['https://example.org', 'QRCode'],
  ])('does not believe %j of %s', (text, format) => {
    expect(choose(reading(text, format))).toBeNull()
  })

  it('takes the code in the middle, and says where it stands', () => {
    const side = reading('96385074', 'EAN8', 0, 0)
    const centre = reading('4006381333931', 'EAN13', 540, 310)
    const sighting = choose(side, centre)
    expect(sighting?.code).toBe('4006381333931')
    expect(sighting?.corners[0]).toEqual({ x: 540 / 1280, y: 310 / 720 })
    expect(sighting?.corners).toHaveLength(4)
  })

  it('says where a code stands in the whole picture when only a part was read', () => {
    const part = { left: 0.5, top: 0.5, width: 0.5, height: 0.5 }
    const sighting = chooseSighting([reading('96385074', 'EAN8', 320, 0)], { width: 640, height: 360 }, part)
    expect(sighting?.corners[0]).toEqual({ x: 0.75, y: 0.5 })
  })

  it('sees nothing where there is nothing', () => {
    expect(choose()).toBeNull()
  })
})

const seen = (...corners: { x: number; y: number }[]): Sighting => ({ code: '1', format: 'EAN-13', corners })

describe('partToRead', () => {
  it('looks alternately where people aim and everywhere', () => {
    expect([0, 1, 2, 3].map((attempt) => partToRead(null, attempt))).toEqual([aimed_at, whole, aimed_at, whole])
  })

  it('looks near the code that was just seen, with a margin around it', () => {
    const part = partToRead(seen({ x: 0.4, y: 0.5 }, { x: 0.6, y: 0.5 }, { x: 0.6, y: 0.5 }, { x: 0.4, y: 0.5 }), 0)
    expect(part.left).toBeCloseTo(0.28)
    expect(part.width).toBeCloseTo(0.44)
    expect(part.top).toBeCloseTo(0.44)
    expect(part.height).toBeCloseTo(0.12)
  })

  it('stays inside the picture', () => {
    expect(partToRead(seen({ x: 0, y: 0 }, { x: 1, y: 1 }), 0)).toEqual(whole)
  })

  it('looks everywhere again for a code that a cut could have made', () => {
    expect(partToRead({ ...seen({ x: 0.4, y: 0.4 }), format: 'Code 39' }, 0)).toBe(whole)
  })
})

describe('isTrusted', () => {
  it.each([
    ['EAN-13', aimed_at, true],
    ['UPC-A', aimed_at, true],
    ['EAN-8', aimed_at, false],
    ['UPC-E', aimed_at, false],
    ['Code 128', aimed_at, false],
    ['Code 39', whole, true],
  ] as const)('%s from %j: %s', (format, part, trusted) => {
    expect(isTrusted({ ...seen(), format }, part)).toBe(trusted)
  })
})
