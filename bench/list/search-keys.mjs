import { nextPaintOf, openPhone, rest, timeInteractions } from '../feel/timing.mjs'
import { createRandom } from '../random.mjs'

/** From one key to the next, as fingers on a phone type: the list follows some keys and not others. */
const [shortest_pause_ms, longest_pause_ms] = [100, 350]
const rounds = 1
/** What is found by every key, and what is found by none, so that what is similar is looked for. */
const lines = ['orange juice', 'birthdya candels']

/** How long a key in the search of so many items takes to the next paint, on a phone four times as slow as this machine. */
export async function measureSearchKeys(browser, url, count) {
  const page = await openPhone(browser, { url, token: String(count) })
  const random = createRandom(7)
  try {
    await page.goto('/inventory')
    await page.locator('main article').first().waitFor()
    await rest(page, 1500)
    await page.getByRole('searchbox', { name: 'Search' }).tap()
    const keys = lines.flatMap((line) => [...line, ...Array.from(line, () => 'Backspace')])
    const { sorted, worked_ms } = await timeInteractions(page, rounds * keys.length, async () => {
      for (let round = 0; round < rounds; round += 1) {
        for (const key of keys) {
          await page.keyboard.press(key === ' ' ? 'Space' : key)
          await page.waitForTimeout(shortest_pause_ms + random() * (longest_pause_ms - shortest_pause_ms))
        }
      }
    })
    return { next_paint_ms: nextPaintOf(sorted), middle_ms: sorted[Math.floor(sorted.length / 2)], worked_ms }
  } finally {
    await page.context().close()
  }
}
