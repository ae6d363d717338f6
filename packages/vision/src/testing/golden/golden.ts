/** A box in fractions of the photo: x, y, width and height. */
type BoxNumbers = readonly number[]

export interface GoldenBox {
  readonly box: BoxNumbers
  readonly score: number
}

export interface GoldenLook {
  readonly kinds: readonly { readonly kind: string; readonly probability: number }[]
  /** As the database keeps it, a byte a number. */
  readonly embedding: string
}

export interface GoldenLine {
  readonly text: string
  readonly confidence: number
  readonly box: BoxNumbers
}

interface GoldenRow {
  readonly text: string
  readonly role: string
  readonly chance: number
  readonly tags: string
}

/** What the shipped models answer to inputs that are drawn by code. */
export interface Golden {
  readonly shelves: Readonly<
    Record<string, { readonly things: readonly GoldenBox[]; readonly looks: readonly GoldenLook[] }>
  >
  readonly receipt_lines: readonly GoldenLine[]
  readonly label_lines: readonly GoldenLine[]
  readonly rows: readonly GoldenRow[]
}
