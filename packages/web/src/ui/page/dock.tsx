import { type ReactNode } from 'react'
import { useReservedBottom } from './action-bar.tsx'
import css from './dock.module.css'

interface DockProps {
  /** A line to type into, above the buttons. */
  line?: ReactNode
  children: ReactNode
}

/** The lower edge of a phone's screen: what is typed and pressed most, each button with its icon above its words. */
export function Dock({ line, children }: DockProps) {
  useReservedBottom(line ? 120 : 68)
  return (
    <div className={`screen-only ${css.dock}`}>
      {line && <div className={css.line}>{line}</div>}
      <div className={css.cells}>{children}</div>
    </div>
  )
}
