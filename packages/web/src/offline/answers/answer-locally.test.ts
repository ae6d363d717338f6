import { api } from '@larder/contract/calls/api'
import { expect, test } from 'vitest'
import { keyOfCall } from '../../api/client/call.ts'
import { answerLocally } from './answer-locally.ts'
import { keepAnswer } from './kept-answers.ts'
import { before, setUpOutbox, use } from '../testing/set-up-outbox.ts'

test('this phone answers as the server would', async () => {
  const { outbox, add } = await setUpOutbox()
  const list = { shopping_list: [] }
  await keepAnswer(outbox, keyOfCall(api.getShoppingList, { query: { days: '7' } }), { value: list, at: before })
  const used = await add('consume', use)
  expect(await answerLocally(outbox, used)).toMatchObject({ success: true, item: { quantity: 4 }, event_id: -used.seq })
  const edited = await add('update', { body: { notes: 'Oat' } })
  expect(await answerLocally(outbox, edited)).toMatchObject({ item: { notes: 'Oat', quantity: 4 } })
  const made = await add('create', {
    params: {},
    body: { item_name: 'Tea', category: 'Drinks', quantity: 1, unit_of_measure: 'box' },
  })
  expect(await answerLocally(outbox, made)).toMatchObject({ item: { item_id: -made.seq, item_name: 'Tea' } })
  const line = await add('add_entry', { params: {}, body: { text: 'Rope', quantity: 2 } })
  expect(await answerLocally(outbox, line)).toMatchObject({
    entry: { entry_id: -line.seq, text: 'Rope', quantity: 2 },
    was_listed: false,
  })
  const ticked = await add('change_entry', { params: { entry_id: String(-line.seq) }, body: { is_ticked: true } })
  expect(await answerLocally(outbox, ticked)).toMatchObject({
    entry: { entry_id: -line.seq, text: 'Rope', is_ticked: true },
  })
  const again = await add('add_entry', { params: {}, body: { text: 'rope' } })
  expect(await answerLocally(outbox, again)).toMatchObject({ entry: { entry_id: -line.seq }, was_listed: true })
  const several = await add('change_several', { params: {}, body: { item_ids: [7, 8], is_deleted: true } })
  expect(await answerLocally(outbox, several)).toMatchObject({ changed: 2 })
})
