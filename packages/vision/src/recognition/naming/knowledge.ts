/** An item of the household, as far as a photo can show it. */
export interface KnownItem {
  readonly item_id: number
  readonly item_name: string
  readonly brand: string | null
  readonly category: string | null
  readonly barcodes: readonly string[]
  /** Other names it goes by: what receipts called it, what was read on crops that were confirmed. */
  readonly aliases: readonly string[]
}

/** A product from the imported catalogue or a look-up, a candidate for the words or the code that led to it. */
export interface KnownProduct {
  readonly product_name: string
  readonly brand: string | null
  readonly category: string | null
  readonly barcode: string | null
}

/** A piece of an earlier photo that the household confirmed. */
export interface KnownCrop {
  readonly item_id: number
  readonly embedding: Float32Array
  /** When it was confirmed; the pieces of one photo have the same time. */
  readonly confirmed_at: number
}

/** What the household and its server know, put together for one photo. */
export interface Knowledge {
  readonly items: readonly KnownItem[]
  readonly products: readonly KnownProduct[]
  readonly crops: readonly KnownCrop[]
}
