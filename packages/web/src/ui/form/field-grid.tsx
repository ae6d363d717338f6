import { type ReactNode } from 'react'
import css from './form.module.css'

interface FieldGridProps {
  /** On a phone too: for fields that belong together and are short. */
  is_paired?: boolean
  children: ReactNode
}

/** Fields of a form: one below the other on a phone, two beside each other on a desk; `whole` takes the line. */
export function FieldGrid({ is_paired = false, children }: FieldGridProps) {
  return <div className={is_paired ? `${css.grid} ${css.paired}` : css.grid}>{children}</div>
}
