interface Item {
  readonly start: number
  readonly firstQty: number
  readonly events: readonly { readonly day: number; readonly qty: number }[]
  readonly category: string
}

interface Asked extends Item {
  readonly stock: number
  readonly now: number
  readonly others: () => readonly Item[]
}

export function predict(item: Asked): { q10: number; q50: number; q90: number; p7: number; confidence: number }
