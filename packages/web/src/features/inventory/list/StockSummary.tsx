import { type PaletteName } from '@larder/contract/constants'
import { list_messages } from '@larder/contract/messages/inventory/list-messages'
import { formatQuantity } from '@larder/contract/values/numbers'
import look from '../../../ui/graphics/tint.module.css'
import text from '../../../ui/text.module.css'
import { type Concern, concerns } from '../filter/concerns.ts'
import css from './StockSummary.module.css'

const tones: Readonly<Record<Concern, PaletteName>> = {
  low: 'warning',
  expiring: 'warning',
  expired: 'error',
  running_out: 'info',
}

interface StockSummaryProps {
  counts: Readonly<Record<Concern, number>> | undefined
  shown: Concern | ''
  onShow: (concern: Concern | '') => void
}

/** Counts of the items that need attention; each one filters the list, and pressed again shows everything. */
export function StockSummary({ counts, shown, onShow }: StockSummaryProps) {
  const shown_concerns = concerns.filter((concern) => concern === shown || (counts?.[concern] ?? 0) > 0)
  return (
    <section aria-label={list_messages.summaryLabel} className={css.summary}>
      {counts && shown_concerns.length === 0 && (
        <p className={`${text.body2} ${text.quiet}`}>{list_messages.allWell}</p>
      )}
      {shown_concerns.map((concern) => (
        <button
          key={concern}
          type="button"
          className={`${text.subtitle2} ${look.tint} ${css.concern}`}
          data-tone={tones[concern]}
          aria-pressed={concern === shown}
          onClick={() => onShow(concern === shown ? '' : concern)}
        >
          {list_messages.summary[concern](formatQuantity(counts?.[concern] ?? 0))}
        </button>
      ))}
    </section>
  )
}
