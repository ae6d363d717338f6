import { type Item } from '@larder/contract/item'
import { type Lot } from '@larder/contract/lots'
import { type ReactNode, Suspense, useState } from 'react'
import { lazyWithPreload } from '../../../ui/lazy/lazy-with-preload.tsx'
import { useLoadFirst } from '../../../ui/lazy/use-load-first.ts'
import { type LotAction } from './lot-actions.ts'

const LotDialog = lazyWithPreload(async () => (await import('./LotDialog.tsx')).LotDialog)

interface Asked {
  lot: Lot
  action: LotAction
  /** Each opening begins afresh. */
  opening: number
}

interface LotDialogState {
  ask: (lot: Lot, action: LotAction) => void
  dialog: ReactNode
}

/** The one dialog about the batches of an item; it is fetched when somebody asks for it first. */
export function useLotDialog(item: Item): LotDialogState {
  const [asked, setAsked] = useState<Asked | null>(null)
  const [open, setOpen] = useState(false)
  const loadFirst = useLoadFirst(LotDialog)
  // What others did to it meanwhile; one that is used up is still there while its dialog closes.
  const current = asked && (item.lots?.find(({ lot_id }) => lot_id === asked.lot.lot_id) ?? asked.lot)
  return {
    ask: (lot, action) =>
      loadFirst(() => {
        setAsked((last) => ({ lot, action, opening: (last?.opening ?? 0) + 1 }))
        setOpen(true)
      }),
    dialog: asked && current && (
      <Suspense>
        <LotDialog
          key={asked.opening}
          action={asked.action}
          item={item}
          lot={current}
          open={open}
          onClose={() => setOpen(false)}
        />
      </Suspense>
    ),
  }
}
