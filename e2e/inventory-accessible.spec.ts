import { expectNoViolations } from './support/axe.ts'
import { failCall, holdCall } from './support/calls.ts'
import { expect, test } from './support/fixtures.ts'
import { arriveWith, card, createItem, dayFromToday, milk, tea } from './support/items.ts'
import { button, field, sizes, title } from './support/screen.ts'

for (const [name, viewport] of Object.entries(sizes)) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport })
    test.slow()

    test('the list with its filters, full, empty, loading and failed', async ({ signedIn: page, api }) => {
      await page.goto('/inventory')
      await expect(page.getByRole('link', { name: 'Add Your First Item' })).toBeVisible()
      await expectNoViolations(page)
      await createItem(api, { ...milk, low_stock_threshold: 3, expiry_date: dayFromToday(2), brand: 'Meadow Farm' })
      await createItem(api, { ...tea, category: 'Party', expiry_date: dayFromToday(-2), location: 'Cellar' })
      await page.goto('/inventory?q=e')
      await expect(card(page, 'Green Tea')).toBeVisible()
      await expectNoViolations(page)
      await page.goto('/inventory?q=nothing+like+it')
      await expect(button(page, 'Clear Filters')).toBeVisible()
      await expectNoViolations(page)
      const held = await holdCall(page, 'GET', '/api/inventory')
      await page.goto('/inventory')
      await expect(title(page, 'My Inventory')).toBeVisible()
      await expectNoViolations(page)
      await held.release()
      await failCall(page, 'GET', '/api/inventory', 500)
      await page.reload()
      await expect(button(page, 'Try Again')).toBeVisible()
      await expectNoViolations(page)
    })

    test('the form, filled by a scan, with complaints and a new category', async ({ signedIn: page }) => {
      await arriveWith(page, '/inventory/add', { prefill: { item_name: 'Yogurt' } })
      await expect(page.getByText('Auto-filled')).toBeVisible()
      await field(page, 'category').selectOption({ label: 'Add new category' })
      await button(page, 'Add Item').click()
      await expect(page.getByText('Category is required')).toBeVisible()
      await expectNoViolations(page)
    })

    test('the form after somebody else saved first', async ({ signedIn: page, api }) => {
      const { item_id } = await createItem(api, milk)
      await page.goto(`/inventory/edit/${item_id}`)
      await field(page, 'notes').fill('Mine')
      await api.json('PUT', `/api/inventory/${item_id}`, { quantity: 7 })
      await button(page, 'Save Changes').click()
      await expect(page.getByText('Quantity is now 7 l.')).toBeVisible()
      await expectNoViolations(page)
    })

    test('the item, its deletion, and no item', async ({ signedIn: page, api }) => {
      const { item_id } = await createItem(api, { ...milk, low_stock_threshold: 3, expiry_date: '2020-01-05' })
      await page.goto(`/inventory/${item_id}`)
      await expect(title(page, 'Whole Milk')).toBeVisible()
      await expectNoViolations(page)
      await button(page, 'Delete').click()
      await expect(page.getByRole('dialog', { name: 'Delete Item' })).toBeVisible()
      await expectNoViolations(page)
      await page.goto('/inventory/999999')
      await expect(title(page, 'Item Not Found')).toBeVisible()
      await expectNoViolations(page)
    })
  })
}
