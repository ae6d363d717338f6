import { createItemRequest } from '@larder/contract/item'
import { expect, test } from 'vitest'
import { answer, makeItem, stubFetch } from '../../../api/client/testing.ts'
import { inventory_keys } from '../../../api/keys.ts'
import { renderInApp } from '../../../testing/render-in-app.ts'
import { typed_item } from '../../../testing/specification-shapes.ts'
import { useCreateItem } from './use-save-item.ts'

/** Creates an item that the server answers with; tells what is shown of it, and whether it is read again. */
async function create(item: object) {
  stubFetch(answer(201, { item }))
  const { hook, client } = await renderInApp(useCreateItem, '/inventory/add')
  client.setQueryData(inventory_keys.items, [])
  await hook.do(async ({ mutateAsync }) => void (await mutateAsync(createItemRequest.parse(typed_item))))
  return {
    listed: client.getQueryData(inventory_keys.items),
    own: client.getQueryData(inventory_keys.item(7)),
    is_read_again: client.getQueryState(inventory_keys.item(7))?.isInvalidated,
  }
}

test('what the server names by its number alone is shown as it was sent, and the rest of it is read', async () => {
  const { listed, own, is_read_again } = await create({ item_id: 7 })
  expect(own).toMatchObject({ item_id: 7, ...typed_item })
  expect(listed).toEqual([own])
  expect(is_read_again).toBe(true)
})

test('what the server tells whole is not asked for again', async () => {
  const whole = makeItem({ item_id: 7, item_name: 'Milk', notes: 'From the server' })
  expect(await create(whole)).toMatchObject({ own: { notes: 'From the server' }, is_read_again: false })
})
