import { type GroceryGuess } from '@larder/contract/calls/grocery-api'
import { quantity_limits, receipt_defaults } from '@larder/contract/constants'
import { formatDay } from '@larder/contract/values/days'
import { type Item } from '@larder/contract/item'
import { base_messages } from '@larder/contract/messages/base-messages'
import { field_labels } from '@larder/contract/messages/field-labels'
import { quick_add_messages } from '@larder/contract/messages/inventory/quick-add-messages'
import { formatAmount } from '@larder/contract/values/numbers'
import { guessItemCategory, guessReceiptCategory } from '@larder/contract/rules'
import { amountInUnitOf } from '@larder/contract/values/units'
import { type SaveRequest } from '../../api/save.ts'
import { findDecimalMark } from '../../ui/form/decimal-mark.ts'
import { fold } from '../../shared/quick-line/fold.ts'
import { type Understood, understand } from './understand.ts'

/** What Enter would do with a line, and the words that show it before. */
export interface QuickPlan {
  readonly request: SaveRequest
  readonly item_name: string
  readonly amount: string
  readonly facts: readonly string[]
}

/** The plan of a line, or why a line that names something comes to nothing. */
export interface QuickReading {
  readonly plan: QuickPlan | null
  readonly hint: string | null
  /** What the line says of a thing that the household does not have yet, so that its kind is worth a guess. */
  readonly fresh?: Understood
}

/** What a line is read against: the items, their categories, the day and the language. */
export interface PlanContext {
  readonly items: readonly Item[]
  readonly categories: readonly string[]
  readonly today: string
  /** Of the person, who types numbers as it writes them. */
  readonly language: string
}

const used = (texts: readonly (string | null)[]): string[] => [
  ...new Map(texts.filter((text) => text !== null).map((text) => [fold(text), text])).values(),
]

const describeDay = (expiry_date: string | null): string | null =>
  expiry_date === null ? null : quick_add_messages.expires(formatDay(expiry_date))

function moreOf(item: Item, understood: Understood, today: string): QuickPlan | null {
  const { quantity, unit_of_measure, expiry_date, location } = understood
  const hasLots = item.lot_count !== undefined
  const isElsewhere = location !== null && fold(location) !== fold(item.location ?? (hasLots ? '' : location))
  // Without lots, what has another date or place is another item: the two could not be told apart afterwards.
  if (!hasLots && (expiry_date !== null || isElsewhere)) return null
  // Nobody buys what is past its date.
  if (expiry_date !== null && expiry_date < today) return null
  const place = isElsewhere ? location : null
  const unit = unit_of_measure ?? item.unit_of_measure
  const added = amountInUnitOf(item, quantity ?? receipt_defaults.quantity, unit ?? receipt_defaults.unit)
  if (added === null) return null
  const after = formatAmount(Number((item.quantity + added).toFixed(quantity_limits.decimals)), item.unit_of_measure)
  const amount = formatAmount(added, item.unit_of_measure)
  return {
    request: {
      kind: 'purchase',
      item_id: item.item_id,
      body: {
        quantity_added: added,
        price: null,
        source: null,
        notes: null,
        ...(expiry_date === null ? {} : { expiry_date }),
        ...(place === null ? {} : { location: place }),
      },
    },
    item_name: item.item_name,
    amount,
    facts: [
      quick_add_messages.moreOf(item.item_name),
      amount,
      quick_add_messages.becomes(after),
      place,
      describeDay(expiry_date),
    ].filter((fact) => fact !== null),
  }
}

interface Likeness {
  readonly twin?: Item | undefined
  readonly guess?: GroceryGuess | null
}

function newItem(understood: Understood, { twin, guess = null }: Likeness, context: PlanContext): QuickPlan {
  const { item_name, expiry_date } = understood
  const quantity = understood.quantity ?? receipt_defaults.quantity
  const unit_of_measure = understood.unit_of_measure ?? twin?.unit_of_measure ?? receipt_defaults.unit
  const location = understood.location ?? twin?.location ?? findUsedPlace(context.items, guess)
  const category =
    twin?.category ??
    context.categories.find((one) => one === guess?.category) ??
    guessItemCategory(item_name, context.categories) ??
    guessReceiptCategory(item_name)
  const name = twin?.item_name ?? item_name
  const amount = formatAmount(quantity, unit_of_measure)
  const body = {
    item_name: name,
    quantity,
    unit_of_measure,
    category,
    location,
    expiry_date,
    brand: twin?.brand ?? null,
  }
  const facts = [quick_add_messages.newItem, name, amount, category, location]
  return {
    request: { kind: 'create', body },
    item_name: name,
    amount,
    // What is kept in the pantry may belong to a category of that name: it is said once.
    facts: [...new Set([...facts, describeDay(expiry_date)])].filter((fact) => fact !== null),
  }
}

/** The guessed place in the household's own spelling; a place that it does not use is not made up for it. */
function findUsedPlace(items: readonly Item[], guess: GroceryGuess | null): string | null {
  const wanted = guess?.storage_location
  if (!wanted) return null
  return items.find(({ location }) => location !== null && fold(location) === fold(wanted))?.location ?? null
}

/** The plan with what is known meanwhile of a thing of that name; what the line says stays. */
export function planWith(reading: QuickReading, guess: GroceryGuess | null, context: PlanContext): QuickPlan | null {
  return reading.fresh && guess ? newItem(reading.fresh, { guess }, context) : reading.plan
}

const nothing: QuickReading = { plan: null, hint: null }

/** What a line would add: more of what the household has under that name, else a new item; nothing without a name. */
export function readPlan(line: string, context: PlanContext): QuickReading {
  const { items, today, language } = context
  if (line.trim() === '') return nothing
  const vocabulary = {
    today,
    decimal_mark: findDecimalMark(language),
    locations: used(items.map(({ location }) => location)),
    units: used(items.map(({ unit_of_measure }) => unit_of_measure)),
  }
  const understood = understand(line, vocabulary)
  if (understood === null) return nothing
  if (understood.quantity !== null && understood.quantity > quantity_limits.max)
    return { plan: null, hint: base_messages.input.tooLarge(field_labels.quantity) }
  const twin = items.find(({ item_name }) => fold(item_name) === fold(understood.item_name))
  const more = twin === undefined ? null : moreOf(twin, understood, today)
  if (more !== null && understood.quantity === 0)
    return { plan: null, hint: quick_add_messages.nothingMore(more.item_name) }
  const plan = more ?? newItem(understood, { twin }, context)
  return { plan, hint: null, ...(twin === undefined ? { fresh: understood } : {}) }
}
