import type { Locator, Page } from '@playwright/test'
import { expectNoViolations } from '../support/axe.ts'
import { failCall, recordCalls } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'
import { createItem, dayFromToday, milk, type StoredItem } from '../support/items.ts'
import { button, field, sizes } from '../support/screen.ts'
import { dialog, panel } from '../support/usage.ts'

interface Lot {
  quantity: number
  expiry_date: string | null
  location: string | null
  opened_on: string | null
  frozen_on: string | null
}

const jam = { item_name: 'Jam', category: 'Pantry', quantity: 3, unit_of_measure: 'jar', location: 'Cellar' }
const soon = () => dayFromToday(1)
const later = () => dayFromToday(400)

const batches = (page: Page): Locator => panel(page, 'Batches').getByRole('listitem')
const lotsOf = async (api: { json: <T>(method: string, path: string) => Promise<T> }, { item_id }: StoredItem) =>
  (await api.json<{ lots: Lot[] }>('GET', `/api/inventory/${item_id}`)).lots
const sheet = (page: Page, name: string): Locator => page.getByRole('dialog', { name, exact: true })

/** Opens what is in the menu of a batch. */
async function choose(page: Page, batch: Locator, action: string): Promise<void> {
  await batch.getByRole('button', { name: /^More for the batch of/ }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

/** Takes back what was just done. */
async function undo(page: Page, words: string): Promise<void> {
  await expect(page.getByText(words)).toBeVisible()
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(/^Undone\./)).toBeVisible()
}

/** Three jars that keep, and two that do not. */
async function createTwoBatches(api: Parameters<typeof createItem>[0]): Promise<StoredItem> {
  const item = await createItem(api, { ...jam, expiry_date: later() })
  await api.json('POST', `/api/inventory/${item.item_id}/purchase`, { quantity_added: 2, expiry_date: soon() })
  return item
}

for (const [name, viewport] of Object.entries(sizes)) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport, reducedMotion: 'reduce' })

    test('what is bought with another date is a batch of its own', async ({ signedIn: page, api }) => {
      const item = await createItem(api, { ...jam, expiry_date: later() })
      await page.goto(`/inventory/${item.item_id}`)
      await expect(button(page, 'More actions')).toBeVisible()
      await expect(panel(page, 'Batches')).toHaveCount(0)
      await button(page, 'Record Purchase').click()
      const bought = dialog(page, 'Record Purchase')
      await bought.locator('[name="quantity_added"]').fill('2')
      await bought.locator('[name="expiry_date"]').fill(soon())
      await bought.getByRole('button', { name: 'Record Purchase' }).click()
      await expect(batches(page)).toHaveCount(2)
      await expect(batches(page).nth(0)).toContainText('2 jargoes off tomorrow · Cellar')
      await expect(batches(page).nth(1)).toContainText('3 jargoes off on')
      await expect(button(page, 'More actions')).toHaveCount(0)
      await expectNoViolations(page)
    })

    test('a batch is used and that is taken back', async ({ signedIn: page, api }) => {
      const item = await createTwoBatches(api)
      await page.goto(`/inventory/${item.item_id}`)
      const sent = recordCalls(page, 'POST', `/api/inventory/${item.item_id}/consume`)
      await batches(page)
        .nth(1)
        .getByRole('button', { name: /^Use from the batch of 3 jar/ })
        .click()
      const box = sheet(page, 'Use')
      await expect(box.locator('[name="used_quantity"]')).toHaveValue('1')
      await expect(box).toContainText('of 3 jar')
      await expectNoViolations(page)
      await box.locator('[name="used_quantity"]').fill('4')
      await box.getByRole('button', { name: 'Use', exact: true }).click()
      await expect(box.getByText('There is not that much in this batch')).toBeVisible()
      await box.locator('[name="used_quantity"]').fill('3')
      await box.getByRole('button', { name: 'Use', exact: true }).click()
      await expect(box).toHaveCount(0)
      await expect(panel(page, 'Batches')).toHaveCount(0)
      expect(sent).toEqual([{ used_quantity: 3, notes: null, lot_id: 1 }])
      await undo(page, '3 jar of Jam used.')
      await expect(batches(page)).toHaveCount(2)
    })

    test('one jar is opened and keeps shorter from then on', async ({ signedIn: page, api }) => {
      const item = await createTwoBatches(api)
      await page.goto(`/inventory/${item.item_id}`)
      await choose(page, batches(page).nth(1), 'Open')
      const box = sheet(page, 'Open')
      await expect(box.locator('[name="quantity"]')).toHaveValue('1')
      await expect(box.locator('[name="expiry_date"]')).not.toHaveValue(later())
      await expect(box.getByText('Auto-filled')).toBeVisible()
      await expectNoViolations(page)
      await box.locator('[name="expiry_date"]').fill(dayFromToday(5))
      await expect(box.getByText('Auto-filled')).toHaveCount(0)
      await box.getByRole('button', { name: 'Open', exact: true }).click()
      await expect(batches(page)).toHaveCount(3)
      await expect(batches(page).nth(0)).toContainText('1 jarOpened')
      await undo(page, '1 jar of Jam opened.')
      await expect(batches(page)).toHaveCount(2)
      expect((await lotsOf(api, item)).every(({ opened_on }) => opened_on === null)).toBe(true)
    })

    test('a batch is frozen and thawed', async ({ signedIn: page, api }) => {
      const item = await createTwoBatches(api)
      await page.goto(`/inventory/${item.item_id}`)
      await choose(page, batches(page).nth(0), 'Freeze')
      const box = sheet(page, 'Freeze')
      await expect(box.locator('[name="quantity"]')).toHaveValue('2')
      await expect(box.getByText('Auto-filled')).toBeVisible()
      await box.getByRole('button', { name: 'Freeze', exact: true }).click()
      const frozen = batches(page).filter({ hasText: 'Frozen' })
      await expect(frozen).toHaveCount(1)
      await choose(page, frozen, 'Thaw')
      await sheet(page, 'Thaw').getByRole('button', { name: 'Thaw', exact: true }).click()
      await undo(page, '2 jar of Jam thawed.')
      await expect(frozen).toHaveCount(1)
      await choose(page, frozen, 'Thaw')
      await sheet(page, 'Thaw').locator('[name="expiry_date"]').fill(dayFromToday(2))
      await sheet(page, 'Thaw').getByRole('button', { name: 'Thaw', exact: true }).click()
      // Behind a dialog nothing is found by its role.
      await expect(sheet(page, 'Thaw')).toHaveCount(0)
      await expect(frozen).toHaveCount(0)
      expect((await lotsOf(api, item)).map(({ expiry_date }) => expiry_date)).toContain(dayFromToday(2))
    })

    test('a part of a batch is thrown away with a reason and brought back', async ({ signedIn: page, api }) => {
      const item = await createTwoBatches(api)
      await page.goto(`/inventory/${item.item_id}`)
      await choose(page, batches(page).nth(0), 'Throw Away')
      const box = sheet(page, 'Throw Away')
      await box.locator('[name="quantity"]').fill('1')
      await box.getByRole('button', { name: 'Throw Away' }).click()
      await expect(box.getByText('Choose a reason')).toBeVisible()
      await expectNoViolations(page)
      await box.getByText('Did not like it').click()
      await box.locator('[name="notes"]').fill('Too sweet')
      await box.getByRole('button', { name: 'Throw Away' }).click()
      await expect(batches(page).nth(0)).toContainText('1 jar')
      const entry = panel(page, 'Usage History').getByRole('listitem').first()
      await expect(entry).toContainText('Thrown away 1 jar')
      await expect(entry).toContainText('Did not like it')
      await expect(entry).toContainText('Too sweet')
      await undo(page, '1 jar of Jam thrown away.')
      await expect(batches(page).nth(0)).toContainText('2 jar')
      await expect(panel(page, 'Usage History').getByText('Thrown away 1 jar')).toHaveCount(0)
    })
  })
}

