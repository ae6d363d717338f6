import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '../support/fixtures.ts'
import { card, createItem, milk, tea } from '../support/items.ts'
import { button, field, sizes, title } from '../support/screen.ts'

test.use({ viewport: sizes.phone })

test.beforeEach(async ({ signedIn: page, api }) => {
  await createItem(api, { ...milk, brand: 'Müller', location: 'Fridge', barcode: '4006381333931' })
  await createItem(api, { ...tea, item_name: 'Crème fraîche', notes: 'For the soup on Sunday' })
  await createItem(api, { ...tea, item_name: 'Chopped Tomatoes', category: 'Canned Goods' })
  await createItem(api, { ...tea, description: 'Loose leaves from Crete' })
  await page.goto('/inventory')
  await expect(card(page, 'Whole Milk')).toBeVisible()
})

for (const [typed, name] of [
  ['tomatos', 'Chopped Tomatoes'],
  ['mlk', 'Whole Milk'],
  ['mulller', 'Whole Milk'],
] as const) {
  test(`"${typed}" finds nothing, and shows what is similar`, async ({ page }) => {
    await field(page, 'q').fill(typed)
    await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible()
    await expect(page.getByRole('heading', { name: `Similar to "${typed}"` })).toBeVisible()
    const similar = page.getByRole('list', { name: `Similar to "${typed}"` }).getByRole('listitem')
    await expect(similar.getByRole('heading')).toHaveText([name])
    await expect(page.getByRole('status').filter({ hasText: '0 of 4 items' })).toBeVisible()
  })
}

for (const [typed, name, words, heading] of [
  ['fridge', 'Whole Milk', 'Fridge', 'Location: Fridge'],
  ['canned', 'Chopped Tomatoes', 'Canned', 'Category: Canned Goods'],
  ['sunday', 'Crème fraîche', 'Sunday', '"sunday" in the notes'],
  ['40063813', 'Whole Milk', '40063813', '"40063813" in the barcode'],
] as const) {
  test(`"${typed}" is found where the search does not look by itself, and headed by what it is`, async ({ page }) => {
    await field(page, 'q').fill(typed)
    await expect(page.locator('main').getByRole('heading', { level: 2 }).first()).toHaveText(heading)
    await expect(page.getByText('Nothing found')).toHaveCount(0)
    const list = page.getByRole('list', { name: heading })
    await expect(list.getByRole('heading')).toHaveText([name])
    await expect(list.locator('mark')).toHaveText([words])
  })
}

test('what was found is marked, accents or not, and a description is shown where it was in there', async ({ page }) => {
  await field(page, 'q').fill('creme')
  await expect(card(page, 'Crème fraîche').locator('mark')).toHaveText(['Crème'])
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Crème fraîche'])
  await field(page, 'q').fill('crete leaves')
  await expect(card(page, 'Green Tea')).toContainText('Loose leaves from Crete')
  await expect(card(page, 'Green Tea').locator('mark')).toHaveText(['leaves', 'Crete'])
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const { violations } = await new AxeBuilder({ page }).include('main').analyze()
    expect(violations).toEqual([])
  }
  await field(page, 'q').fill('')
  await expect(page.locator('mark')).toHaveCount(0)
})

test('what nobody has is added under its name', async ({ page }) => {
  await field(page, 'q').fill('Caviar')
  await page.getByRole('link', { name: 'Add "Caviar"' }).click()
  await expect(title(page, 'Add New Inventory Item')).toBeVisible()
  await expect(field(page, 'item_name')).toHaveValue('Caviar')
})

test('what nobody has is put on the list, and taken off again', async ({ page, api }) => {
  await field(page, 'q').fill('Caviar')
  await button(page, 'Put "Caviar" on the list').click()
  await expect(page.getByText('Added to your shopping list')).toBeVisible()
  const names = async () => {
    const { shopping_list } = await api.json<{ shopping_list: { item_name: string }[] }>('GET', '/api/shopping-list')
    return shopping_list.map(({ item_name }) => item_name)
  }
  expect(await names()).toContain('Caviar')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Taken off your shopping list')).toBeVisible()
  expect(await names()).not.toContain('Caviar')
})
