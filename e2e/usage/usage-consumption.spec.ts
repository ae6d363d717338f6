import type { Locator } from '@playwright/test'
import { changeAnswer, failCall, holdCall, loseAnswer, recordCalls } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'
import { card, createItem, dayFromToday, milk, type StoredItem } from '../support/items.ts'
import { button } from '../support/screen.ts'
import { passUntil } from '../support/time.ts'
import { dialog, panel } from '../support/usage.ts'

let item: StoredItem
let consume_path: string
test.beforeEach(async ({ signedIn: page, api }) => {
  item = await createItem(api, { ...milk, quantity: 5 })
  consume_path = `/api/inventory/${item.item_id}/consume`
  await page.goto(`/inventory/${item.item_id}`)
  await button(page, 'Record Consumption').click()
  await expect(dialog(page, 'Record Consumption')).toBeVisible()
})

const remaining = (box: Locator) => box.locator('input[type="number"][name="new_quantity"]')
const submit = (box: Locator) => box.getByRole('button', { name: 'Record Consumption' })
const too_high = 'New quantity must be less than current quantity'

test('begins at one less, and by field, slider and steps', async ({ page }) => {
  const box = dialog(page, 'Record Consumption')
  await expect(remaining(box)).toHaveValue('4')
  await expect(remaining(box)).toHaveAttribute('step', '0.1')
  await expect(box.getByText('uses 1 l')).toBeVisible()
  const slider = box.getByRole('slider')
  await expect(slider).toHaveAttribute('max', '5')
  await expect(slider).toHaveAttribute('step', '0.1')
  await slider.press('ArrowLeft')
  await expect(remaining(box)).toHaveValue('3.9')
  await box.getByRole('button', { name: 'Decrease by 1' }).click()
  await expect(remaining(box)).toHaveValue('2.9')
  await box.getByRole('button', { name: 'Increase by 1' }).click()
  await expect(remaining(box)).toHaveValue('3.9')
  await remaining(box).fill('2.5')
  await expect(box.getByText('uses 2.5 l')).toBeVisible()
})

test('ignores typed values above what there is and below nothing', async ({ page }) => {
  const box = dialog(page, 'Record Consumption')
  await remaining(box).fill('')
  await remaining(box).pressSequentially('1,25')
  await expect(remaining(box)).toHaveValue('1.25')
  await remaining(box).fill('4')
  await remaining(box).fill('5.1')
  await expect(remaining(box)).toHaveValue('4')
  await remaining(box).fill('-1')
  await expect(remaining(box)).toHaveValue('4')
})

test('nothing used cannot be recorded', async ({ page }) => {
  const box = dialog(page, 'Record Consumption')
  await remaining(box).fill('5')
  await expect(box.getByText(too_high)).toBeVisible()
  await expect(submit(box)).toBeDisabled()
  await remaining(box).fill('4.9')
  await expect(box.getByText(too_high)).toHaveCount(0)
  await expect(submit(box)).toBeEnabled()
})

test('an empty shelf has nothing to use, a full one moves in halves', async ({ page, api }) => {
  const box = dialog(page, 'Record Consumption')
  await api.json('PUT', `/api/inventory/${item.item_id}`, { quantity: 0 })
  await page.reload()
  await button(page, 'Record Consumption').click()
  await expect(remaining(box)).toHaveValue('0')
  await expect(box.getByText(too_high)).toBeVisible()
  await expect(submit(box)).toBeDisabled()
  await api.json('PUT', `/api/inventory/${item.item_id}`, { quantity: 10.5 })
  await page.reload()
  await button(page, 'Record Consumption').click()
  await expect(remaining(box)).toHaveValue('9.5')
  await expect(box.getByRole('slider')).toHaveAttribute('step', '0.5')
})

test('says so for one and a half seconds, closes and refreshes; the toast takes it back', async ({ page, api }) => {
  const box = dialog(page, 'Record Consumption')
  const sent = recordCalls(page, 'POST', consume_path)
  const held = await holdCall(page, 'POST', consume_path)
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 5000)
  await box.getByLabel('Notes').fill('Pancakes')
  await submit(box).click()
  const appears = (sight: Locator) => passUntil(page, (soon) => expect(sight).toBeVisible(soon))
  await appears(box.getByRole('button', { name: 'Recording...' }))
  await expect(box.getByRole('button', { name: 'Recording...' })).toBeDisabled()
  await held.release()
  await appears(box.getByText('Consumption recorded successfully!'))
  await page.clock.runFor(1400)
  await expect(box.getByText('Consumption recorded successfully!')).toBeVisible()
  await page.clock.runFor(200)
  await passUntil(page, (soon) => expect(box).toHaveCount(0, soon), 50)
  expect(sent).toEqual([{ new_quantity: 4, used_quantity: 1, notes: 'Pancakes' }])
  await appears(panel(page, 'Usage History').getByText('Consumed 1 l'))
  await appears(panel(page, 'Usage History').getByText('Pancakes'))
  await expect(page.locator('main')).toContainText('4 l')
  const toast = page.getByRole('status').filter({ hasText: '1 l of Whole Milk used.' })
  await toast.getByRole('button', { name: 'Undo' }).click()
  await page.clock.resume()
  await expect(page.getByText('Undone. The quantity is back to what it was.')).toBeVisible()
  await expect(panel(page, 'Usage History').getByText('No usage history recorded yet.')).toBeVisible()
  expect(await api.json('GET', `/api/inventory/${item.item_id}`)).toMatchObject({ quantity: 5 })
})

