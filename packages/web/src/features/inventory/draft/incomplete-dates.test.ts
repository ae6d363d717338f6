import { createItemRequest } from '@larder/contract/item'
import { afterEach, expect, it, vi } from 'vitest'
import { withIncompleteDates } from './incomplete-dates.ts'

/** A page with these date fields; true for one that is half typed. */
function showFields(fields: Readonly<Record<string, boolean>>): void {
  class Input {
    readonly validity
    constructor(badInput: boolean) {
      this.validity = { badInput }
    }
  }
  vi.stubGlobal('HTMLInputElement', Input)
  vi.stubGlobal('document', {
    getElementById: (id: string) => {
      const badInput = fields[id.replace(/^field-/, '')]
      return badInput === undefined ? null : new Input(badInput)
    },
  })
}

afterEach(() => vi.unstubAllGlobals())

const milk = { item_name: 'Milk', category: 'Dairy', quantity: 1, unit_of_measure: 'l', purchase_date: null }

it('leaves whole days and empty fields as they are', () => {
  showFields({ purchase_date: false, expiry_date: false })
  expect(withIncompleteDates(milk)).toEqual(milk)
})

it('lets the schema complain about a day that is half typed, at its own field', () => {
  showFields({ purchase_date: true, expiry_date: false })
  const judged = createItemRequest.safeParse(withIncompleteDates(milk))
  expect(judged.error?.issues.map(({ path }) => path[0])).toEqual(['purchase_date'])
})

it('does not mind a form without such fields, and changes nothing it was given', () => {
  showFields({ expiry_date: true })
  expect(withIncompleteDates(milk)).toEqual({ ...milk, expiry_date: 'incomplete' })
  expect(milk).not.toHaveProperty('expiry_date')
})
