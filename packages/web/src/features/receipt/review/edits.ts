import { type Item } from '@larder/contract/item'
import { type ReceiptResults } from '@larder/contract/receipt'
import { amountInUnitOf, convertAmount } from '@larder/contract/values/units'
import { number_format } from '../../../ui/form/number-format.ts'
import { type Draft, type DraftField, draftsOf, type DraftValues, type Origin } from './draft.ts'
import { factsOf, isContinued, joinFacts, type ReceiptFacts } from './facts.ts'
import { mergeEqual, splitParts } from './merge.ts'

export type Drafts = readonly Draft[]

/** Rows are for receipts that would tire; so few cards can as well be open. */
const most_open = 2

function openFew(drafts: readonly Draft[]): Draft[] {
  return drafts.length > most_open ? [...drafts] : drafts.map((draft) => ({ ...draft, is_open: true }))
}

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
  const draftsFrom = (receipt: ReceiptFacts) => openFew(mergeEqual(draftsOf(results, items, { ...origin, receipt })))
  const kept = drafts.filter(({ photo }) => photo === null || photo !== origin.photo)
  const [before, after] = [kept.at(-1)?.receipt, factsOf(results)]
  if (before === undefined || !isContinued(before, after)) {
    return [...kept, ...draftsFrom(after)]
  }
  const receipt = joinFacts(before, after)
  const joined = kept.map((draft) => (draft.receipt === before ? { ...draft, receipt } : draft))
  return [...joined, ...draftsFrom(receipt)]
}

/** The cards with one of them changed. */
export function change(drafts: Drafts, key: string, changed: (draft: Draft) => Partial<Draft>): Drafts {
  return drafts.map((draft) => (draft.key === key ? { ...draft, ...changed(draft) } : draft))
}

/** The quantity in another unit, where that converts: 785 g are not 785 kg. */
function quantityIn({ quantity, unit_of_measure }: Draft['values'], unit: string): string {
  const after = convertAmount(number_format.read(quantity, unit_of_measure) ?? Number.NaN, unit_of_measure, unit)
  return after === null || Number.isNaN(after) ? quantity : number_format.write(after, unit)
}

/** One field typed anew; the quantity follows the unit. */
export function withValue(draft: Draft, name: DraftField, value: string): Partial<Draft> {
  const { [name]: _settled, ...complaints } = draft.complaints
  const values = { ...draft.values, [name]: value }
  if (name === 'unit_of_measure') values.quantity = quantityIn(draft.values, value)
  return {
    values,
    complaints,
    failure: null,
    is_expiry_suggested: draft.is_expiry_suggested && name !== 'expiry_date',
  }
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

/** Puts a removed card back where it was. */
export function withReturned(drafts: Drafts, draft: Draft, index: number): Drafts {
  return drafts.some(({ key }) => key === draft.key) ? drafts : drafts.toSpliced(index, 0, draft)
}

/** One card as the equal lines that it stands for. */
export function withSplit(drafts: Drafts, key: string): Drafts {
  return drafts.flatMap((draft) => (draft.key === key && draft.parts.length > 0 ? splitParts(draft) : [draft]))
}

/** The same category or place for every card that becomes a new item; an empty one leaves them as they are. */
export function withAll(drafts: Drafts, given: Pick<Draft['values'], 'category' | 'location'>): Drafts {
  const wanted = Object.entries(given).filter(([, value]) => value !== '')
  return drafts.map((draft) => {
    if (draft.is_joined || draft.state !== 'open') return draft
    const complaints = Object.fromEntries(
      Object.entries(draft.complaints).filter(([name]) => !given[name as 'category']),
    )
    return { ...draft, complaints, values: { ...draft.values, ...Object.fromEntries(wanted) } }
  })
}

/** Takes a split back, where none of the lines has left since. */
export function withMerged(drafts: Drafts, merged: Draft): Drafts {
  const keys = new Set(merged.parts.map(({ key }) => key))
  const index = drafts.findIndex(({ key }) => keys.has(key))
  const rest = drafts.filter(({ key }) => !keys.has(key))
  if (rest.length !== drafts.length - keys.size) return drafts
  return rest.toSpliced(index, 0, { ...merged, receipt: drafts[index]?.receipt ?? merged.receipt })
}

/** Category and place of cards as they were. */
export function withFiled(drafts: Drafts, before: Drafts): Drafts {
  const values = new Map(before.map((draft) => [draft.key, draft.values]))
  return drafts.map((draft) => {
    const { category, location } = values.get(draft.key) ?? draft.values
    return { ...draft, values: { ...draft.values, category, location } }
  })
}

/** The cards without those that are saved; what they cost is still part of their receipts' sums. */
export function withoutSaved(drafts: Drafts, isSaved: (draft: Draft) => boolean): Drafts {
  const receipts = new Map<ReceiptFacts, ReceiptFacts>()
  for (const { receipt, values } of drafts.filter(isSaved)) {
    const price = number_format.read(values.price) || 0
    const now = receipts.get(receipt) ?? receipt
    if (price !== 0) receipts.set(receipt, { ...now, saved_sum: (now.saved_sum ?? 0) + price })
  }
  const rest = drafts.filter((draft) => !isSaved(draft))
  return rest.map((draft) => {
    const receipt = receipts.get(draft.receipt)
    return receipt === undefined ? draft : { ...draft, receipt }
  })
}

/** What stays after saving: everything that is not saved, ready for another try. */
export function unsavedOf(drafts: Drafts): Drafts {
  const rest = withoutSaved(drafts, ({ state }) => state === 'saved')
  return rest.map((draft) => ({ ...draft, state: 'open' as const }))
}

/** The cards as text can hold them: a photo is lost with its page. */
export function withoutPhotos(drafts: Drafts): Drafts {
  return unsavedOf(drafts).map((draft) => {
    const parts = draft.parts.map((part) => ({ ...part, photo: null }))
    return { ...draft, photo: null, parts }
  })
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
