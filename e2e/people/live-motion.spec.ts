import type { Page } from '@playwright/test'
import { createApiClient } from '../support/api.ts'
import { expect, test } from '../support/fixtures.ts'
import { createItem, createItems, milk, tea } from '../support/items.ts'
import { amount, createMember, openLive } from '../support/people.ts'
import { sizes } from '../support/screen.ts'

/** What the card is called that is seen there. */
const nameAt = (page: Page, x: number, y: number) =>
  page.evaluate((at) => document.elementFromPoint(at.x, at.y)?.closest('li')?.querySelector('h2')?.textContent ?? '', {
    x,
    y,
  })

// Of a longer list only the cards near the window are rendered.
for (const count of [40, 120])
  test(`rows that come above what is looked at move nothing in a list of ${count}`, async ({ signedIn: page, api }) => {
    await page.setViewportSize(sizes.phone)
    await createItems(
      api,
      Array.from({ length: count }, (_, index) => ({ ...milk, item_name: `Milk ${index + 10}` })),
    )
    await openLive(page, '/inventory')
    await expect(page.getByText(`${count} items`)).toBeVisible()
    await page.evaluate(() => window.scrollTo(0, 1600))
    await expect.poll(() => nameAt(page, 200, 450)).not.toBe('')
    const seen = page.locator('main li').filter({ hasText: await nameAt(page, 200, 450) })
    const before = await seen.boundingBox()
    const bob = createApiClient((await createMember(api, 'member')).token)
    await createItem(bob, { ...milk, item_name: 'Apples' })
    await expect(page.getByText(`${count + 1} items`)).toBeAttached()
    await page.waitForTimeout(300)
    expect(Math.abs(((await seen.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(1.5)
  })

/** Writes down what fades in from now on. */
async function watchFading(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const faded: string[] = []
    const { animate } = Element.prototype
    Element.prototype.animate = function (...parameters) {
      faded.push(this.textContent)
      return animate.apply(this, parameters)
    }
    Object.assign(window, { faded })
  })
  return () => page.evaluate(() => Reflect.get(window, 'faded') as string[])
}

test('what another person changed fades in, and nothing else', async ({ signedIn: page, api }) => {
  const { item_id } = await createItem(api, milk)
  await createItem(api, tea)
  const bob = createApiClient((await createMember(api, 'member')).token)
  await openLive(page, '/inventory')
  await expect(amount(page, tea.item_name)).toBeVisible()
  await expect(page.getByText('Nothing needs your attention.')).toBeVisible()
  const readFaded = await watchFading(page)
  await bob.json('PUT', `/api/inventory/${item_id}`, { quantity: 5 })
  await expect(amount(page, milk.item_name)).toHaveText('5 l')
  await expect.poll(readFaded).toEqual(['5 l'])
})

test('nothing fades where motion is not wanted', async ({ signedIn: page, api }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { item_id } = await createItem(api, milk)
  await openLive(page, '/inventory')
  await expect(amount(page, milk.item_name)).toBeVisible()
  const readFaded = await watchFading(page)
  await api.json('PUT', `/api/inventory/${item_id}`, { quantity: 5 })
  await expect(amount(page, milk.item_name)).toHaveText('5 l')
  await page.waitForTimeout(300)
  expect(await readFaded()).toEqual([])
})
