import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { claimStorage, clearPersonalData, isStorageOwned } from './personal-data.ts'

/** A storage like the browser's: what is stored are its own properties, what it can do is not. */
class FakeStorage {
  [key: string]: unknown
}
Object.defineProperties(FakeStorage.prototype, {
  getItem: {
    value(this: FakeStorage, key: string) {
      return this[key] ?? null
    },
  },
  setItem: {
    value(this: FakeStorage, key: string, text: string) {
      this[key] = text
    },
  },
  removeItem: {
    value(this: FakeStorage, key: string) {
      delete this[key]
    },
  },
})
const storageWith = (entries: object) => Object.assign(new FakeStorage(), entries)

let local: FakeStorage
let session: FakeStorage
beforeEach(() => {
  local = storageWith({
    token: 't',
    theme: 'dark',
    shortcuts: 'off',
    storageOwner: 'ada',
    'shoppingTicks:ada': '{}',
    lastSavedItems: '[1]',
  })
  session = storageWith({ storageOwner: 'ada', addedProducts: '[]', quickAddDraft: 'milk' })
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('sessionStorage', session)
})
afterEach(() => vi.unstubAllGlobals())

test('a log-out leaves the settings of the device and nothing else', () => {
  clearPersonalData()
  expect([{ ...local }, { ...session }]).toEqual([{ theme: 'dark', shortcuts: 'off' }, {}])
  expect(isStorageOwned()).toBe(false)
})

test('whoever comes back finds what was theirs', () => {
  const before = [{ ...local }, { ...session }]
  claimStorage('ada')
  expect([{ ...local }, { ...session }]).toEqual(before)
})

test('another person finds nothing', () => {
  claimStorage('bob')
  expect([{ ...local }, { ...session }]).toEqual([
    { token: 't', theme: 'dark', shortcuts: 'off', storageOwner: 'bob' },
    { storageOwner: 'bob' },
  ])
})

test('a tab that slept through the change of persons is cleared by itself', () => {
  local['storageOwner'] = 'bob'
  claimStorage('bob')
  expect({ ...session }).toEqual({ storageOwner: 'bob' })
})

test('what an older version left under other names goes, what is unnamed stays', () => {
  local = storageWith({ token: 't', 'shoppingTicks:bob': '{}', 'shoppingTicks:ada': '{}', lastSavedItems: '[1]' })
  vi.stubGlobal('localStorage', local)
  claimStorage('ada')
  expect({ ...local }).toEqual({
    token: 't',
    'shoppingTicks:ada': '{}',
    lastSavedItems: '[1]',
    storageOwner: 'ada',
  })
})

test('a browser without storage has nothing to forget', () => {
  vi.stubGlobal('localStorage', undefined)
  vi.stubGlobal('sessionStorage', undefined)
  expect(() => (claimStorage('ada'), clearPersonalData())).not.toThrow()
  expect(isStorageOwned()).toBe(false)
})
