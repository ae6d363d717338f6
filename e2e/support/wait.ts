import type { Page } from '@playwright/test'

/** What the wait said from one change to the next, without what was said twice in a row. */
export async function recordWait(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = []
    const note = () => {
      const bar = document.querySelector('progress')
      const text = bar?.previousElementSibling?.textContent ?? ''
      if (text !== '' && said.at(-1) !== text) said.push(text)
    }
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true })
    Object.assign(window, { said })
  })
  return () => page.evaluate(() => Reflect.get(window, 'said') as string[])
}
