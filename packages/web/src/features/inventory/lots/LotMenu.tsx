import MoreVertRounded from '@mui/icons-material/MoreVertRounded'
import IconButton from '@mui/material/IconButton'
import { type Lot } from '@larder/contract/lots'
import { Suspense, useState } from 'react'
import { lazyWithPreload } from '../../../ui/lazy/lazy-with-preload.tsx'
import { useLoadFirst } from '../../../ui/lazy/use-load-first.ts'
import { type LotAction } from './lot-actions.ts'

const LotMenuList = lazyWithPreload(async () => (await import('./LotMenuList.tsx')).LotMenuList)

interface LotMenuProps {
  lot: Lot
  label: string
  onChoose: (action: LotAction) => void
}

/** The way to everything that can be done with a batch beside using it. */
export function LotMenu({ lot, label, onChoose }: LotMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [open, setOpen] = useState(false)
  const loadFirst = useLoadFirst(LotMenuList)
  return (
    <>
      <IconButton
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        sx={{ flex: 'none', width: 44, height: 44 }}
        onClick={({ currentTarget }) =>
          loadFirst(() => {
            setAnchor(currentTarget)
            setOpen(true)
          })
        }
      >
        <MoreVertRounded />
      </IconButton>
      <Suspense>
        {anchor && (
          <LotMenuList
            {...{ lot, label, anchor, open }}
            onClose={() => setOpen(false)}
            onChoose={(action) => {
              setOpen(false)
              onChoose(action)
            }}
          />
        )}
      </Suspense>
    </>
  )
}
