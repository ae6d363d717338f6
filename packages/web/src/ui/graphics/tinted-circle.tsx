import { type PaletteName } from '@larder/contract/constants'
import { type ReactNode } from 'react'
import look from './tint.module.css'
import css from './tinted-circle.module.css'

/** A picture or initials in a tinted circle; it says nothing that the words beside it do not. `size` is for text of 16 px. */
export function TintedCircle({ tone, size, children }: { tone: PaletteName; size: number; children: ReactNode }) {
  const side = `${size / 16}rem`
  return (
    <div aria-hidden className={`${look.tint} ${css.circle}`} data-tone={tone} style={{ width: side, height: side }}>
      {children}
    </div>
  )
}
