import { describe, expect, it } from 'vitest'
import { names } from '../replica/call-names.ts'
import { createItem } from '../testing/fixtures.ts'
import { setUpSender } from '../testing/set-up-sender.ts'

const seven = { params: { id: '7' } }

describe('what a page had under way', () => {
  const begun = {
    ...seven,
    body: { new_quantity: 4 },
    base: createItem(),
    state: 'sending',
    page: 'p',
    attempts: 1,
  } as const

  it('is its own while it lives, with what depends on it', async () => {
    const { add, send, sent, pages } = setUpSender()
    pages.add('p')
    await add('create', { ...begun, params: {}, body: { item_name: 'Tea' } })
    await add('consume', { params: { id: '-1' }, body: { used_quantity: 1 } })
    await add('remove', { params: { id: '8' } })
    expect(await send()).toBe('done')
    expect(sent).toMatchObject([{ params: { id: '8' } }])
  })

  it('is repeated as it was when the page is gone: it may have arrived', async () => {
    const { add, send, sent, states } = setUpSender()
    await add('consume', { ...begun, key: 'first' })
    await send()
    expect(sent).toEqual([{ call: names.consume, params: { id: '7' }, body: { new_quantity: 4 }, key: 'first' }])
    expect(await states()).toEqual(['sent'])
  })

  it.each([400, 409])('and said again as late under another key when that is refused with %i', async (status) => {
    const { add, send, sent, answerWith, states } = setUpSender()
    answerWith((_, count) => (count === 1 ? { status, body: {} } : { status: 200, body: {} }))
    await add('consume', { ...begun, key: 'first' })
    expect(await send()).toBe('done')
    expect(sent[1]).toMatchObject({ body: { used_quantity: 1, is_late: true } })
    expect(sent[1]?.key).not.toBe('first')
    expect(await states()).toEqual(['sent'])
  })

  it('is refused when it is refused as late too, and asked no third time', async () => {
    const { add, send, sent, answerWith, states } = setUpSender()
    answerWith(() => ({ status: 409, body: {} }))
    await add('consume', begun)
    await send()
    expect(sent).toHaveLength(2)
    expect(await states()).toEqual(['refused'])
  })

  it('is refused at once for what being late does not change', async () => {
    const { add, send, sent, answerWith, states } = setUpSender()
    answerWith(() => ({ status: 403, body: {} }))
    await add('consume', begun)
    await send()
    expect(sent).toHaveLength(1)
    expect(await states()).toEqual(['refused'])
  })

  it('keeps its second form where its answer got lost', async () => {
    const { add, send, sent, answerWith } = setUpSender()
    answerWith((_, count) => ({ status: [409, 0, 200][count - 1] ?? 0, body: {} }))
    await add('consume', begun)
    expect(await send()).toBe('unreachable')
    expect(await send()).toBe('done')
    expect(sent[2]).toEqual(sent[1])
  })
})

describe('what is taken back', () => {
  it('before it is its turn is not sent, and neither is what depends on it', async () => {
    const { add, send, sent, answerWith, store } = setUpSender()
    await add('remove', { params: { id: '8' } })
    await add('create', { body: { item_name: 'Tea' } })
    await add('consume', { params: { id: '-2' }, body: { used_quantity: 1 } })
    answerWith(async () => {
      expect(await store.cancelEntry(2)).toBe(true)
      return { status: 200, body: {} }
    })
    await send()
    expect(sent).toHaveLength(1)
  })

  it('cannot be while it is being sent', async () => {
    const { add, send, answerWith, store, states } = setUpSender()
    await add('remove', seven)
    answerWith(async () => {
      expect(await store.cancelEntry(1)).toBe(false)
      return { status: 200, body: {} }
    })
    await send()
    expect(await states()).toEqual(['sent'])
  })

  it('by a log-out in between comes back by no answer', async () => {
    const { add, send, answerWith, store } = setUpSender()
    await add('remove', seven)
    answerWith(async () => {
      await store.removeEntries([1])
      return { status: 200, body: {} }
    })
    await send()
    expect(await store.listEntries()).toEqual([])
  })
})
