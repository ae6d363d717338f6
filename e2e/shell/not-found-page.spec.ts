import { expect, test } from '../support/fixtures.ts'
import { title } from '../support/screen.ts'

test('an unknown path shows Page Not Found with a way home and a note', async ({ page }) => {
  await page.goto('/no/such/page')
  await expect(title(page, 'Page Not Found')).toBeVisible()
  await expect(page.locator('main').getByText(/contact support/)).toBeVisible()
  await page.locator('main').getByRole('link', { name: 'Back to Home', exact: true }).click()
  await expect(page).toHaveURL('/')
})

test('an unknown path is open to a signed-in person too', async ({ signedIn: page }) => {
  await page.goto('/inventory/12/nothing')
  await expect(title(page, 'Page Not Found')).toBeVisible()
})

test('an unknown call of the API is JSON, not the app', async ({ request }) => {
  const answer = await request.get('/api/nothing')
  expect(answer.status()).toBe(404)
  expect(await answer.json()).toEqual({ message: expect.any(String) })
})

test('a deep link serves the app', async ({ request, signedIn: page }) => {
  const answer = await request.get('/inventory/12')
  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-type']).toContain('text/html')
  await page.goto('/inventory/12')
  await expect(page.locator('main').getByText('Item Not Found')).toBeVisible()
  await expect(page.locator('main').getByText('The requested item could not be found.')).toBeVisible()
})
