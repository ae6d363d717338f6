import { expect, type Locator, type Page } from '@playwright/test'

/** What cannot be read inside an element: words that are cut, leave the window sideways, or lie over others. */
export async function findUnreadable(root: Locator): Promise<string[]> {
  return await root.evaluate(async (element) => {
    await document.fonts.ready
    const complaints: string[] = []
    const seen: { words: string; box: DOMRect }[] = []

    /** True where an element around it cuts it off. */
    function isCut(text: Node, box: DOMRect): boolean {
      for (let around = text.parentElement; around && around !== element.parentElement; around = around.parentElement) {
        const { overflowX, position } = getComputedStyle(around)
        const clips = overflowX === 'hidden' || overflowX === 'clip'
        const { left, right, top, bottom } = around.getBoundingClientRect()
        const isInside =
          box.left >= left - 1 && box.right <= right + 1 && box.top >= top - 1 && box.bottom <= bottom + 1
        if (clips && !isInside) return true
        if (position === 'fixed') return false
      }
      return false
    }

    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const words = text.textContent?.trim() ?? ''
      const parent = text.parentElement
      if (words === '' || !parent?.checkVisibility({ visibilityProperty: true })) continue
      // For a screen reader alone.
      const { fontSize, clipPath } = getComputedStyle(parent)
      if (fontSize === '0px' || clipPath !== 'none') continue
      const range = document.createRange()
      range.selectNodeContents(text)
      for (const { x, y, width, height } of range.getClientRects()) {
        // A line of text is drawn in less than its box, of which neighbours may share the edge.
        const box = new DOMRect(x + 1, y + height * 0.2, Math.max(0, width - 2), height * 0.6)
        if (box.left < 0 || box.right > innerWidth) complaints.push(`outside the window: ${words}`)
        if (isCut(text, box)) complaints.push(`cut: ${words}`)
        for (const other of seen) {
          const isApart =
            box.right <= other.box.left ||
            other.box.right <= box.left ||
            box.bottom <= other.box.top ||
            other.box.bottom <= box.top
          if (!isApart && other.words !== words) complaints.push(`over each other: ${words}, ${other.words}`)
        }
        seen.push({ words, box })
      }
    }
    return [...new Set(complaints)]
  })
}

/** Everything in an element can be read, and everything to press can be pressed, without scrolling sideways. */
export async function expectReadable(page: Page, root: Locator): Promise<void> {
  await root.scrollIntoViewIfNeeded()
  await expect(async () => expect(await findUnreadable(root)).toEqual([])).toPass({ timeout: 10_000 })
  const targets = root.locator('a:visible, button:visible:enabled')
  const width = page.viewportSize()?.width ?? 0
  const outside = await targets.evaluateAll((all, right_edge) => {
    const isOutside = ({ left, right }: DOMRect) => left < -0.5 || right > right_edge + 0.5
    return all.filter((one) => isOutside(one.getBoundingClientRect())).map((one) => one.textContent)
  }, width)
  expect(outside).toEqual([])
  for (const one of await targets.all()) await one.click({ trial: true })
}
