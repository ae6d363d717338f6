import DeleteSweepRounded from '@mui/icons-material/DeleteSweepRounded'
import { throw_away_messages as words } from '@larder/contract/messages/inventory/throw-away-messages'
import Button from '@mui/material/Button'
import { Suspense, useState } from 'react'
import { useLoadFirst } from '../../ui/lazy/use-load-first.ts'
import { LazyThrowAwayDialog } from './lazy-throw-away.ts'
import { type ThrownItem } from './thrown-away.ts'

/** The way to throwing some of an item away. */
export function ThrowAwayButton({ item }: { item: ThrownItem }) {
  const [opening, setOpening] = useState(0)
  const [open, setOpen] = useState(false)
  const loadFirst = useLoadFirst(LazyThrowAwayDialog)
  return (
    <>
      <Button
        color="inherit"
        startIcon={<DeleteSweepRounded />}
        onClick={() =>
          loadFirst(() => {
            setOpening(opening + 1)
            setOpen(true)
          })
        }
      >
        {words.action}
      </Button>
      <Suspense>
        {opening > 0 && <LazyThrowAwayDialog key={opening} item={item} open={open} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
