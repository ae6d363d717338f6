import { dialog, go, press } from './ways.mjs'

/** The page of the one thing in the household that has batches. */
async function openBatches(page) {
  await go(page, '/inventory', 'My Inventory')
  await press(page, 'View')
  await page.getByRole('region', { name: 'Batches' }).getByRole('listitem').first().waitFor()
  await page.getByRole('region', { name: 'Usage History' }).getByRole('button', { name: 'Undo' }).first().waitFor()
}

/** The menu of a batch, by its place in the order of use. */
async function openMenu(page, index) {
  await openBatches(page)
  const batch = page.getByRole('region', { name: 'Batches' }).getByRole('listitem').nth(index)
  await batch.getByRole('button', { name: /^More for/ }).click()
  await page.getByRole('menu').waitFor()
}

async function choose(page, index, action) {
  await openMenu(page, index)
  await page.getByRole('menuitem', { name: action, exact: true }).click()
  await dialog(page)
}

export const batch_scenes = [
  { name: 'item-batches', title: 'Item with several batches', as: 'batches', is_whole: true, open: openBatches },
  { name: 'item-batch-menu', title: 'What can be done with a batch', as: 'batches', open: (page) => openMenu(page, 0) },
  {
    name: 'item-batch-open',
    title: 'Opening a part of a batch',
    as: 'batches',
    open: (page) => choose(page, 3, 'Open'),
  },
  { name: 'item-throw-away', title: 'Throw Away', as: 'batches', open: (page) => choose(page, 1, 'Throw Away') },
  {
    name: 'inventory-deleted',
    title: 'Recently Deleted',
    as: 'batches',
    open: async (page) => {
      await go(page, '/inventory?q=y', 'My Inventory')
      await press(page, 'Filters')
      await page.getByRole('button', { name: 'Recently Deleted' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).waitFor()
    },
  },
]
