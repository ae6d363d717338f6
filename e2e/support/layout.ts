import type { Page } from '@playwright/test'

/** Left, top, width and height in px, from the corner of the part of the page that it stands in. */
export type Box = readonly [x: number, y: number, width: number, height: number]

/** Where the parts of a screen stand, and how wide a line of text is on this machine. */
export interface Layout {
  text_px: number
  boxes: Readonly<Record<string, Box>>
}

/** Reads where everything stands that a person finds their way by: landmarks, headings, cards, buttons and fields. */
export async function readLayout(page: Page): Promise<Layout> {
  return await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
    const parts = 'header, nav, main, footer, section, article, form, [role=dialog], [role=tabpanel]'
    const things = `${parts}, h1, h2, h3, button, a[href], [role=tab], [role=slider], input, select, textarea, [role=img]`
    const boxes: Record<string, [number, number, number, number]> = {}
    for (const element of document.querySelectorAll(things)) {
      const { x, y, width, height } = element.getBoundingClientRect()
      // What only a screen reader meets has no place.
      if (width < 4 || height < 4 || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        continue
      const around = element.parentElement?.closest(parts)?.getBoundingClientRect()
      const kind = element.getAttribute('role') ?? element.localName
      const heading = element.matches('h1, h2, h3, button, a, [role=tab]')
        ? element
        : element.querySelector('h1, h2, h3')
      const words =
        element.getAttribute('name') ?? element.getAttribute('aria-label') ?? (heading as HTMLElement | null)?.innerText
      // A day and a count differ from one run to the next.
      const short = (words ?? '').trim().replaceAll(/\s+/g, ' ').replaceAll(/\d+/g, '#').slice(0, 40)
      const name = [kind, short].join(' ').trim()
      let key = name
      for (let copy = 2; key in boxes; copy += 1) key = `${name} (${copy})`
      const [left, top] = around ? [around.x, around.y] : [-window.scrollX, -window.scrollY]
      boxes[key] = [x - left, y - top, width, height].map(Math.round) as [number, number, number, number]
    }

    const sample = document.createElement('span')
    sample.textContent = 'The quick brown fox jumps over the lazy dog 0123456789'
    sample.style.cssText = 'position: absolute; white-space: nowrap'
    document.body.append(sample)
    const text_px = sample.getBoundingClientRect().width
    sample.remove()
    return { text_px, boxes }
  })
}

const sides = ['x', 'y', 'width', 'height'] as const

/** Another machine's letters may be a little wider: then lines break elsewhere, and what follows them moves. */
function slackOf(side: (typeof sides)[number], [x, y, width, height]: Box, wider: number): number {
  const reach = { x: Math.abs(x) + width, y: Math.abs(y), width, height }[side]
  const rounding = 8 + reach * 0.01
  if (wider < 0.005) return rounding
  return side === 'x' || side === 'width' ? rounding + reach * wider * 2 : rounding + 60 + reach * 0.15
}

/** A line for everything that went, came, or stands elsewhere than it did. */
export function compareLayouts(before: Layout, now: Layout): string[] {
  const wider = Math.abs(now.text_px / before.text_px - 1)
  const differences: string[] = []
  for (const [name, was] of Object.entries(before.boxes)) {
    const is = now.boxes[name]
    if (!is) {
      differences.push(`gone: ${name}, was at ${was.join(', ')}`)
      continue
    }
    const moved = sides.filter((side, index) => {
      return Math.abs((is[index] ?? 0) - (was[index] ?? 0)) > slackOf(side, was, wider)
    })
    if (moved.length > 0) differences.push(`${moved.join(', ')}: ${name}, from ${was.join(', ')} to ${is.join(', ')}`)
  }
  for (const name of Object.keys(now.boxes)) if (!(name in before.boxes)) differences.push(`new: ${name}`)
  return differences
}
