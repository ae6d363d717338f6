import { type PaletteName } from '@larder/contract/constants'
import css from './progress-line.module.css'

interface ProgressLineProps {
  label: string
  /** 0 to 1, or null where nobody knows how long it takes. */
  share: number | null
  tone?: PaletteName
}

/** How far something is, or how sure, as a line. */
export function ProgressLine({ label, share, tone = 'primary' }: ProgressLineProps) {
  const value = share === null ? {} : { value: Math.round(share * 100) }
  return <progress aria-label={label} max={100} {...value} className={css.line} data-tone={tone} />
}
