import type { Page } from '@playwright/test'
import { answerCall, changeAnswer, cutCall, failCall } from '../support/calls.ts'
import { refuseCamera } from '../support/camera.ts'
import type { ApiClient } from '../support/api.ts'
import { createTwoBatches, sheet } from '../support/batches.ts'
import { expect, test } from '../support/fixtures.ts'
import { card, createItem, milk, tea } from '../support/items.ts'
import { oats } from '../support/products.ts'
import { answerReceipt, openCard, openReview } from '../support/receipts.ts'
import { button, sizes, title } from '../support/screen.ts'
import { dialog } from '../support/usage.ts'

const entries = '/api/shopping-list/entries'
const toast = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words })
const added = (page: Page) => toast(page, 'Added to your shopping list')
const menuitem = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true })

/** An item as a server with the specification's shapes alone shows it. */
const plain = ({ lot_count: _count, lots: _lots, ...item }: Record<string, unknown>) => item

/** The names on the shopping list of the household. */
async function listed(api: ApiClient): Promise<string[]> {
  const { shopping_list } = await api.json<{ shopping_list: { item_name: string }[] }>(
    'GET',
    '/api/shopping-list?days=7',
  )
  return shopping_list.map(({ item_name }) => item_name)
}

test.describe('the page of an item', () => {
  test('puts it on the list, takes it off again, and leads there', async ({ signedIn: page, api }) => {
    const { item_id } = await createItem(api, milk)
    await page.goto(`/inventory/${item_id}`)
    await button(page, 'Add to List').click()
    await added(page).getByRole('button', { name: 'Undo' }).click()
    await expect(toast(page, 'Taken off your shopping list')).toBeVisible()
    expect(await listed(api)).toEqual([])
    await button(page, 'Add to List').click()
    await expect(added(page)).toBeVisible()
    await button(page, 'Add to List').click()
    const there = toast(page, 'Already on your shopping list')
    await expect(there).toBeVisible()
    await expect(there.getByRole('button', { name: 'Undo' })).toHaveCount(0)
    await there.getByRole('link', { name: 'View List' }).click()
    await expect(title(page, 'Smart Shopping List')).toBeVisible()
    await expect(page.locator('main').getByText('Whole Milk').first()).toBeVisible()
    await expect(there).toHaveCount(0)
  })

  test('says why it could not, and tries again', async ({ signedIn: page, api }) => {
    const { item_id } = await createItem(api, milk)
    await page.goto(`/inventory/${item_id}`)
    const answerAgain = await cutCall(page, 'POST', entries)
    await button(page, 'Add to List').click()
    const failed = page.getByRole('alert').filter({ hasText: 'Failed to add to the shopping list. Please try again.' })
    await expect(failed).toBeVisible()
    await answerAgain()
    await failed.getByRole('button', { name: 'Try Again' }).click()
    await expect(added(page)).toBeVisible()
    expect(await listed(api)).toEqual(['Whole Milk'])
  })

  test('of a server that keeps no entries says so, and of one without batches offers nothing', async ({
    signedIn: page,
    api,
  }) => {
    const { item_id } = await createItem(api, milk)
    await answerCall(page, 'POST', entries, 404, { message: 'Not Found' })
    await page.goto(`/inventory/${item_id}`)
    await button(page, 'Add to List').click()
    const words = 'This server keeps no shopping list of your own. It suggests what runs out.'
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible()
    await changeAnswer(page, 'GET', `/api/inventory/${item_id}`, plain)
    await page.reload()
    await expect(button(page, 'Record Consumption')).toBeVisible()
    await expect(button(page, 'Add to List')).toHaveCount(0)
    await expect(button(page, 'Shopping Settings')).toHaveCount(0)
  })

  test('keeps the size of a pack and what is never suggested, and sends no more', async ({ signedIn: page, api }) => {
    const { item_id } = await createItem(api, { ...milk, low_stock_threshold: 3 })
    expect(await listed(api)).toEqual(['Whole Milk'])
    await page.goto(`/inventory/${item_id}`)
    await button(page, 'Shopping Settings').click()
    const settings = sheet(page, 'Shopping Settings')
    await settings.getByLabel('Bought in packs of').fill('0')
    await settings.getByRole('button', { name: 'Save' }).click()
    await expect(settings.getByLabel('Bought in packs of')).toHaveAttribute('aria-invalid', 'true')
    await settings.getByLabel('Bought in packs of').fill('6')
    const heal = await failCall(page, 'PUT', `/api/inventory/${item_id}`, 500)
    await settings.getByRole('button', { name: 'Save' }).click()
    await expect(settings.getByText('Failed to save the shopping settings. Please try again.')).toBeVisible()
    await heal()
    const sent = page.waitForRequest((request) => request.method() === 'PUT')
    await settings.getByRole('button', { name: 'Save' }).click()
    expect((await sent).postDataJSON()).toEqual({ pack_quantity: 6 })
    await expect(toast(page, 'Shopping settings saved')).toBeVisible()
    await button(page, 'Shopping Settings').click()
    await expect(settings.getByLabel('Bought in packs of')).toHaveValue('6')
    await settings.getByLabel('Never suggest on the shopping list').check()
    await settings.getByRole('button', { name: 'Save' }).click()
    await expect(settings).toHaveCount(0)
    expect(await api.json('GET', `/api/inventory/${item_id}`)).toMatchObject({
      pack_quantity: 6,
      is_never_suggested: true,
    })
    expect(await listed(api)).toEqual([])
  })
})

