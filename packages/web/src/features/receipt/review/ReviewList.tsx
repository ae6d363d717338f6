import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded'
import { review_messages } from '@larder/contract/messages/review-messages'
import { useId, useRef, useState } from 'react'
import { Fold } from '../../../ui/page/fold.tsx'
import text from '../../../ui/text.module.css'
import { useFocusAfterLeaving } from '../../../ui/unsaved/focus-after-leaving.ts'
import { type CardActions } from './card/CardParts.tsx'
import { type FocusedPart, ReviewCard } from './card/ReviewCard.tsx'
import { type Draft } from './draft.ts'
import { type Drafts } from './edits.ts'
import css from './ReviewList.module.css'

interface ListProps {
  drafts: Drafts
  locked: boolean
  /** The card that takes the focus, and the part of it that does. */
  focused: { readonly key: string; readonly part: FocusedPart } | null
  actions: CardActions
}

const toCards = ({ drafts, locked, focused, actions }: ListProps) =>
  drafts.map((draft) => (
    <li key={draft.key} className={css.item}>
      <ReviewCard draft={draft} locked={locked} focus={draft.key === focused?.key ? focused.part : null} {...actions} />
    </li>
  ))

const needsLook = ({ complaints, failure }: Draft) => Object.keys(complaints).length > 0 || failure !== null

/** Lines of which too little could be read, out of the way until somebody wants them. */
function UnreadLines({ is_alone, ...props }: ListProps & { is_alone: boolean }) {
  const { drafts } = props
  const id = useId()
  const [chosen, setChosen] = useState<boolean | null>(null)
  const isShown = (chosen ?? is_alone) || drafts.some(needsLook)
  return (
    <div className={css.unread}>
      <button
        type="button"
        className={css.heading}
        aria-expanded={isShown}
        aria-controls={id}
        onClick={() => setChosen(!isShown)}
      >
        <span className={css.words}>
          <span className={text.subtitle2}>{review_messages.unreadLines(drafts.length)}</span>
          <span className={`${text.caption} ${text.quiet}`}>{review_messages.unreadHint(drafts.length)}</span>
        </span>
        <ExpandMoreRounded className={css.arrow} fontSize="small" />
      </button>
      <Fold id={id} open={isShown} is_still={is_alone}>
        <ul className={css.list} aria-label={review_messages.unreadLines(drafts.length)}>
          {toCards(props)}
        </ul>
      </Fold>
    </div>
  )
}

/** The lines of the receipts as rows, each of which opens to its card. */
export function ReviewList(props: ListProps) {
  const { drafts } = props
  const list = useRef<HTMLUListElement>(null)
  useFocusAfterLeaving(list, drafts.length)
  const rows = drafts.filter(({ is_unread }) => !is_unread)
  const unread = drafts.filter(({ is_unread }) => is_unread)
  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label={review_messages.receiptItems} className={`${css.list} ${css.panel}`}>
        {toCards({ ...props, drafts: rows })}
      </ul>
      {unread.length > 0 && <UnreadLines {...props} drafts={unread} is_alone={rows.length === 0} />}
    </>
  )
}
