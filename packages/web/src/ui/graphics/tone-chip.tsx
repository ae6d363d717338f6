import { type PaletteName } from '@larder/contract/constants'
import { type ComponentProps } from 'react'
import text from '../text.module.css'
import look from './tint.module.css'
import css from './tone-chip.module.css'

/** How a chip looks, for what is one and a link too; its colour is the tone in `data-tone`. */
export const chip_look = `${text.caption} ${look.tint} ${css.chip}`

interface ToneChipProps extends Omit<ComponentProps<'span'>, 'children'> {
  tone: PaletteName
  label: string
  size?: 'small' | 'medium'
}

/** A small word in a tinted pill: colour hints, the word says it. */
export function ToneChip({ tone, label, size = 'small', className = '', ...props }: ToneChipProps) {
  const medium = size === 'medium' ? css.medium : ''
  return (
    <span {...props} className={`${chip_look} ${medium} ${className}`} data-tone={tone}>
      {label}
    </span>
  )
}
