const entry = {
  key: 'seeded',
  attempts: 1,
  faults: 0,
  page: null,
  name: 'Oat Drink',
  unit: 'l',
  base: null,
  is_late: true,
}

/** What stands on the page of waiting changes and stays there, network or not: a refused one, one that needs it, a conflict. */
const settled_entries = [
  {
    ...entry,
    call: 'POST /api/inventory',
    params: {},
    body: { item_name: 'Oat Drink', category: 'Beverages', quantity: 4, unit_of_measure: 'l' },
    state: 'refused',
    refusal: { status: 403, message: 'You may only look' },
  },
  {
    ...entry,
    call: 'POST /api/inventory/:id/consume',
    params: { id: '-1' },
    body: { used_quantity: 1, is_late: true },
    state: 'waiting',
  },
  {
    ...entry,
    name: 'Whole Milk',
    call: 'PUT /api/inventory/:id',
    params: { id: '1' },
    body: { location: 'Fridge', known: { location: 'Larder' } },
    state: 'conflict',
    conflicts: [{ field: 'location', value: 'Cellar', changed_by: 'Bob' }],
  },
]

/** Puts changes that did not arrive into this browser, for whoever is signed in on the page. */
export async function seedOutbox(page) {
  await page.goto('/waiting')
  await page.getByText('Everything is sent.').waitFor()
  await page.waitForFunction(async () => (await indexedDB.databases()).some(({ name }) => name?.startsWith('larder')))
  await page.evaluate(async (entries) => {
    const found = (await indexedDB.databases()).find(({ name }) => name?.startsWith('larder'))
    const opening = indexedDB.open(found.name)
    await new Promise((resolve) => (opening.onsuccess = resolve))
    const transaction = opening.result.transaction('outbox', 'readwrite')
    for (const one of entries)
      transaction.objectStore('outbox').add({ ...one, made_at: Date.now(), sent_at: Date.now() })
    await new Promise((resolve) => (transaction.oncomplete = resolve))
    opening.result.close()
  }, settled_entries)
  await page.reload()
  await page.getByRole('list', { name: 'Changes' }).waitFor()
}
