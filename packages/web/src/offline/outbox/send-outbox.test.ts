import { describe, expect, it, test } from 'vitest'
import { names } from '../replica/call-names.ts'
import { createItem, noon } from '../testing/fixtures.ts'
import { setUpSender } from '../testing/set-up-sender.ts'

const seven = { params: { id: '7' } }

describe('in order', () => {
  it('everything is sent once, late and under its key', async () => {
    const { add, send, sent, states } = setUpSender()
    await add('consume', { ...seven, body: { used_quantity: 1 }, key: 'a', base: createItem() })
    await add('remove', { params: { id: '8' }, key: 'b' })
    expect(await send()).toBe('done')
    expect(sent).toMatchObject([
      { call: names.consume, params: { id: '7' }, body: { used_quantity: 1, is_late: true }, key: 'a' },
      { call: names.remove, params: { id: '8' }, key: 'b' },
    ])
    expect(await states()).toEqual(['sent', 'sent'])
    await send()
    expect(sent).toHaveLength(2)
  })

  it('the ids that the server gives are followed by what comes later, also in another run', async () => {
    const { add, send, sent, answerWith, store } = setUpSender()
    answerWith(({ call }) => ({
      status: 201,
      body:
        call === names.create
          ? { item: { item_id: 70, lots: [{ lot_id: 700 }] } }
          : call === names.add_entry
            ? { entry: { entry_id: 90 } }
            : { event_id: 80 },
    }))
    await add('create', { body: { item_name: 'Tea' } })
    await add('consume', { params: { id: '-1' }, body: { used_quantity: 1 } })
    await add('add_entry', { body: { item_id: -1 } })
    await send()
    await add('undo', { params: { id: '-1', event_id: '-2' } })
    await add('change_entry', { params: { entry_id: '-3' }, body: { is_ticked: true } })
    await add('edit_lot', { params: { id: '-1', lot_id: '-1' }, body: { location: 'Shelf' } })
    await add('change_several', { body: { item_ids: [-1, 5], location: 'Shelf' } })
    await send()
    expect(sent.slice(1)).toMatchObject([
      { params: { id: '70' } },
      { body: { item_id: 70 } },
      { params: { id: '70', event_id: '80' } },
      { params: { entry_id: '90' } },
      { params: { id: '70', lot_id: '700' } },
      { body: { item_ids: [70, 5] } },
    ])
    expect((await store.listEntries())[1]).toMatchObject({ params: { id: '-1' } })
  })
})

describe('what is refused', () => {
  it('is put aside with its reason, and holds up only what depends on it', async () => {
    const { add, send, sent, answerWith, states, store } = setUpSender()
    answerWith(({ call }) =>
      call === names.create ? { status: 400, body: { message: 'Too long' } } : { status: 200, body: {} },
    )
    await add('create', { body: { item_name: 'Tea' } })
    await add('consume', { params: { id: '-1' }, body: { used_quantity: 1 } })
    await add('undo', { params: { id: '-1', event_id: '-2' } })
    await add('consume', { ...seven, body: { used_quantity: 1 } })
    expect(await send()).toBe('done')
    expect(await states()).toEqual(['refused', 'waiting', 'waiting', 'sent'])
    expect((await store.listEntries())[0]?.refusal).toEqual({ status: 400, message: 'Too long' })
    await send()
    expect(sent).toHaveLength(2)
  })

  it('is also what the server answers with no success', async () => {
    const { add, send, answerWith, states } = setUpSender()
    answerWith(() => ({ status: 200, body: { success: false, message: 'No' } }))
    await add('consume', { ...seven, body: { used_quantity: 1 } })
    await send()
    expect(await states()).toEqual(['refused'])
  })

  it('is not what was to be gone and is', async () => {
    const { add, send, answerWith, states } = setUpSender()
    answerWith(() => ({ status: 404, body: { message: 'Not found' } }))
    await add('remove', seven)
    await add('remove_entry', { params: { entry_id: '3' } })
    await add('finish_entry', { params: { entry_id: '3' } })
    await add('consume', { ...seven, body: { used_quantity: 1 } })
    await send()
    expect(await states()).toEqual(['sent', 'sent', 'sent', 'refused'])
  })
})

test('what wrote over the words of others is kept with them', async () => {
  const { add, send, answerWith, store } = setUpSender()
  const conflicts = [{ field: 'notes', value: 'Oat', changed_by: 'Ben' }]
  answerWith(() => ({ status: 200, body: { conflicts } }))
  await add('update', { ...seven, body: { notes: 'Soy' }, base: createItem() })
  await send()
  expect(await store.listEntries()).toMatchObject([{ state: 'conflict', conflicts, sent_at: noon + 3_600_000 }])
})

describe('without an answer', () => {
  it('sending stops, and the next time the same is sent under the same key', async () => {
    const { add, send, sent, answerWith, states } = setUpSender()
    await add('consume', { ...seven, body: { used_quantity: 1 }, base: createItem() })
    await add('remove', { params: { id: '8' } })
    answerWith((_, count) => (count === 1 ? { status: 0, body: null } : { status: 200, body: {} }))
    expect(await send()).toBe('unreachable')
    expect(sent).toHaveLength(1)
    expect(await send()).toBe('done')
    expect(sent[1]).toEqual(sent[0])
    expect(await states()).toEqual(['sent', 'sent'])
  })

  it('because nobody is signed in, or somebody in another household, all waits', async () => {
    const { add, send, sent, answerWith, states } = setUpSender()
    await add('consume', { ...seven, body: { used_quantity: 1 }, base: createItem() })
    await add('remove', seven)
    answerWith(() => ({ status: 401, body: {} }))
    expect(await send()).toBe('signed-out')
    answerWith(() => ({ status: 412, body: {} }))
    expect(await send()).toBe('other-household')
    expect(sent).toHaveLength(2)
    expect(await states()).toEqual(['waiting', 'waiting'])
  })

  it('because the server asks for patience nothing is ever put aside', async () => {
    const { add, send, answerWith, states } = setUpSender()
    await add('remove', seven)
    for (const status of [429, 503, 503, 429, 408, 503, 503]) {
      answerWith(() => ({ status, body: {} }))
      expect(await send()).toBe('busy')
    }
    expect(await states()).toEqual(['waiting'])
  })
})

test('what the server fails at five times is put aside, and the next is tried', async () => {
  const { add, send, answerWith, states, store } = setUpSender()
  await add('remove', seven)
  await add('remove', { params: { id: '8' } })
  answerWith(({ params }) => ({ status: params['id'] === '7' ? 500 : 200, body: { message: 'Failed' } }))
  for (let times = 1; times < 5; times += 1) expect(await send()).toBe('busy')
  expect(await states()).toEqual(['waiting', 'waiting'])
  expect(await send()).toBe('done')
  expect(await states()).toEqual(['refused', 'sent'])
  expect((await store.listEntries())[0]?.refusal?.status).toBe(500)
})
