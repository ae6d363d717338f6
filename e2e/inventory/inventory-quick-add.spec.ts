import { loseAnswer } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'
import { card, createItem, dayFromToday, milk } from '../support/items.ts'
import { button, field } from '../support/screen.ts'

test.beforeEach(async ({ signedIn: page, api }) => {
  await createItem(api, { ...milk, location: 'Fridge' })
  await page.goto('/inventory')
  await expect(field(page, 'quick_add')).toBeVisible()
})

test('a line is understood while it is typed, and Enter adds the item', async ({ page }) => {
  const [, month, day] = dayFromToday(40).split('-').map(Number)
  await field(page, 'quick_add').fill(`3 cans tomatoes pantry exp ${month}/${day}`)
  const understood = page.getByRole('status').filter({ hasText: 'New item' })
  for (const fact of ['Tomatoes', '3 cans', 'Pantry', `expires ${month}/${day}/`]) {
    await expect(understood).toContainText(fact)
  }
  await page.keyboard.press('Enter')
  for (const fact of ['Pantry', 'expires in 40 days']) await expect(card(page, 'Tomatoes')).toContainText(fact)
  await expect(field(page, 'quick_add')).toHaveValue('')
  await expect(field(page, 'quick_add')).toBeFocused()
})

test('more of what is there is added to it, and Undo takes it back', async ({ page }) => {
  await field(page, 'quick_add').fill('500 ml whole milk')
  await expect(page.getByText('More of Whole Milk')).toBeVisible()
  await button(page, 'Add').click()
  await expect(card(page, 'Whole Milk')).toContainText('2.5 l')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(card(page, 'Whole Milk')).toContainText('2 l')
  await expect(page.getByText('Undone.')).toBeVisible()
})

test('what was begun is still there after a look at another screen', async ({ page }) => {
  await field(page, 'quick_add').fill('2 l oat milk')
  await page.getByRole('banner').getByRole('link', { name: 'Shopping List', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Smart Shopping List' })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Inventory', exact: true }).click()
  await expect(field(page, 'quick_add')).toHaveValue('2 l oat milk')
  await expect(page.getByRole('status').filter({ hasText: 'New item' })).toContainText('Oat milk')
})

test('a lost answer keeps the line, and trying again adds once', async ({ page, api }) => {
  const answerAgain = await loseAnswer(page, 'POST', '/api/inventory')
  await field(page, 'quick_add').fill('2 bread')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Failed to add it. What you typed is still here.')).toBeVisible()
  await expect(field(page, 'quick_add')).toHaveValue('2 bread')
  await answerAgain()
  await button(page, 'Refresh').click()
  await expect(card(page, 'Bread')).toBeVisible()
  await field(page, 'quick_add').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('2 pcs of Bread added.')).toBeVisible()
  const items = await api.json<{ item_name: string }[]>('GET', '/api/inventory')
  expect(items.filter(({ item_name }) => item_name === 'Bread')).toHaveLength(1)
})

test('a line without a name says what is missing', async ({ page }) => {
  await field(page, 'quick_add').fill('2 l')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Type a name, and how much if you like.')).toBeVisible()
})

test('thousands, none and numbers that are none are read as they were meant', async ({ page, api }) => {
  const understood = page.getByRole('status').filter({ hasText: 'New item' })
  const shown: [string, string[]][] = [
    ['1,500 g flour', ['Flour', '1,500 g']],
    ['1.500 g Mehl', ['Mehl', '1,500 g']],
    ['1e9 peas', ['1e9 peas', '1 pc']],
    ['0 birthday candles', ['Birthday candles', '0 pcs']],
  ]
  for (const [line, facts] of shown) {
    await field(page, 'quick_add').fill(line)
    for (const fact of facts) await expect(understood.getByText(fact, { exact: true })).toBeVisible()
  }
  await page.keyboard.press('Enter')
  await expect(page.getByText('0 pcs of Birthday candles added.')).toBeVisible()
  const items = await api.json<{ item_name: string; quantity: number }[]>('GET', '/api/inventory')
  expect(items.find(({ item_name }) => item_name === 'Birthday candles')?.quantity).toBe(0)
})

test('what cannot be added says why, while it is typed and on Enter', async ({ page }) => {
  const why = '0 more of Whole Milk is nothing to add.'
  await field(page, 'quick_add').fill('0 whole milk')
  await expect(page.getByRole('status').getByText(why)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText(why)).toHaveCount(1)
  await expect(field(page, 'quick_add')).toHaveAttribute('aria-invalid', 'true')
  await field(page, 'quick_add').fill('5000000000 peas')
  await expect(page.getByText('Quantity must be at most 1,000,000,000')).toBeVisible()
})

test.describe('in German', () => {
  test.use({ locale: 'de-DE' })

  test('numbers are read as they are written there', async ({ page }) => {
    const understood = page.getByRole('status').filter({ hasText: 'New item' })
    await field(page, 'quick_add').fill('1.500 Servietten')
    await expect(understood.getByText('1,500 pcs', { exact: true })).toBeVisible()
    await field(page, 'quick_add').fill('1,500 kg Mehl')
    await expect(understood.getByText('1.5 kg', { exact: true })).toBeVisible()
  })
})
