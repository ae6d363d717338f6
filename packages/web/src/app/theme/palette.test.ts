import { expect, test } from 'vitest'
import { darkPalette, lightPalette } from './palette.ts'

type Rgb = readonly [number, number, number]

const tones = ['primary', 'secondary', 'warning', 'error', 'info', 'success'] as const

function rgb(hex: unknown): Rgb {
  const digits = String(hex).replace('#', '')
  const part = (at: number): number => Number.parseInt(digits.slice(at, at + 2), 16)
  return [part(0), part(2), part(4)]
}

/** What a translucent colour looks like on a surface. */
function over(colour: Rgb, share: number, surface: Rgb): Rgb {
  const mix = (index: 0 | 1 | 2): number => colour[index] * share + surface[index] * (1 - share)
  return [mix(0), mix(1), mix(2)]
}

function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

const schemes = [
  { name: 'light', palette: lightPalette, on_tint: 'dark', tint: 0.12 },
  { name: 'dark', palette: darkPalette, on_tint: 'main', tint: 0.16 },
] as const

const colourOf = (
  palette: typeof lightPalette,
  tone: (typeof tones)[number],
  shade: 'main' | 'dark' | 'contrastText',
) => rgb((palette[tone] as Record<string, string>)[shade])

for (const { name, palette, on_tint, tint } of schemes) {
  const surfaces = [rgb(palette.background?.default), rgb(palette.background?.paper)]

  test(`${name}: text and quiet text are readable on both surfaces`, () => {
    for (const surface of surfaces) {
      expect(contrast(rgb(palette.text?.primary), surface)).toBeGreaterThan(7)
      expect(contrast(rgb(palette.text?.secondary), surface)).toBeGreaterThan(4.5)
    }
  })

  test.each(tones)(`${name}: %s is readable as text, as a button and as a tinted chip`, (tone) => {
    const main = colourOf(palette, tone, 'main')
    expect(contrast(colourOf(palette, tone, 'contrastText'), main)).toBeGreaterThan(4.5)
    for (const surface of surfaces) {
      expect(contrast(main, surface)).toBeGreaterThan(4.5)
      expect(contrast(colourOf(palette, tone, on_tint), over(main, tint, surface))).toBeGreaterThan(4.5)
    }
  })
}
