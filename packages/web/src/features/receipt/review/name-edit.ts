import { type Item } from '@larder/contract/item'
import { guessReceiptCategory } from '@larder/contract/rules'
import { amountInUnitOf, unitKey } from '@larder/contract/values/units'
import { findByName } from '../../../shared/quick-line/same-name.ts'
import { number_format } from '../../../ui/form/number-format.ts'
import { type Draft, type DraftValues } from './draft.ts'
import { withValue } from './edits.ts'

/** What this phone knows of the things that a name may mean. */
export interface KnownThings {
  readonly items: readonly Item[]
  /** What the lexicon files a name under, once it is loaded. */
  readonly guessByWords: (name: string) => string | null
}

/** The amount of a card in the unit of an item; empty where only a person knows it. */
export function writeAmountIn(item: Item, { quantity, unit_of_measure }: DraftValues): string {
  const amount = number_format.read(quantity, unit_of_measure)
  if (amount === null || Number.isNaN(amount)) return ''
  return number_format.write(amountInUnitOf(item, amount, unit_of_measure), item.unit_of_measure)
}

/** More of the known item, or a new one, as a person says; what was typed for the other stays. */
export function withJoin(draft: Draft, is_joined: boolean): Partial<Draft> {
  const { values, known } = draft
  const settled = { is_joined, is_join_chosen: true, complaints: {}, failure: null }
  if (!is_joined || !known || values.quantity_added !== '') return settled
  const quantity_added = writeAmountIn(known, values)
  return { ...settled, values: { ...values, quantity_added } }
}

/** The item that a card of that name is, and whether it becomes more of it: what a person chose for that item stays. */
function findJoin({ known, is_joined, is_join_chosen, values }: Draft, found: Item | undefined) {
  if (found === undefined) return { known, is_joined: is_joined && is_join_chosen, is_join_chosen }
  const isSame = found.item_id === known?.item_id
  const isKept = isSame || unitKey(found.unit_of_measure ?? '') === unitKey(known?.unit_of_measure ?? '')
  const quantity_added = (isKept && values.quantity_added) || writeAmountIn(found, values)
  const isChosen = isSame && is_join_chosen
  return {
    known: found,
    is_joined: isChosen ? is_joined : quantity_added !== '',
    is_join_chosen: isChosen,
    values: { ...values, quantity_added },
  }
}

/**
 * A name typed anew: a thing that the household has is a purchase of it, and the category follows the name for as long as nobody
 * chose another one.
 */
export function withName(draft: Draft, item_name: string, { items, guessByWords }: KnownThings): Partial<Draft> {
  const typed = { ...draft, ...withValue(draft, 'item_name', item_name), is_renamed: true }
  const found = item_name.trim() === '' ? undefined : findByName(items, item_name)
  const joined = { ...typed, ...findJoin(typed, found) }
  if (draft.values.category !== draft.guessed_category) return joined
  const category = guessReceiptCategory(item_name, { filed: found?.category, known: guessByWords(item_name) })
  return { ...joined, guessed_category: category, values: { ...joined.values, category } }
}
