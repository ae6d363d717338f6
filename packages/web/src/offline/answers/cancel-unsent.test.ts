import { describe, expect, it } from 'vitest'
import { cancelUnsent } from './cancel-unsent.ts'
import { names } from '../replica/call-names.ts'
import { type EntryKind } from '../testing/fixtures.ts'
import { setUpOutbox, use } from '../testing/set-up-outbox.ts'

const asked = (kind: EntryKind, params: Record<string, string>) => ({ call: names[kind], params, body: undefined })

describe('what is taken back before it is sent', () => {
  it('never happened', async () => {
    const { outbox, add, readList } = await setUpOutbox()
    const { seq } = await add('consume', use)
    const undo = asked('undo', { id: '7', event_id: String(-seq) })
    expect(await cancelUnsent(outbox, undo)).toMatchObject({ success: true, item: { quantity: 5 } })
    expect(await readList()).toMatchObject([{ quantity: 5 }])
    expect(outbox.list()).toEqual([])
  })

  it('brings a deleted item back', async () => {
    const { outbox, add } = await setUpOutbox()
    await add('remove')
    expect(await cancelUnsent(outbox, asked('restore', { id: '7' }))).toMatchObject({ item: { quantity: 5 } })
    expect(await cancelUnsent(outbox, asked('restore', { id: '7' }))).toBeUndefined()
  })

  it('takes along what was made from it, and from that, and nothing else', async () => {
    const { outbox, add } = await setUpOutbox()
    const { seq } = await add('create', { params: {}, body: { item_name: 'Tea' } })
    await add('consume', { params: { id: String(-seq) }, ...use })
    const line = await add('add_entry', { params: {}, body: { item_id: -seq } })
    await add('change_entry', { params: { entry_id: String(-line.seq) }, body: { is_ticked: true } })
    await add('change_several', { params: {}, body: { item_ids: [7, -seq], location: 'Shelf' } })
    await add('change_several', { params: {}, body: { item_ids: [-seq], location: 'Shelf' } })
    await add('consume', use)
    expect(await cancelUnsent(outbox, asked('remove', { id: String(-seq) }))).toBeDefined()
    expect(outbox.list()).toMatchObject([
      { call: names.change_several, body: { item_ids: [7], location: 'Shelf' } },
      { call: names.consume },
    ])
  })

  it('is a change like any other once somebody has begun to send it', async () => {
    const { outbox, add } = await setUpOutbox()
    const { seq } = await add('consume', { ...use, attempts: 1 })
    const line = await add('add_entry', { params: {}, body: { text: 'Rope' } })
    expect(await cancelUnsent(outbox, asked('undo', { id: '7', event_id: String(-seq) }))).toBeUndefined()
    expect(await cancelUnsent(outbox, asked('undo', { id: '7', event_id: '80' }))).toBeUndefined()
    expect(await cancelUnsent(outbox, asked('remove_entry', { entry_id: String(-line.seq) }))).toEqual({})
    expect(outbox.list()).toHaveLength(1)
  })

  it('stays where the sender was faster than this page knows', async () => {
    const { outbox, add } = await setUpOutbox()
    const { seq } = await add('consume', use)
    await outbox.store.changeEntry(seq, { attempts: 1 })
    expect(await cancelUnsent(outbox, asked('undo', { id: '7', event_id: String(-seq) }))).toBeUndefined()
    expect(outbox.list()).toMatchObject([{ attempts: 1 }])
  })
})
