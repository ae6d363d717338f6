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
  const known =
    share === null ? {} : { 'aria-valuenow': Math.round(share * 100), 'aria-valuemin': 0, 'aria-valuemax': 100 }
  return (
    <div role="progressbar" aria-label={label} {...known} className={css.track} data-tone={tone}>
      {share === null ? (
        <div className={`${css.bar} ${css.endless}`} />
      ) : (
        <div className={css.bar} style={{ transform: `scaleX(${share})` }} />
      )}
    </div>
  )
}
