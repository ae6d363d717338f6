/** Section 9 of the specification: every limit, delay, threshold and choice list of the product. */

export const password = { min_length: 8, max_length: 200 } as const

/** Beyond the specification: the code by which a device that is logged in lets a new one in. */
export const device_code = { length: 8, lasts_minutes: 10, max_length: 40 } as const

/** Beyond the specification: on how many devices one person can be logged in; the one that was used longest ago goes. */
export const session_limit = 50

/** Beyond the specification: the household that a call is meant for: where the session shows another one by now, nothing is done. */
export const household_id_header = 'household-id'

export const storage_keys = {
  token: 'token',
  last_saved_items: 'lastSavedItems',
  force_inventory_refresh: 'forceInventoryRefresh',
} as const

export const layout = { drawer_width_px: 250, mobile_breakpoint: 'md' } as const

export const delays = {
  toast_ms: 6000,
  consumption_success_ms: 1500,
  receipt_item_pause_ms: 800,
  receipt_redirect_ms: 2000,
  barcode_busy_ms: 2000,
  session_retry_ms: 10_000,
} as const

export const text_limits = { name: 200, notes: 5000, url: 2000 } as const

/** How many addresses one person can save. */
export const address_limit = 100

/** How many items one household can have, where its operator says nothing else. */
export const item_limit = 20_000

export const quantity_limits = { max: 1_000_000_000, decimals: 3 } as const

/** How much one of a unit may be in another. */
export const unit_factor_limits = { min: 1e-6, max: 1e6 } as const

export const upload = {
  max_bytes: 5_242_880,
  /** Beyond the specification: what a small file may claim before it is decoded. */
  max_pixels: 50_000_000,
  types: ['image/jpeg', 'image/png', 'image/jpg'],
} as const

/** Beyond the specification: below these a line is worth a look, or could not be read; from the last on a known item is
 *  taken for the same. */
export const receipt_confidence = { uncertain_below: 0.8, unread_below: 0.5, sure_match: 0.9 } as const

export const receipt_defaults = { quantity: 1, unit: 'pcs', category: 'Other' } as const

export const barcode = {
  formats: ['EAN-13', 'EAN-8', 'UPC-A', 'UPC-E', 'Code 39', 'Code 128'],
  repeat_window_ms: 3000,
  scans_per_second: 10,
  vibration_ms: 100,
  beep_hz: 800,
  beep_ms: 300,
  patch_size: 'medium',
  half_sample: true,
  min_video: { width: 640, height: 480 },
  prefill_quantity: 1,
  prefill_unit: 'pcs',
} as const

export const camera = {
  facing_mode: 'environment',
  ideal: { width: 1280, height: 720 },
  photo_type: 'image/jpeg',
} as const

export const shopping = {
  default_days: 7,
  min_days: 1,
  max_days: 30,
  step_days: 1,
  marks: [3, 7, 14, 30],
  purchase_source: 'Shopping List',
  purchase_notes: 'Purchased from smart shopping list',
} as const

/**
 * Beyond the specification: an expiry date this near is "soon". The warning chip of cards and of the item screen, the
 * "expiring this week" count and filter of the list, and what is recommended after a product photo.
 */
export const expiring_soon_days = 7

/** Beyond the specification: an expiry date this near is worth a notice under the bell, which asks for more than a chip. */
export const expiring_notice_days = 3

/**
 * Beyond the specification: what the forecast sees used up within these days is "running out": the "running out this week"
 * count and filter of the list, and the notice under the bell.
 */
export const running_out_soon_days = 7

/** What will go off unused is told so many days ahead. */
export const waste_notice_days = 7

/** The colours of the depletion chips: of predictions, and of the shopping list. */
export const depletion_days = { prediction: { red: 3, amber: 7 }, shopping: { red: 2, amber: 5 } } as const

export const prediction_confidence = { high: 0.7, medium: 0.4 } as const

export const recognition_confidence = { very_high: 0.9, high: 0.7, medium: 0.5, low: 0.3 } as const

export const decimals = { average_daily_consumption: 2, usage_frequency: 1 } as const

export const consumption = {
  slider_step_threshold: 10,
  slider_step_above: 0.5,
  slider_step: 0.1,
  field_step: 0.1,
  button_step: 1,
} as const

export const history_page = 5

export const cart_badge_max = 99

export const minimum_batch_quantity = 1

export const receipt_categories = [
  'Produce',
  'Dairy',
  'Meat',
  'Seafood',
  'Bakery',
  'Pantry',
  'Frozen',
  'Beverages',
  'Snacks',
  'Household',
  'Personal Care',
  'Other',
] as const

export const batch_categories = [
  'Dairy',
  'Meat',
  'Produce',
  'Bakery',
  'Canned Goods',
  'Dry Goods',
  'Frozen Foods',
  'Beverages',
  'Snacks',
  'Condiments',
  'Household',
  'Personal Care',
  'Other',
] as const

export const item_form_categories = [
  'Dairy',
  'Meat',
  'Produce',
  'Grains',
  'Beverages',
  'Snacks',
  'Canned Goods',
  'Frozen Foods',
  'Baking',
  'Condiments',
  'Spices',
  'Hygiene',
  'Cleaning',
  'Pet Supplies',
  'Office Supplies',
  'Electronics',
] as const

/** What every household starts with: the three lists of the screens as one, in their order. */
export const default_categories: readonly string[] = [
  ...new Set([...item_form_categories, ...receipt_categories, ...batch_categories]),
]

/** Names of the three choice lists for one thing; the form's own stand first. */
export const category_doubles: readonly (readonly string[])[] = [
  ['Grains', 'Pantry', 'Dry Goods'],
  ['Frozen Foods', 'Frozen'],
]

/** How long a deleted item can be brought back. */
export const deleted_days = 30

export const receipt_units = ['pcs', 'kg', 'g', 'lb', 'oz', 'l', 'ml', 'gal', 'box', 'pack', 'bottle', 'can'] as const

export const batch_units = [
  { value: 'pcs', label: 'pcs (Pieces)' },
  { value: 'g', label: 'g' },
  { value: 'kg', label: 'kg' },
  { value: 'ml', label: 'ml' },
  { value: 'l', label: 'l' },
  { value: 'oz', label: 'oz' },
  { value: 'lb', label: 'lb' },
] as const

export type PaletteName = 'success' | 'info' | 'error' | 'warning' | 'primary' | 'secondary' | 'default'

export const category_colours: Readonly<Record<string, PaletteName>> = {
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
}
