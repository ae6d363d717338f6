import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { claimStorage, clearPersonalData, getDataOwner, isKeptForOwner, keepForOwner } from './personal-data.ts'

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
const contents = () => [{ ...local }, { ...session }]
const settings = { theme: 'dark', shortcuts: 'off' }
beforeEach(() => {
  local = storageWith({ ...settings, token: 't', 'shoppingTicks:ada': '{}', lastSavedItems: '[1]' })
  session = storageWith({ addedProducts: '[]', quickAddDraft: 'milk' })
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('sessionStorage', session)
  claimStorage({ username: 'ada' })
})
afterEach(() => {
  clearPersonalData()
  vi.unstubAllGlobals()
})

test('while somebody is signed in the shared storage has only the keys of the specification and theirs', () => {
  expect(Object.keys(local)).toEqual([
    'theme',
    'shortcuts',
    'token',
    'shoppingTicks:ada',
    'lastSavedItems',
    'offlineStore:ada',
  ])
  expect(getDataOwner()).toBe('ada')
})

test('a log-out leaves the settings of the device and nothing else', () => {
  clearPersonalData()
  expect(contents()).toEqual([settings, {}])
  expect([isKeptForOwner(), getDataOwner()]).toEqual([false, null])
})

test('whoever comes back finds what was theirs', () => {
  const before = contents()
  keepForOwner()
  expect(isKeptForOwner()).toBe(true)
  claimStorage({ username: 'ada' })
  expect(contents()).toEqual(before)
  expect(isKeptForOwner()).toBe(false)
})

test('another person finds nothing', () => {
  keepForOwner()
  claimStorage({ username: 'bob' })
  expect(contents()).toEqual([{ ...settings, token: 't', 'offlineStore:bob': '0 t' }, { storageOwner: 'bob' }])
})

test('a tab that slept through the change of persons is cleared by itself', () => {
  claimStorage({ username: 'bob' })
  session = storageWith({ storageOwner: 'ada', quickAddDraft: 'milk' })
  vi.stubGlobal('sessionStorage', session)
  claimStorage({ username: 'bob' })
  expect({ ...session }).toEqual({ storageOwner: 'bob' })
})

test('where nobody knows whose session ended, only what carries a name comes back', () => {
  clearPersonalData()
  Object.assign(local, { 'shoppingTicks:ada': '{}', 'shoppingTicks:bob': '{}', lastSavedItems: '[1]' })
  keepForOwner()
  claimStorage({ username: 'ada' })
  expect({ ...local }).toEqual({ ...settings, 'shoppingTicks:ada': '{}', 'offlineStore:ada': '0 t' })
})

test('a browser without storage has nothing to forget', () => {
  vi.stubGlobal('localStorage', undefined)
  vi.stubGlobal('sessionStorage', undefined)
  expect(() => (claimStorage({ username: 'ada' }), keepForOwner(), clearPersonalData())).not.toThrow()
  expect(isKeptForOwner()).toBe(false)
})
