import { shopping_messages as words } from '@larder/contract/messages/shopping/shopping-messages'
import MoreVertRounded from '@mui/icons-material/MoreVertRounded'
import IconButton from '@mui/material/IconButton'
import { Suspense, useState } from 'react'
import { type ListLine } from '../../../shared/shopping-list/list-line.ts'
import { lazyWithPreload } from '../../../ui/lazy/lazy-with-preload.tsx'
import css from './LineMenu.module.css'

const LineMenuList = lazyWithPreload(async () => (await import('./LineMenuList.tsx')).LineMenuList)

/** The way to everything that is done with a line now and then. A server without entries knows of none of it. */
export function LineMenu({ line }: { line: ListLine }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [open, setOpen] = useState(false)
  if (!line.is_kept) return null
  return (
    <>
      <IconButton
        aria-label={words.more(line.item_name)}
        aria-haspopup="menu"
        aria-expanded={open}
        className={`screen-only ${css.button}`}
        onClick={(event) => {
          setAnchor(event.currentTarget)
          setOpen(true)
        }}
      >
        <MoreVertRounded />
      </IconButton>
      <Suspense>{anchor && <LineMenuList {...{ line, anchor, open }} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
