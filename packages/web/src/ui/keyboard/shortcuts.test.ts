import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { currentShortcuts, holdShortcuts, shortcutOf, subscribeToShortcuts, turnShortcuts } from './shortcuts.ts'

/** Just enough of an element to be typed into. */
class FakeElement {
  isContentEditable = false
  constructor(private readonly tag: string) {}
  matches(selector: string): boolean {
    return selector.split(', ').includes(this.tag)
  }
}
const stored = new Map<string, string>()

beforeAll(() => {
  vi.stubGlobal('HTMLElement', FakeElement)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => turnShortcuts(true))
afterAll(() => vi.unstubAllGlobals())

const press = (key: string, event: Partial<KeyboardEvent> = {}, on = 'button') =>
  shortcutOf({ key, target: new FakeElement(on), ...event } as unknown as KeyboardEvent)

test('three keys have a meaning', () => {
  expect(['/', 'n', '?', 'm', 'N', 'Enter'].map((key) => press(key))).toEqual([
    'search',
    'add',
    'help',
    null,
    null,
    null,
  ])
})

test('the signs are reached with Shift on many keyboards', () => {
  expect(press('/', { shiftKey: true })).toBe('search')
})

test.each(['ctrlKey', 'metaKey', 'altKey', 'repeat', 'isComposing', 'defaultPrevented'] as const)(
  'with %s a key means something else',
  (held) => {
    expect(press('n', { [held]: true })).toBeNull()
  },
)

test.each(['input', 'textarea', 'select'])('a key pressed in %s is what somebody types', (tag) => {
  expect(press('n', {}, tag)).toBeNull()
})

test('a screen that reads the keys has them until it gives them back', () => {
  const release = holdShortcuts()
  expect(press('n')).toBeNull()
  release()
  expect(press('n')).toBe('add')
})

test('they can be switched off, which is the only thing that is kept', () => {
  const listener = vi.fn<() => void>()
  const unsubscribe = subscribeToShortcuts(listener)
  turnShortcuts(false)
  expect(press('n')).toBeNull()
  expect(currentShortcuts().is_on).toBe(false)
  expect([...stored]).toEqual([['shortcuts', 'off']])
  turnShortcuts(true)
  expect([...stored]).toEqual([])
  expect(listener).toHaveBeenCalledTimes(2)
  unsubscribe()
})
