import type { Box } from '@larder/contract/recognition'

/** What a named product rests on. */
export type Signal = 'barcode' | 'text' | 'catalogue' | 'crop' | 'lexicon' | 'kind' | 'none'

export interface Candidate {
  readonly product_name: string
  readonly brand: string | null
  readonly category: string | null
  readonly item_id: number | null
}

/** One product of the answer: equal things are one with several boxes. */
export interface NamedProduct extends Candidate {
  readonly signal: Signal
  /** The chance that the name is right, as measured on photos like it. */
  readonly confidence: number
  readonly barcode: string | null
  readonly read_text: string | null
  readonly suggestions: readonly Candidate[]
  readonly boxes: readonly Box[]
  /** Which of the photo's things these are, in the order of Sight.things. */
  readonly things: readonly number[]
  readonly count: number
  readonly row: number
  readonly column_start: number
  readonly column_end: number
}

export interface NamedPhoto {
  readonly products: readonly NamedProduct[]
  readonly shelf_utilization: number
}
