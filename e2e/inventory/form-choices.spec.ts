import { expect, test } from '../support/fixtures.ts'
import { createItem, milk } from '../support/items.ts'
import { button, expectFieldError, field } from '../support/screen.ts'

test('an amount, and a place, in one tap each', async ({ signedIn: page, api }) => {
  await createItem(api, { ...milk, item_name: 'Oats', quantity: 2, unit_of_measure: 'can', location: 'Cellar' })
  await createItem(api, { ...milk, item_name: 'Rice', quantity: 2, unit_of_measure: 'can', location: 'Cellar' })
  await page.goto('/inventory/add')
  await expect(field(page, 'quantity')).toHaveValue('')
  const amounts = page.getByRole('group', { name: 'Common amounts' }).getByRole('button')
  await expect(amounts).toHaveText(['2 cans', '1 pc', '500 g', '1 l'])
  await button(page, 'Add Item').click()
  await expectFieldError(page, 'quantity', 'Quantity is required')
  await amounts.nth(2).click()
  await expect(field(page, 'quantity')).toHaveValue('500')
  await expect(field(page, 'unit_of_measure')).toHaveValue('g')
  await expect(page.getByText('Quantity is required')).toHaveCount(0)
  await expect(amounts.nth(2)).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('group', { name: 'Places' }).getByRole('button', { name: 'Cellar' }).click()
  await expect(field(page, 'location')).toHaveValue('Cellar')
})

test('one name for each category, and a stored one is always kept', async ({ signedIn: page, api }) => {
  await page.goto('/inventory/add')
  const options = field(page, 'category').locator('option')
  await expect(options.filter({ hasText: /^(Frozen|Frozen Foods|Pantry|Grains|Dry Goods)$/ })).toHaveText([
    'Frozen Foods',
    'Grains',
  ])
  const { item_id } = await createItem(api, { ...milk, category: 'Dry Goods' })
  await page.goto(`/inventory/edit/${item_id}`)
  await expect(field(page, 'category')).toHaveValue('Dry Goods')
  await expect(options.filter({ hasText: /^(Pantry|Grains|Dry Goods)$/ })).toHaveText(['Dry Goods'])
})
