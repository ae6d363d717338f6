import { type PaletteName } from '@larder/contract/constants'
import { type ReactNode } from 'react'
import text from '../../../ui/text.module.css'
import css from './Facts.module.css'

/** Quiet facts in a row, told apart by a dot; paper needs none of them. */
export function Facts({ children }: { children: ReactNode }) {
  return <div className={`screen-only ${text.caption} ${text.quiet} ${css.facts}`}>{children}</div>
}

interface FactProps {
  /** A colour, where that means something. */
  tone?: PaletteName
  is_strong?: boolean
  /** Words of the sentence that only those who listen need. */
  omitted?: string
  children: string
}

/** One of them. */
export function Fact({ tone, is_strong = false, omitted, children }: FactProps) {
  const [before = '', after] = omitted === undefined ? [children] : children.split(omitted)
  const look = [css.fact, is_strong ? css.strong : '', before === '' ? css.shortened : ''].join(' ')
  return (
    <span className={look} style={tone && { color: `var(--mui-palette-${tone}-main)` }}>
      {before}
      {after !== undefined && <span className={css.omitted}>{omitted}</span>}
      {after}
    </span>
  )
}
