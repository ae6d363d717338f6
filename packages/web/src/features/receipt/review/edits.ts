import { type Item } from '@larder/contract/item'
import { type ReceiptResults } from '@larder/contract/receipt'
import { guessReceiptCategory } from '@larder/contract/rules'
import { amountInUnitOf } from '@larder/contract/values/units'
import { number_format } from '../../../ui/form/number-format.ts'
import { type Draft, type DraftField, draftsOf, type Origin } from './draft.ts'
import { factsOf, isContinued, joinFacts, type ReceiptFacts } from './facts.ts'

export type Drafts = readonly Draft[]

/**
 * The cards with those of one more photo behind them: a long receipt takes two. A photo that is read again replaces
 * what was read from it before.
 */
export function withRead(
  drafts: Drafts,
  results: ReceiptResults,
  items: ReadonlyMap<number, Item>,
  origin: Omit<Origin, 'receipt'>,
): Drafts {
  const kept = drafts.filter(({ photo }) => photo === null || photo !== origin.photo)
  const [before, after] = [kept.at(-1)?.receipt, factsOf(results)]
  if (before === undefined || !isContinued(before, after)) {
    return [...kept, ...draftsOf(results, items, { ...origin, receipt: after })]
  }
  const receipt = joinFacts(before, after)
  const joined = kept.map((draft) => (draft.receipt === before ? { ...draft, receipt } : draft))
  return [...joined, ...draftsOf(results, items, { ...origin, receipt })]
}

/** The cards with one of them changed. */
export function change(drafts: Drafts, key: string, changed: (draft: Draft) => Partial<Draft>): Drafts {
  return drafts.map((draft) => (draft.key === key ? { ...draft, ...changed(draft) } : draft))
}

/** One field typed anew; the category follows the name for as long as nobody chose another one. */
export function withValue(draft: Draft, name: DraftField, value: string): Partial<Draft> {
  const { [name]: _settled, ...complaints } = draft.complaints
  const values = { ...draft.values, [name]: value }
  const isGuessed = draft.values.category === guessReceiptCategory(draft.values.item_name)
  if (name === 'item_name' && isGuessed) values.category = guessReceiptCategory(value)
  return { values, complaints, failure: null }
}

/** More of the known item, or a new one; what was typed for the other stays. */
export function withJoin(draft: Draft, is_joined: boolean): Partial<Draft> {
  const { values, known } = draft
  const settled = { is_joined, complaints: {}, failure: null }
  if (!is_joined || !known || values.quantity_added !== '') return settled
  const quantity = number_format.read(values.quantity, values.unit_of_measure)
  if (quantity === null || Number.isNaN(quantity)) return settled
  const amount = amountInUnitOf(known, quantity, values.unit_of_measure)
  return { ...settled, values: { ...values, quantity_added: number_format.write(amount, known.unit_of_measure) } }
}

/** Puts a removed card back where it was. */
export function withReturned(drafts: Drafts, draft: Draft, index: number): Drafts {
  return drafts.some(({ key }) => key === draft.key) ? drafts : drafts.toSpliced(index, 0, draft)
}

/** What stays after saving: everything that is not saved, ready for another try. */
export function unsavedOf(drafts: Drafts): Drafts {
  return drafts.filter(({ state }) => state !== 'saved').map((draft) => ({ ...draft, state: 'open' as const }))
}

/** The cards as text can hold them: a photo is lost with its page. */
export function withoutPhotos(drafts: Drafts): Drafts {
  return unsavedOf(drafts).map((draft) => ({ ...draft, photo: null }))
}

/** Reads such cards back; those of one receipt share it again. */
export function readDrafts(given: unknown): Drafts {
  if (!Array.isArray(given)) return []
  const receipts = new Map<string, ReceiptFacts>()
  return (given as Drafts).map((draft) => {
    const text = JSON.stringify(draft.receipt)
    const receipt = receipts.get(text) ?? draft.receipt
    receipts.set(text, receipt)
    return { ...draft, receipt }
  })
}
