import { findShownLot, type Lot } from '@larder/contract/lots'
import type { LotFacts } from './lot-change.ts'

type Editable = 'expiry_date' | 'purchase_date' | 'location'
export type EditableFacts = Partial<Pick<LotFacts, Editable>>
type EditedFields = { readonly [Name in Editable]?: LotFacts[Name] | undefined }

const editable = ['expiry_date', 'purchase_date', 'location'] as const

/** The facts of a lot among the fields of an item, as far as they are there. */
export function pickLotFacts(fields: EditedFields): EditableFacts {
  return Object.fromEntries(editable.filter((name) => fields[name] !== undefined).map((name) => [name, fields[name]]))
}

/**
 * What an edit of an item writes beside its own columns: the dates and the place are those of the lot it shows, or of all.
 * Another lot may be the one to show after that. Nothing where nothing of it concerns lots, or none is there.
 */
export function editLots(lots: readonly Lot[], fields: EditedFields, which: 'shown' | 'all' = 'shown') {
  const facts = pickLotFacts(fields)
  const shown = findShownLot(lots)
  if (shown === undefined || Object.keys(facts).length === 0) return {}
  const edited = lots.map((lot) => (which === 'all' || lot === shown ? { ...lot, ...facts } : lot))
  const { expiry_date, purchase_date, location } = findShownLot(edited) ?? shown
  return { lots: edited, expiry_date, purchase_date, location }
}
