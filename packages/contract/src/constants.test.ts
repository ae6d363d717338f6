import { expect, it } from 'vitest'
import * as constants from './constants.ts'

// Section 9 and the choice lists of section 3, typed by hand from the specification.

it.each<[string, unknown, unknown]>([
  ['minimum password length', constants.password.min_length, 8],
  ['token key', constants.storage_keys.token, 'token'],
  ['last saved items key', constants.storage_keys.last_saved_items, 'lastSavedItems'],
  ['forced refresh key', constants.storage_keys.force_inventory_refresh, 'forceInventoryRefresh'],
  ['drawer width', constants.layout.drawer_width_px, 250],
  ['mobile breakpoint', constants.layout.mobile_breakpoint, 'md'],
  ['toast', constants.delays.toast_ms, 6000],
  ['consumption success', constants.delays.consumption_success_ms, 1500],
  ['pause between receipt items', constants.delays.receipt_item_pause_ms, 800],
  ['redirect after a receipt', constants.delays.receipt_redirect_ms, 2000],
  ['barcode busy lock', constants.delays.barcode_busy_ms, 2000],
  ['image limit', constants.upload.max_bytes, 5242880],
  ['image types', constants.upload.types, ['image/jpeg', 'image/png', 'image/jpg']],
  ['receipt item defaults', constants.receipt_defaults, { quantity: 1, unit: 'pcs', category: 'Other' }],
  ['barcode formats', constants.barcode.formats, ['EAN-13', 'EAN-8', 'UPC-A', 'UPC-E', 'Code 39', 'Code 128']],
  ['repeat window', constants.barcode.repeat_window_ms, 3000],
  ['scans a second', constants.barcode.scans_per_second, 10],
  ['vibration', constants.barcode.vibration_ms, 100],
  ['beep pitch', constants.barcode.beep_hz, 800],
  ['beep length', constants.barcode.beep_ms, 300],
  ['patch size', constants.barcode.patch_size, 'medium'],
  ['half-sampling', constants.barcode.half_sample, true],
  ['smallest video', constants.barcode.min_video, { width: 640, height: 480 }],
  ['camera', constants.camera.facing_mode, 'environment'],
  ['camera size', constants.camera.ideal, { width: 1280, height: 720 }],
  ['prefill unit', constants.barcode.prefill_unit, 'pcs'],
  ['shopping days', constants.shopping.default_days, 7],
  ['slider from', constants.shopping.min_days, 1],
  ['slider to', constants.shopping.max_days, 30],
  ['slider step', constants.shopping.step_days, 1],
  ['slider marks', constants.shopping.marks, [3, 7, 14, 30]],
  ['purchase source', constants.shopping.purchase_source, 'Shopping List'],
  ['purchase note', constants.shopping.purchase_notes, 'Purchased from smart shopping list'],
  ['history entries', constants.history_page, 5],
  ['cart badge', constants.cart_badge_max, 99],
])('%s', (_name, value, expected) => {
  expect(value).toEqual(expected)
})

const listed = (text: string): string[] => text.split(', ')

it('offers the choice lists of section 3', () => {
  expect(constants.receipt_categories).toEqual(
    listed('Produce, Dairy, Meat, Seafood, Bakery, Pantry, Frozen, Beverages, Snacks, Household, Personal Care, Other'),
  )
  expect(constants.batch_categories).toEqual(
    listed(
      'Dairy, Meat, Produce, Bakery, Canned Goods, Dry Goods, Frozen Foods, Beverages, Snacks, Condiments, Household, Personal Care, Other',
    ),
  )
  expect(constants.item_form_categories).toEqual(
    listed(
      'Dairy, Meat, Produce, Grains, Beverages, Snacks, Canned Goods, Frozen Foods, Baking, Condiments, Spices, Hygiene, Cleaning, Pet Supplies, Office Supplies, Electronics',
    ),
  )
  expect(constants.receipt_units).toEqual(listed('pcs, kg, g, lb, oz, l, ml, gal, box, pack, bottle, can'))
  expect(constants.batch_units.map((unit) => unit.label)).toEqual(listed('pcs (Pieces), g, kg, ml, l, oz, lb'))
})

it('starts a household with every category once', () => {
  const lower = constants.default_categories.map((category) => category.toLowerCase())
  expect(new Set(lower).size).toBe(lower.length)
  expect(constants.default_categories).toEqual(expect.arrayContaining([...constants.batch_categories]))
})

it('colours the category chips as section 9 says', () => {
  expect(constants.category_colours).toEqual({
    Produce: 'success',
    Dairy: 'info',
    Meat: 'error',
    Seafood: 'info',
    Bakery: 'warning',
    Pantry: 'secondary',
    Frozen: 'primary',
    Beverages: 'info',
    Snacks: 'warning',
    Household: 'default',
    'Personal Care': 'secondary',
  })
})
