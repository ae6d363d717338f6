import { type ReactNode } from 'react'
import css from './steps.module.css'

interface StepsProps {
  labels: readonly string[]
  active: number
  /** What the active step is about, below its label; then the steps stand one below the other. */
  children?: ReactNode
}

/** The steps of a screen that leads through several, and which of them one is at. */
export function Steps({ labels, active, children }: StepsProps) {
  return (
    <ol className={children === undefined ? css.steps : `${css.steps} ${css.vertical}`}>
      {labels.map((label, index) => (
        <li key={label} data-done={index < active || undefined} aria-current={index === active ? 'step' : undefined}>
          <span className={css.number} aria-hidden>
            {index < active ? '✓' : index + 1}
          </span>
          <span className={css.label}>{label}</span>
          {index === active && children !== undefined && <div className={css.content}>{children}</div>}
        </li>
      ))}
    </ol>
  )
}