test('a batch is moved, and its date is corrected', async ({ signedIn: page, api }) => {
  const item = await createTwoBatches(api)
  await page.goto(`/inventory/${item.item_id}`)
  await choose(page, batches(page).nth(0), 'Move')
  const place = sheet(page, 'Move')
  await place.getByRole('button', { name: 'Move', exact: true }).click()
  await expect(place.getByText('Location is required')).toBeVisible()
  await place.locator('[name="location"]').fill('Fridge')
  await place.getByRole('button', { name: 'Move', exact: true }).click()
  await expect(batches(page).nth(0)).toContainText('goes off tomorrow · Fridge')
  await undo(page, '2 jar of Jam moved to Fridge.')
  await expect(batches(page).nth(0)).toContainText('goes off tomorrow · Cellar')
  await choose(page, batches(page).nth(0), 'Edit Date')
  const date = sheet(page, 'Edit Date')
  await date.locator('[name="expiry_date"]').fill(dayFromToday(-2))
  await date.getByRole('button', { name: 'Save' }).click()
  await expect(date.getByRole('alert')).toContainText('Expiry date cannot be earlier than purchase date')
  await expect(date.locator('[name="expiry_date"]')).toHaveValue(dayFromToday(-2))
  await date.locator('[name="expiry_date"]').fill('')
  await date.getByRole('button', { name: 'Save' }).click()
  await expect(batches(page).nth(1)).toContainText('no date · Cellar')
  await undo(page, 'Date of Jam changed.')
  await expect(batches(page).nth(0)).toContainText('goes off tomorrow · Cellar')
})

