import { QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderInApp } from '../testing/render-in-app.ts'
import { takeGroceryGuess, useGroceryGuess } from './grocery-guess.ts'

let asked: string[] = []
const known: Record<string, object> = {
  Peanut: { category: 'Snacks', storage_location: 'Pantry' },
  'Peanut butter': { category: 'Pantry', storage_location: 'Pantry' },
}
function serve(status: number, bodyOf: (name: string) => object): void {
  vi.stubGlobal('fetch', async (path: string) => {
    const name = new URL(path, 'http://larder').searchParams.get('q') ?? ''
    asked.push(name)
    return Response.json(bodyOf(name), { status })
  })
}
beforeEach(() => {
  asked = []
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

const type = async () => {
  const { hook } = await renderInApp(() => {
    const [name, setName] = useState('')
    return { setName, guess: useGroceryGuess(name) }
  })
  return {
    hook,
    type: (name: string) => hook.do(({ setName }) => setName(name)),
    /** Lets time pass, and then what was asked be answered. */
    pause: async (ms: number) => {
      await hook.do(() => vi.advanceTimersByTimeAsync(ms))
      await hook.do(() => vi.advanceTimersByTimeAsync(10))
    },
    category: () => hook.current.guess?.category,
  }
}

test('a name is asked for once typing pauses, and a letter is no name', async () => {
  serve(200, (name) => known[name] ?? {})
  const form = await type()
  for (const name of ['P', 'Pe', 'Pea', 'Peanut']) {
    await form.type(name)
    await form.pause(100)
  }
  expect(asked).toEqual([])
  await form.pause(250)
  expect(asked).toEqual(['Peanut'])
  expect(form.category()).toBe('Snacks')
  await form.type('X')
  await form.pause(1000)
  expect(asked).toEqual(['Peanut'])
  expect(form.hook.current.guess).toBeNull()
})

test('who types on keeps the guess until the next one, another name has none of it', async () => {
  serve(200, (name) => known[name] ?? {})
  const form = await type()
  await form.type('Peanut')
  await form.pause(300)
  await form.type('Peanut butter')
  expect(form.category()).toBe('Snacks')
  await form.pause(300)
  expect(form.category()).toBe('Pantry')
  await form.type('Zanzibar')
  expect(form.hook.current.guess).toBeNull()
})

test.each([
  ['without the call', 404, { message: 'Not found' }],
  ['that answers something else', 200, []],
  ['that is out of order', 500, {}],
])('a server %s leaves it to the words of this phone', async (_, status, body) => {
  serve(status, () => body)
  const form = await type()
  await form.type('Peanut')
  await form.pause(300)
  expect(asked).toEqual(['Peanut'])
  await vi.waitFor(() => expect(form.category()).toBe('Snacks'))
  expect(await takeGroceryGuess(new QueryClient(), 'Peanut')).toEqual({ category: 'Snacks', storage_location: null })
})

test('fields that the server does not know are none', async () => {
  serve(200, () => ({}))
  expect(await takeGroceryGuess(new QueryClient(), 'Peanut')).toEqual({ category: null, storage_location: null })
})

test('nobody waits longer than a moment to save', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const taken = takeGroceryGuess(new QueryClient(), 'Peanut')
  await vi.advanceTimersByTimeAsync(800)
  expect(await taken).toBeNull()
})
