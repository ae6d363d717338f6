import { type GroceryGuess } from '@larder/contract/calls/grocery-api'
import { quantity_limits, receipt_defaults } from '@larder/contract/constants'
import { formatDay } from '@larder/contract/values/days'
import { type Item } from '@larder/contract/item'
import { base_messages } from '@larder/contract/messages/base-messages'
import { field_labels } from '@larder/contract/messages/field-labels'
import { quick_add_messages } from '@larder/contract/messages/inventory/quick-add-messages'
import { formatAmount } from '@larder/contract/values/numbers'
import { guessItemCategory, guessReceiptCategory } from '@larder/contract/rules'
import { amountInUnitOf, convertAmount, isCountable, isMeasure, roundQuantity } from '@larder/contract/values/units'
import { findDecimalMark } from '../../ui/form/decimal-mark.ts'
import { fold } from '../../shared/quick-line/fold.ts'
import { findByName } from '../../shared/quick-line/same-name.ts'
import { readCommand } from './command.ts'
import { planUse } from './plan-use.ts'
import { type PlanContext, type QuickPlan, type QuickReading } from './quick-plan.ts'
import { type Understood, understand } from './understand.ts'

const used = (texts: readonly (string | null)[]): string[] => [
  ...new Map(texts.filter((text) => text !== null).map((text) => [fold(text), text])).values(),
]

const describeDay = (expiry_date: string | null): string | null =>
  expiry_date === null ? null : quick_add_messages.expires(formatDay(expiry_date))

/** How much of an item the line means, in its unit; null where only a person knows. */
function amountFor(item: Item, { quantity, unit_of_measure, each }: Understood): number | null {
  const wanted = quantity ?? receipt_defaults.quantity
  const unit = unit_of_measure ?? item.unit_of_measure ?? receipt_defaults.unit
  const own = item.unit_of_measure
  if (each === undefined || own === null) return amountInUnitOf(item, wanted, unit)
  // So many of a size: their number where packages are counted, else what they hold together.
  const count = isMeasure(unit) && unit_of_measure !== null ? wanted / each.size : wanted
  if (isCountable(own)) return roundQuantity(count)
  return convertAmount(count * each.size, each.unit, own) ?? amountInUnitOf(item, wanted, unit)
}

function moreOf(item: Item, understood: Understood, today: string): QuickPlan | null {
  const { expiry_date, location } = understood
  const hasLots = item.lot_count !== undefined
  const isElsewhere = location !== null && fold(location) !== fold(item.location ?? (hasLots ? '' : location))
  // Without lots, what has another date or place is another item: the two could not be told apart afterwards.
  if (!hasLots && (expiry_date !== null || isElsewhere)) return null
  // Nobody buys what is past its date.
  if (expiry_date !== null && expiry_date < today) return null
  const place = isElsewhere ? location : null
  const added = amountFor(item, understood)
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
  const { item_name, expiry_date, each } = understood
  const quantity = understood.quantity ?? receipt_defaults.quantity
  const unit_of_measure = understood.unit_of_measure ?? twin?.unit_of_measure ?? receipt_defaults.unit
  const location = understood.location ?? twin?.location ?? findUsedPlace(context.items, guess)
  const category =
    twin?.category ??
    context.categories.find((one) => one === guess?.better_category) ??
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
    ...(each ? { item_weight: each.size, item_weight_unit: each.unit } : {}),
  }
  const size = each ? quick_add_messages.each(formatAmount(each.size, each.unit)) : null
  const facts = [quick_add_messages.newItem, name, amount, size, category, location]
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

function planAdded(understood: Understood, context: PlanContext): QuickReading {
  const { items, today } = context
  if (understood.quantity !== null && understood.quantity > quantity_limits.max)
    return { plan: null, hint: base_messages.input.tooLarge(field_labels.quantity) }
  const twin = findByName(items, understood.item_name)
  const more = twin === undefined ? null : moreOf(twin, understood, today)
  if (more !== null && understood.quantity === 0)
    return { plan: null, hint: quick_add_messages.nothingMore(more.item_name) }
  const plan = more ?? newItem(understood, { twin }, context)
  return { plan, hint: null, ...(twin === undefined ? { fresh: understood } : {}) }
}

/**
 * What a line would do: use or throw away something that the household has; else add more of it, or a new item; nothing without
 * a name.
 */
export function readPlan(line: string, context: PlanContext): QuickReading {
  const { items, today, language } = context
  if (line.trim() === '') return nothing
  const vocabulary = {
    today,
    decimal_mark: findDecimalMark(language),
    locations: used(items.map(({ location }) => location)),
    units: used(items.map(({ unit_of_measure }) => unit_of_measure)),
  }
  const command = readCommand(line)
  const isName = command === null || findByName(items, line) !== undefined
  if (!isName && command.verb !== 'add') return planUse(command, vocabulary, context)
  const understood = understand(isName ? line : command.rest, vocabulary)
  return understood === null ? nothing : planAdded(understood, context)
}