test('a failure says why, keeps what was typed, and counts once after another try', async ({ signedIn: page, api }) => {
  const item = await createTwoBatches(api)
  await page.goto(`/inventory/${item.item_id}`)
  await choose(page, batches(page).nth(0), 'Throw Away')
  const heal = await failCall(page, 'POST', `/api/inventory/${item.item_id}/discard`, 500)
  const box = sheet(page, 'Throw Away')
  await box.getByText('Spoiled').click()
  await box.locator('[name="notes"]').fill('Mould')
  await box.getByRole('button', { name: 'Throw Away' }).click()
  await expect(box.getByRole('alert')).toContainText('Failed to record what was thrown away. Please try again.')
  await heal()
  await expect(box.locator('[name="notes"]')).toHaveValue('Mould')
  await box.getByRole('button', { name: 'Throw Away' }).click()
  await expect(box).toHaveCount(0)
  expect((await lotsOf(api, item)).map(({ quantity }) => quantity)).toEqual([3])
})

test('all of an item is thrown away from its panel, expired by its date, and comes back', async ({
  signedIn: page,
  api,
}) => {
  const past = { expiry_date: dayFromToday(-1), purchase_date: dayFromToday(-9) }
  const item = await createItem(api, { ...milk, ...past })
  await page.goto(`/inventory/${item.item_id}`)
  await panel(page, 'Use and Restock').getByRole('button', { name: 'Throw Away' }).click()
  const box = sheet(page, 'Throw Away')
  await expect(box.getByRole('radio', { name: 'Expired' })).toBeChecked()
  await expect(box.locator('[name="quantity"]')).toHaveValue('2')
  await box.getByRole('button', { name: 'Throw Away' }).click()
  await expect(page.locator('main').getByText('All gone')).toBeVisible()
  await expect(panel(page, 'Use and Restock').getByRole('button', { name: 'Throw Away' })).toHaveCount(0)
  await undo(page, '2 l of Whole Milk thrown away.')
  await expect(page.locator('main')).toContainText('2 l')
})

test('from the panel a person chooses the batch', async ({ signedIn: page, api }) => {
  const item = await createTwoBatches(api)
  await page.goto(`/inventory/${item.item_id}`)
  await panel(page, 'Use and Restock').getByRole('button', { name: 'Throw Away' }).click()
  const box = sheet(page, 'Throw Away')
  await expect(box.locator('[name="quantity"]')).toHaveValue('2')
  await box.locator('[name="lot_id"]').selectOption({ label: 'All of it, 5 jar' })
  await expect(box.locator('[name="quantity"]')).toHaveValue('5')
  await box.getByText('Other').click()
  await box.getByRole('button', { name: 'Throw Away' }).click()
  await expect(page.getByText('5 jar of Jam thrown away.')).toBeVisible()
  expect(await lotsOf(api, item)).toEqual([])
})

test('the form says whose dates it shows where there are several batches', async ({ signedIn: page, api }) => {
  const words = 'There are several batches: these are the dates and the place of the one that goes off first.'
  const item = await createTwoBatches(api)
  await page.goto(`/inventory/edit/${item.item_id}`)
  await expect(panel(page, 'Dates & Location').getByText(words)).toBeVisible()
  await expect(field(page, 'expiry_date')).toHaveValue(soon())
  const single = await createItem(api, jam)
  await page.goto(`/inventory/edit/${single.item_id}`)
  await expect(field(page, 'location')).toHaveValue('Cellar')
  await expect(page.getByText(words)).toHaveCount(0)
})

test('a server without batches leaves the page as it is', async ({ signedIn: page, api }) => {
  const item = await createTwoBatches(api)
  await page.route(`**/api/inventory/${item.item_id}`, async (route) => {
    const response = await route.fetch()
    const { lots: _lots, lot_count: _count, ...plain } = (await response.json()) as Record<string, unknown>
    await route.fulfill({ response, json: plain })
  })
  await page.goto(`/inventory/${item.item_id}`)
  await expect(panel(page, 'Use and Restock')).toBeVisible()
  await expect(panel(page, 'Batches')).toHaveCount(0)
  await expect(button(page, 'More actions')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Throw Away' })).toHaveCount(0)
})
