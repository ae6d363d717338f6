import { guessByWords } from '@larder/contract/guess-grocery-words'
import { type Item } from '@larder/contract/item'
import { guessReceiptCategory } from '@larder/contract/rules'
import { unitKey } from '@larder/contract/values/units'
import { findByName } from '../../../shared/quick-line/same-name.ts'
import { type Draft } from './draft.ts'
import { withValue, writeAmountIn } from './edits.ts'

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
export function withName(draft: Draft, item_name: string, items: readonly Item[]): Partial<Draft> {
  const typed = { ...draft, ...withValue(draft, 'item_name', item_name), is_renamed: true }
  const found = item_name.trim() === '' ? undefined : findByName(items, item_name)
  const joined = { ...typed, ...findJoin(typed, found) }
  if (draft.values.category !== draft.guessed_category) return joined
  const category = guessReceiptCategory(item_name, { filed: found?.category, known: guessByWords(item_name) })
  return { ...joined, guessed_category: category, values: { ...joined.values, category } }
}
