import { useState } from 'react'
import { type Drafts } from './edits.ts'
import { type ReceiptFacts } from './facts.ts'

/** Receipts that were added before: nothing of them is saved again until somebody says so. */
export function useRepeated(receipts: readonly ReceiptFacts[]) {
  const [accepted, setAccepted] = useState<ReadonlySet<string>>(new Set())
  const [asked, setAsked] = useState<{ readonly save: () => void } | null>(null)
  const isRepeated = ({ receipt_id, added_on }: ReceiptFacts): boolean =>
    receipt_id != null && added_on != null && !accepted.has(receipt_id)
  return {
    /** The one that is asked about; null where there is none. */
    receipt: receipts.find(isRepeated) ?? null,
    is_asking: asked !== null,
    /** Saves at once, or asks first. */
    ask: (drafts: Drafts, save: () => void): void => {
      if (drafts.some(({ receipt }) => isRepeated(receipt))) setAsked({ save })
      else save()
    },
    addAnyway: (): void => {
      setAccepted(new Set([...accepted, ...receipts.flatMap(({ receipt_id }) => receipt_id ?? [])]))
      setAsked(null)
      asked?.save()
    },
    cancel: () => setAsked(null),
  }
}

export type Repeated = ReturnType<typeof useRepeated>
