import { beforeEach, expect, test, vi } from 'vitest'
import { answer, stubFetch } from '../../api/client/testing.ts'
import { shopping_keys } from '../../api/keys.ts'
import { renderInApp } from '../../testing/render-in-app.ts'
import { useListChanges } from './use-list-changes.ts'
import { loadFailureText, useShoppingList } from './use-shopping-list.ts'

const milk = {
  item_id: 1,
  item_name: 'Milk',
  current_quantity: 0,
  suggested_quantity: 2,
  is_ticked: false,
  quantity: 2,
}
const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => void stored.set(name, text),
    removeItem: (name: string) => void stored.delete(name),
  })
})

/** The list while its answer is held back, over what this phone kept of it: nothing, or a list from before. */
async function open(kept: object[] | undefined) {
  let respond: ((response: Response) => void) | undefined
  const held = new Promise<Response>((resolve) => void (respond = resolve))
  vi.stubGlobal('fetch', () => held)
  const app = await renderInApp(
    () => {
      const query = useShoppingList(7)
      return { ...useListChanges(query), data: query.data }
    },
    '/shopping-list',
    null,
    'ada',
  )
  // As offline/attach.ts shows what it keeps.
  if (kept) {
    const query = app.client.getQueryCache().find({ queryKey: shopping_keys.list(7) })
    await app.hook.do(() => query?.setState({ data: kept, dataUpdatedAt: 1, status: 'success' }))
  }
  await app.hook.until(({ data }) => expect(data).toBe(kept))
  const reply = (list: object[]) => respond?.(answer(200, { success: true, shopping_list: list }))
  return { ...app, reply }
}

const namesOf = (lines: readonly { item_name: string }[]) => lines.map(({ item_name }) => item_name)

test.each([
  ['nothing is there yet', undefined],
  ['what this phone kept knows of no tick', [milk]],
])('what is ticked is waited for where %s', async (_, kept) => {
  const { hook, reply } = await open(kept)
  const ticked = hook.current.loadTicked()
  reply([{ ...milk, is_ticked: true }])
  expect(namesOf(await ticked)).toEqual(['Milk'])
})

test('a kept list without the line does not take the tick away that waits to be sent', async () => {
  stored.set('shoppingChanges:ada', JSON.stringify({ 'item-1': { is_ticked: true } }))
  const { hook, reply } = await open([])
  expect(stored.has('shoppingChanges:ada')).toBe(true)
  const ticked = hook.current.loadTicked()
  reply([milk])
  expect(namesOf(await ticked)).toEqual(['Milk'])
})

test('a list that has come is not waited for again', async () => {
  const { hook, reply } = await open(undefined)
  reply([{ ...milk, is_ticked: true }])
  await hook.until(({ lines }) => expect(lines).toHaveLength(1))
  const fetch = stubFetch(answer(500, {}))
  expect(namesOf(await hook.current.loadTicked())).toEqual(['Milk'])
  expect(fetch).not.toHaveBeenCalled()
})

test('a server that says no needs no list for that', async () => {
  stubFetch(answer(200, { success: false }))
  const { hook } = await renderInApp(() => useShoppingList(7), '/shopping-list')
  await hook.until(({ error }) => expect(error && loadFailureText(error)).toBe('Failed to load shopping list'))
})