test('empty notes are null, and yesterday is sent as a day', async ({ page }) => {
  const box = dialog(page, 'Record Consumption')
  const sent = recordCalls(page, 'POST', consume_path)
  await expect(box.getByLabel('Date')).toHaveValue(dayFromToday(0))
  await box.getByLabel('Date').fill(dayFromToday(1))
  await expect(box.getByText('Date cannot be in the future')).toBeVisible()
  await expect(submit(box)).toBeDisabled()
  await box.getByLabel('Date').fill(dayFromToday(-1))
  await submit(box).click()
  await expect(box.getByText('Consumption recorded successfully!')).toBeVisible()
  expect(sent).toEqual([{ new_quantity: 4, used_quantity: 1, notes: null, date: dayFromToday(-1) }])
})

test("a failure says the server's reason, else the screen's, and loses nothing", async ({ page }) => {
  const box = dialog(page, 'Record Consumption')
  await remaining(box).fill('1.5')
  await box.getByLabel('Notes').fill('Soup')
  let heal = await failCall(page, 'POST', consume_path, 500)
  await submit(box).click()
  await expect(box.getByRole('alert')).toHaveText('Failed to record consumption. Please try again.')
  await heal()
  heal = await failCall(page, 'POST', consume_path, 400, 'The shelf is locked')
  await submit(box).click()
  await expect(box.getByRole('alert')).toHaveText('The shelf is locked')
  await expect(remaining(box)).toHaveValue('1.5')
  await expect(box.getByLabel('Notes')).toHaveValue('Soup')
  await heal()
  await submit(box).click()
  await expect(box.getByText('Consumption recorded successfully!')).toBeVisible()
})

test('a second try after a lost answer counts once', async ({ page, api }) => {
  const box = dialog(page, 'Record Consumption')
  await remaining(box).fill('3')
  const heal = await loseAnswer(page, 'POST', consume_path)
  await submit(box).click()
  await expect(box.getByRole('alert')).toContainText('Failed to record consumption. Please try again.')
  await heal()
  // What the lost answer did is already on the shelf, so the same again is refused or replayed, never done twice.
  await expect(remaining(box)).toHaveValue('3')
  const { consumption_history } = await api.json<{ consumption_history: unknown[] }>(
    'GET',
    `/api/inventory/${item.item_id}/consumption-history`,
  )
  expect(consumption_history).toHaveLength(1)
})

test('what another phone used meanwhile is used too', async ({ page, api }) => {
  const box = dialog(page, 'Record Consumption')
  await remaining(box).fill('3')
  await api.json('POST', consume_path, { used_quantity: 1 })
  await submit(box).click()
  await expect(box.getByText('Consumption recorded successfully!')).toBeVisible()
  await expect(page.getByText('2 l of Whole Milk used.')).toBeVisible()
  expect(await api.json('GET', `/api/inventory/${item.item_id}`)).toMatchObject({ quantity: 2 })
})

test('a server that keeps no lots is told what is left', async ({ page }) => {
  await changeAnswer<object>(page, 'GET', `/api/inventory/${item.item_id}`, (answer) => ({
    ...answer,
    lot_count: undefined,
    lots: undefined,
  }))
  await page.reload()
  await button(page, 'Record Consumption').click()
  const sent = recordCalls(page, 'POST', consume_path)
  await submit(dialog(page, 'Record Consumption')).click()
  await expect(page.getByText('1 l of Whole Milk used.')).toBeVisible()
  expect(sent).toEqual([{ new_quantity: 4, notes: null }])
})

test('Back closes the dialog and stays on the page; with something typed it asks', async ({ page }) => {
  const box = dialog(page, 'Record Consumption')
  const url = page.url()
  await page.goto('/inventory')
  await card(page, 'Whole Milk').getByRole('link', { name: /^View/ }).click()
  await button(page, 'Record Consumption').click()
  await expect(box).toBeVisible()
  await page.goBack()
  await expect(box).toHaveCount(0)
  await expect(page).toHaveURL(url)
  await button(page, 'Record Consumption').click()
  await remaining(box).fill('1')
  await page.goBack()
  await page.getByRole('button', { name: 'Keep Typing' }).click()
  await expect(remaining(box)).toHaveValue('1')
  await expect(page).toHaveURL(url)
})

test('Cancel changes nothing and the next opening begins afresh', async ({ page, api }) => {
  const box = dialog(page, 'Record Consumption')
  await remaining(box).fill('1')
  await box.getByRole('button', { name: 'Cancel' }).click()
  await expect(box).toHaveCount(0)
  await button(page, 'Record Consumption').click()
  await expect(remaining(box)).toHaveValue('4')
  expect(await api.json('GET', `/api/inventory/${item.item_id}`)).toMatchObject({ quantity: 5 })
})