test.describe('the last one', () => {
  test('that is used from its card is offered to the list', async ({ signedIn: page, api }) => {
    await createItem(api, milk)
    await page.goto('/inventory')
    await button(page, 'Use 1 l of Whole Milk').click()
    const used = toast(page, '1 l of Whole Milk used.')
    await expect(used.getByRole('button')).toHaveText(['Undo'])
    await button(page, 'Use 1 l of Whole Milk').click()
    await expect(used.getByRole('button')).toHaveText(['Undo', 'Add to List'])
    await used.getByRole('button', { name: 'Add to List' }).click()
    await expect(added(page)).toBeVisible()
    expect(await listed(api)).toEqual(['Whole Milk'])
  })

  test('that is recorded on its page is offered too', async ({ signedIn: page, api }) => {
    const { item_id } = await createItem(api, milk)
    await page.goto(`/inventory/${item_id}`)
    await button(page, 'Record Consumption').click()
    await dialog(page, 'Record Consumption').locator('[name=new_quantity]').fill('0')
    await dialog(page, 'Record Consumption').getByRole('button', { name: 'Record Consumption' }).click()
    await toast(page, '2 l of Whole Milk used.').getByRole('button', { name: 'Add to List' }).click()
    await expect(added(page)).toBeVisible()
  })

  test('is told from the last of a batch, and thrown away it is offered too', async ({ signedIn: page, api }) => {
    const { item_id } = await createTwoBatches(api)
    await page.goto(`/inventory/${item_id}`)
    await page.getByRole('button', { name: /^Use/ }).first().click()
    await sheet(page, 'Use').locator('[name=used_quantity]').fill('2')
    await sheet(page, 'Use').getByRole('button', { name: 'Use' }).click()
    await expect(toast(page, '2 jars of Jam used.').getByRole('button')).toHaveText(['Undo'])
    await button(page, 'Throw Away').click()
    await sheet(page, 'Throw Away').getByText('Spoiled').click()
    await sheet(page, 'Throw Away').getByRole('button', { name: 'Throw Away' }).click()
    const thrown = toast(page, '3 jars of Jam thrown away.')
    await expect(thrown.getByRole('button')).toHaveText(['Undo', 'Add to List'])
  })
})

test.describe('other ways', () => {
  test('the menu of a card, also of what is all gone', async ({ signedIn: page, api }) => {
    await createItem(api, { ...milk, quantity: 0 })
    await page.goto('/inventory')
    await button(page, 'More for Whole Milk').click()
    await expect(menuitem(page, 'Throw Away')).toHaveCount(0)
    await menuitem(page, 'Add to List').click()
    await expect(added(page)).toBeVisible()
    await expect(button(page, 'More for Whole Milk')).toBeFocused()
  })

  test.describe('on a phone', () => {
    test.use({ viewport: sizes.phone })

    test('several that were chosen', async ({ signedIn: page, api }) => {
      const { item_id } = await createItem(api, milk)
      for (const item_name of ['Green Tea', 'Black Tea']) await createItem(api, { ...tea, item_name })
      await api.json('POST', entries, { item_id })
      await page.goto('/inventory')
      await expect(card(page, 'Black Tea')).toBeVisible()
      await button(page, 'Select').click()
      await button(page, 'Select All').click()
      await button(page, 'Add to List').click()
      const words = toast(page, '2 added to your shopping list, 1 already on it')
      await expect(words).toBeVisible()
      await expect(page.getByText('3 selected')).toHaveCount(0)
      expect((await listed(api)).toSorted()).toEqual(['Black Tea', 'Green Tea', 'Whole Milk'])
      await words.getByRole('button', { name: 'Undo' }).click()
      await expect(toast(page, 'Taken off your shopping list')).toBeVisible()
      expect(await listed(api)).toEqual(['Whole Milk'])
    })
  })

  test('a barcode that is known, and a line of a receipt that was saved', async ({ signedIn: page, api }) => {
    await refuseCamera(page, 'NotFoundError')
    const pieces = { ...milk, unit_of_measure: 'pcs' }
    const { item_id } = await createItem(api, { ...pieces, barcode: oats.code })
    await page.goto('/barcode-scan')
    await button(page, 'Enter Manually').click()
    await page.locator('main [name=barcode]').fill(oats.code)
    await button(page, 'Look Up').click()
    await button(page, 'Add to List').click()
    await expect(added(page)).toBeVisible()
    await answerReceipt(page, [{ product_name: 'MLK', match: { item_id, item_name: 'Whole Milk', confidence: 0.95 } }])
    await openReview(page)
    await (await openCard(page, 'MLK')).getByRole('button', { name: 'Add to Inventory' }).click()
    await toast(page, 'MLK').getByRole('button', { name: 'Add to List' }).click()
    await expect(added(page)).toBeVisible()
    expect(await listed(api)).toEqual(['Whole Milk'])
  })
})
