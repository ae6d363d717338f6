import { beforeEach, expect, test, vi } from 'vitest'
import { clearHouseholdData, isHouseholdSwitch } from './household-data.ts'
import { claimStorage, getDataOwner } from './personal-data.ts'

/** A storage like the browser's: what is stored are its own properties, what it can do is not. */
const methods = {
  getItem(this: Record<string, string>, key: string) {
    return this[key] ?? null
  },
  setItem(this: Record<string, string>, key: string, text: string) {
    this[key] = text
  },
  removeItem(this: Record<string, string>, key: string) {
    delete this[key]
  },
}
const storageWith = (entries: object): Record<string, string> => Object.assign(Object.create(methods), entries)

let local: Record<string, string>
let session: Record<string, string>
beforeEach(() => {
  local = storageWith({
    theme: 'dark',
    token: 't',
    'shoppingTicks:ada': '{}',
    'household:ada': '{}',
    lastSavedItems: '[1]',
  })
  session = storageWith({ addedProducts: '[]', quickAddDraft: 'milk' })
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('sessionStorage', session)
  claimStorage({ username: 'ada' })
})

test('a switch leaves the settings of the device and who is signed in', () => {
  clearHouseholdData('ada', 7)
  expect({ ...local }).toEqual({ theme: 'dark', token: 't', 'householdMark:ada': ' 7', 'offlineStore:ada': '7 t' })
  expect({ ...session }).toEqual({ storageOwner: 'ada' })
})

test('what the history holds belongs to a person in a household, once they have switched', () => {
  expect(getDataOwner()).toBe('ada')
  clearHouseholdData('ada', 7)
  claimStorage({ username: 'ada' })
  expect(getDataOwner()).toBe('ada 7')
  clearHouseholdData('ada', 8)
  claimStorage({ username: 'ada' })
  expect(getDataOwner()).toBe('ada 8')
})

const event = (key: string, newValue: string | null) => ({ key, newValue }) as StorageEvent

test('other tabs hear of a switch of the same person, and not of a log-out', () => {
  expect(isHouseholdSwitch(event('householdMark:ada', ' 7'), 'ada')).toBe(true)
  expect(isHouseholdSwitch(event('householdMark:ada', null), 'ada')).toBe(false)
  expect(isHouseholdSwitch(event('householdMark:bob', ' 7'), 'ada')).toBe(false)
})
