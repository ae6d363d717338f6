import { expect, test } from '../support/fixtures.ts'
import { card } from '../support/items.ts'
import { goByBar, logInHere } from '../support/log-in.ts'
import { button, field, fillFields } from '../support/screen.ts'
import { createSpecificationServer, picture } from '../support/specification-server.ts'
import { dialog } from '../support/usage.ts'

test("a household lives with a server of the specification's shapes alone", async ({ page }) => {
  const server = createSpecificationServer()
  await server.answerFor(page)
  await page.goto('/login')
  await logInHere(page, { username: 'ada', password: 'secret' })

  await test.step('what is added is there once, by its number alone', async () => {
    await page.getByRole('link', { name: 'Add Item' }).first().click()
    await fillFields(page, { item_name: 'Milk', quantity: '5', unit_of_measure: 'l' })
    await field(page, 'category').selectOption('Dairy')
    await button(page, 'Add Item').click()
    await expect(page.getByText('Item added successfully!')).toBeVisible()
    await expect(card(page, 'Milk')).toBeVisible()
    expect(server.items()).toHaveLength(1)
  })

  await test.step('an edit carries every field, the quantity too', async () => {
    await card(page, 'Milk').getByRole('link', { name: /^Edit/ }).click()
    await field(page, 'notes').fill('From the market')
    await button(page, 'Save Changes').click()
    await expect(page.getByText('Item updated successfully!')).toBeVisible()
    expect(server.items()).toMatchObject([{ item_name: 'Milk', quantity: 5, unit_of_measure: 'l', category: 'Dairy' }])
  })

  await test.step('a use says what is left', async () => {
    await card(page, 'Milk').getByRole('link', { name: /^View/ }).click()
    await button(page, 'Record Consumption').click()
    await dialog(page, 'Record Consumption').getByRole('button', { name: 'Record Consumption' }).click()
    await expect(page.getByText('1 l of Milk used.')).toBeVisible()
    expect(server.sentTo('POST /api/inventory/1/consume')).toEqual([{ new_quantity: 4, notes: null }])
  })

  await test.step('what is bought is recorded, although nobody says so', async () => {
    const said: string[] = []
    page.on('dialog', (alert) => (said.push(alert.message()), void alert.accept()))
    await goByBar(page, 'Shopping List', 'Smart Shopping List')
    await page.getByRole('checkbox', { name: 'Milk', exact: true }).check()
    await button(page, 'Mark Purchased').click()
    await expect.poll(() => said).toEqual(['Selected items marked as purchased!'])
    expect(server.items()).toMatchObject([{ quantity: 6 }])
  })

  await test.step('a picture is shown from wherever the policy allows', async () => {
    await page.goto('/barcode-scan')
    await button(page, 'Enter Manually').click()
    await field(page, 'barcode').fill('4006381333931')
    await button(page, 'Look Up').click()
    await expect(page.getByRole('img', { name: 'Oats' })).toHaveAttribute('src', picture)
  })

  await test.step('what is deleted is gone, and nothing is promised of it', async () => {
    await page.goto('/inventory/1')
    await button(page, 'Delete').click()
    const question = page.getByRole('dialog', { name: 'Delete Item' })
    await expect(question).toContainText('This action cannot be undone.')
    await expect(question).not.toContainText('Recently Deleted')
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(page).toHaveURL('/inventory')
    expect(server.items()).toEqual([])
  })
})
