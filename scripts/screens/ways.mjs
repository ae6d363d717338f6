/** Opens an address and waits until its screen stands. */
export async function go(page, path, heading) {
  await page.goto(path)
  await page.locator('main').getByRole('heading', { level: 1, name: heading, exact: true }).waitFor()
}

/** A button or link of the screen, by its words. */
export const press = (page, name) =>
  page
    .locator('main')
    .getByRole('button', { name, exact: true })
    .or(page.locator('main').getByRole('link', { name, exact: true }))
    .first()
    .click()

/** A toast goes by itself; in a picture it would hide what it is about. */
export async function closeToast(page) {
  const toast = page.locator('.MuiSnackbar-root')
  await toast.getByRole('button', { name: 'Close' }).click()
  await toast.waitFor({ state: 'detached' })
}

/** Waits for a dialog. */
export const dialog = (page) => page.getByRole('dialog').waitFor()

/** The inventory with its cards and what is known about each. */
export async function openInventory(page, search = '') {
  await go(page, `/inventory${search}`, 'My Inventory')
  await page.locator('main article [class$=note] a').first().waitFor()
}

/** Arrives at an address with navigation state, as from another screen. */
export async function arriveWith(page, path, state) {
  await page.goto(path)
  await page.evaluate((usr) => history.replaceState({ usr, key: 'arrival', idx: 0 }, ''), state)
  await page.reload()
}
