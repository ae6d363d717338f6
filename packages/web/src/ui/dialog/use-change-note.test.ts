import { useState } from 'react'
import { expect, it } from 'vitest'
import { renderHook } from '../../testing/render-hook.ts'
import { useChangeNote, type Versioned } from './use-change-note.ts'

/** A form that was opened on an item, and the way to change that item. */
const openForm = (first: Versioned) =>
  renderHook(() => {
    const [item, setItem] = useState(first)
    return { note: useChangeNote(item), setItem }
  })

it('says who changed the item since the form was opened', async () => {
  const form = await openForm({ version: 3, changed_by: 'Ada' })
  expect(form.current.note).toBeNull()
  await form.do(({ setItem }) => setItem({ version: 4, changed_by: 'Bob' }))
  expect(form.current.note).toBe('Bob changed this item')
  await form.do(({ setItem }) => setItem({ version: 5 }))
  expect(form.current.note).toBe('Somebody changed this item')
})

it('says nothing where the server tells no versions, or tells the first one late', async () => {
  const form = await openForm({})
  await form.do(({ setItem }) => setItem({ changed_by: 'Bob' }))
  expect(form.current.note).toBeNull()
  await form.do(({ setItem }) => setItem({ version: 7, changed_by: 'Bob' }))
  expect(form.current.note).toBeNull()
})
