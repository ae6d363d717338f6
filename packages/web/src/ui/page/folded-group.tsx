import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded'
import { type ReactNode, useId } from 'react'
import text from '../text.module.css'
import { Fold } from './fold.tsx'
import row from './fold-row.module.css'
import css from './folded-group.module.css'
import panel from './panel.module.css'

interface FoldedGroupProps {
  title: string
  hint: string
  open: boolean
  onToggle: () => void
  /** Gets the id of the title, which names what is folded away. */
  children: (title_id: string) => ReactNode
}

/** What is not sure, counted in one row and out of the way until somebody wants it. */
export function FoldedGroup({ title, hint, open, onToggle, children }: FoldedGroupProps) {
  const id = useId()
  const title_id = `${id}-title`
  return (
    <div className={`${panel.panel} ${css.group}`}>
      <button
        type="button"
        className={row.row}
        aria-expanded={open}
        aria-controls={id}
        aria-labelledby={title_id}
        aria-describedby={`${id}-hint`}
        onClick={onToggle}
      >
        <span className={row.main}>
          <span id={title_id} className={text.subtitle2}>
            {title}
          </span>
          <span id={`${id}-hint`} className={`${text.caption} ${text.quiet}`}>
            {hint}
          </span>
        </span>
        <ExpandMoreRounded className={row.arrow ?? ''} fontSize="small" />
      </button>
      <Fold id={id} open={open}>
        <div className={css.content}>{children(title_id)}</div>
      </Fold>
    </div>
  )
}
