import { type ReactNode } from 'react'
import css from './fold.module.css'

interface FoldProps {
  id: string
  open: boolean
  /** Without motion: nobody touched anything. */
  is_still?: boolean
  children: ReactNode
}

/** Folds away what is not always wanted. */
export function Fold({ id, open, is_still = false, children }: FoldProps) {
  return (
    <div id={id} className={css.fold} data-open={open ? '' : undefined} data-still={is_still ? '' : undefined}>
      <div>{children}</div>
    </div>
  )
}
