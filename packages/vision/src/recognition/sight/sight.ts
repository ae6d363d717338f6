import type { Box } from '@larder/contract/recognition'
import type { BarcodeFormat } from '../../barcode/reading.ts'

/** Words as they stand in the photo. */
export interface SeenText {
  readonly text: string
  readonly confidence: number
  readonly box: Box
  /** What the same place said when it was read at other sizes. */
  readonly others: readonly string[]
}

export interface SeenCode {
  readonly barcode: string
  readonly format: BarcodeFormat
  readonly box: Box | null
}

/** A kind of produce or package as a person calls it, and the chance that it is that. */
export interface SeenKind {
  readonly kind: string
  readonly category: string | null
  readonly probability: number
}

/** One thing that may be a product: where it is, how sure the detector is, what kind it looks like, and what it looks like. */
export interface SeenThing {
  readonly box: Box
  readonly score: number
  /** Kinds of produce and packages with their chance, the likeliest first; empty where it is none of them. */
  readonly kinds: readonly SeenKind[]
  /** Unit length: the product with another is how alike they look. Empty where it was not looked at. */
  readonly embedding: Float32Array
}

/** All that a photo shows, before anybody says what it is: what the job answers, and what naming starts from. */
export interface Sight {
  readonly width: number
  readonly height: number
  readonly things: readonly SeenThing[]
  readonly texts: readonly SeenText[]
  readonly codes: readonly SeenCode[]
}
