import { quantity_limits } from '@larder/contract/constants'
import { createRandomKey } from '../../../api/client/idempotency.ts'
import { number_format } from '../../../ui/form/number-format.ts'
import { type Draft, type DraftValues } from './draft.ts'
import { roundCents } from './facts.ts'

/** A line as it is counted: how many, and what one of them is printed at. */
interface Counted {
  readonly draft: Draft
  readonly quantity: number
  readonly each: number
  /** How far rounding to the cent may take the price of one. */
  readonly tolerance: number
}

function countOf(draft: Draft): Counted | null {
  const { values, read_price, discount, printed, is_unread } = draft
  const quantity = number_format.read(values.quantity, values.unit_of_measure)
  if (is_unread || printed === null || read_price === null || quantity === null || !(quantity > 0)) return null
  const each = (read_price + (discount ?? 0)) / quantity
  return { draft, quantity, each, tolerance: 0.005 / quantity }
}

const own_values: readonly string[] = [
  'item_name',
  'quantity',
  'price',
  'quantity_added',
] satisfies (keyof DraftValues)[]
const foldPrint = ({ printed }: Draft) => printed?.printed_name.replace(/\s+/g, ' ').trim().toUpperCase()

/** True where two lines say the same of the same thing, but for how much of it. */
function isEqual(one: Counted, other: Counted): boolean {
  const [a, b] = [one.draft, other.draft]
  if (foldPrint(a) !== foldPrint(b) || Math.abs(one.each - other.each) > one.tolerance + other.tolerance) return false
  if (a.known !== b.known || a.is_joined !== b.is_joined) return false
  const names = Object.keys(a.values) as (keyof DraftValues)[]
  return names.every((name) => own_values.includes(name) || a.values[name] === b.values[name])
}

const addUp = (amounts: readonly number[]): number =>
  Number(amounts.reduce((sum, amount) => sum + amount, 0).toFixed(quantity_limits.decimals))

function addAdded(parts: readonly Draft[], unit: string | null | undefined): string {
  const amounts = parts.map(({ values }) => number_format.read(values.quantity_added, unit))
  const known = amounts.filter((amount): amount is number => amount !== null)
  return known.length < parts.length ? '' : number_format.write(addUp(known), unit)
}

/** One card for equal lines, with their quantities and prices summed up. */
function mergeLines(counted: readonly Counted[], first: Draft): Draft {
  const parts = counted.map(({ draft }) => draft)
  const unit = first.values.unit_of_measure
  const price = roundCents(addUp(parts.map(({ read_price }) => read_price ?? 0)))
  const discount = roundCents(addUp(parts.map((part) => part.discount ?? 0)))
  const printed = parts.map((part) => part.printed?.printed_quantity ?? null)
  return {
    ...first,
    key: createRandomKey(),
    values: {
      ...first.values,
      quantity: number_format.write(addUp(counted.map(({ quantity }) => quantity)), unit),
      price: number_format.write(price),
      quantity_added: addAdded(parts, first.known?.unit_of_measure),
    },
    printed: first.printed && {
      ...first.printed,
      printed_quantity: printed.includes(null) ? null : addUp(printed.map(Number)),
    },
    read_price: price,
    discount: discount > 0 ? discount : null,
    is_uncertain: parts.some(({ is_uncertain }) => is_uncertain),
    parts,
  }
}

/** The cards of a receipt with equal lines as one, at the place of the first: six yoghurts are one thing to look at. */
export function mergeEqual(drafts: readonly Draft[]): Draft[] {
  const groups: { readonly first: Draft; readonly counted: Counted[] }[] = []
  for (const draft of drafts) {
    const counted = countOf(draft)
    const group = counted && groups.find(({ counted: [one] }) => one !== undefined && isEqual(one, counted))
    if (group && counted) group.counted.push(counted)
    else groups.push({ first: draft, counted: counted ? [counted] : [] })
  }
  return groups.map(({ first, counted }) => (counted.length > 1 ? mergeLines(counted, first) : first))
}

/** The lines behind a card as cards again: what was typed stays, each has its own quantity and price. */
export function splitParts({ parts, values, receipt, photo, is_joined, is_open }: Draft): Draft[] {
  return parts.map((part, index) => ({
    ...part,
    receipt,
    photo,
    is_joined,
    is_open: is_open && index === 0,
    values: {
      ...values,
      quantity: part.values.quantity,
      price: part.values.price,
      quantity_added: part.values.quantity_added,
    },
  }))
}
