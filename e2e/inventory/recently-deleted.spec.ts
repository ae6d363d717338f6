import { expectNoViolations } from '../support/axe.ts'
import { failCall } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'
import { card, createItem, milk, tea } from '../support/items.ts'
import { button, sizes } from '../support/screen.ts'

test.use({ viewport: sizes.phone })

test('a deleted item is brought back by the toast, or later from the filters, with its history', async ({
  signedIn: page,
  api,
}) => {
  const { item_id } = await createItem(api, milk)
  await createItem(api, tea)
  await api.json('POST', `/api/inventory/${item_id}/consume`, { new_quantity: 1.5 })
  const deleteMilk = async () => {
    await card(page, 'Whole Milk').getByRole('link', { name: 'View' }).click()
    await button(page, 'Delete').click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(
      'Are you sure you want to delete "Whole Milk"? This action cannot be undone. ' +
        'You find it under Recently Deleted for 30 days.',
    )
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Item deleted successfully!')).toBeVisible()
    await expect(card(page, 'Whole Milk')).toHaveCount(0)
  }
  await page.goto('/inventory')
  await deleteMilk()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Item restored successfully!')).toBeVisible()
  await expect(card(page, 'Whole Milk')).toContainText('1.5')

  await deleteMilk()
  await button(page, 'Filters').click()
  await button(page, 'Recently Deleted').click()
  const dialog = page.getByRole('dialog', { name: 'Recently Deleted' })
  const row = dialog.getByRole('listitem').filter({ hasText: 'Whole Milk' })
  await expect(row).toContainText('1.5 l')
  await expect(row).toContainText(/Gone for good in (29|30) days/)
  await expectNoViolations(page)

  const answerAgain = await failCall(page, 'POST', `/api/inventory/${item_id}/restore`, 500)
  const restore = row.getByRole('button', { name: 'Restore' })
  await restore.click()
  await expect(page.getByText('Failed to restore the item. Please try again.')).toBeVisible()
  await answerAgain()
  await restore.click()
  await expect(page.getByText('Item restored successfully!')).toBeVisible()
  await expect(dialog.getByText('Nothing was deleted in the last 30 days.')).toBeVisible()
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(card(page, 'Whole Milk')).toContainText('1.5')
  await page.goto(`/inventory/${item_id}`)
  await expect(page.getByText('Consumed 0.5 l')).toBeVisible()
})

test('several that are deleted come back with one press', async ({ signedIn: page, api }) => {
  for (const item_name of ['Green Tea', 'Black Tea', 'White Tea']) await createItem(api, { ...tea, item_name })
  await page.goto('/inventory')
  await expect(card(page, 'White Tea')).toBeVisible()
  await button(page, 'Select').click()
  await card(page, 'Green Tea').click()
  await card(page, 'Black Tea').click()
  await button(page, 'Delete').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('2 items deleted.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('2 items restored.')).toBeVisible()
  await expect(card(page, 'Black Tea')).toBeVisible()
})

test('an emptied household finds what it deleted, there and on the profile', async ({ signedIn: page, api }) => {
  await page.goto('/inventory')
  await expect(page.getByRole('button', { name: 'Load the demo household' })).toBeVisible()
  await expect(button(page, 'Recently Deleted')).toHaveCount(0)
  const { item_id } = await createItem(api, milk)
  await api.json('DELETE', `/api/inventory/${item_id}`)
  await page.reload()
  await expect(button(page, 'Recently Deleted')).toBeVisible()
  await page.goto('/profile')
  await button(page, 'Recently Deleted').click()
  const dialog = page.getByRole('dialog', { name: 'Recently Deleted' })
  await dialog.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByText('Item restored successfully!')).toBeVisible()
  await page.goto('/inventory')
  await expect(card(page, 'Whole Milk')).toBeVisible()
})
