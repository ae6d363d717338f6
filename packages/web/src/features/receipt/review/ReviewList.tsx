import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded'
import { review_messages } from '@larder/contract/messages/review-messages'
import { useId, useRef, useState } from 'react'
import { Fold } from '../../../ui/page/fold.tsx'
import text from '../../../ui/text.module.css'
import { useFocusAfterLeaving } from '../../../ui/unsaved/focus-after-leaving.ts'
import { type CardActions } from '../card/CardParts.tsx'
import { type FocusedPart, ReviewCard } from '../card/ReviewCard.tsx'
import { type Draft } from './draft.ts'
import { type Drafts } from './edits.ts'
import row from '../card/ReviewRow.module.css'
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
function UnreadLines(props: ListProps) {
  const { length } = props.drafts
  const id = useId()
  const [isShown, setShown] = useState(false)
  // A complaint must not hide behind a fold, nor the fold close when it is settled.
  if (!isShown && props.drafts.some(needsLook)) setShown(true)
  return (
    <div className={css.unread}>
      <button
        type="button"
        className={row.row}
        aria-expanded={isShown}
        aria-controls={id}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-hint`}
        onClick={() => setShown(!isShown)}
      >
        <span className={row.main}>
          <span id={`${id}-title`} className={text.subtitle2}>
            {review_messages.unreadLines(length)}
          </span>
          <span id={`${id}-hint`} className={`${text.caption} ${text.quiet}`}>
            {review_messages.unreadHint(length)}
          </span>
        </span>
        <ExpandMoreRounded className={row.arrow} fontSize="small" />
      </button>
      <Fold id={id} open={isShown}>
        <ul className={css.list} aria-labelledby={`${id}-title`}>
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
  // Where nothing else could be read there is nothing to keep them apart from.
  const [isApart] = useState(drafts.some(({ is_unread }) => !is_unread))
  const unread = isApart ? drafts.filter(({ is_unread }) => is_unread) : []
  const rows = isApart ? drafts.filter(({ is_unread }) => !is_unread) : drafts
  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label={review_messages.receiptItems} className={`${css.list} ${css.panel}`}>
        {toCards({ ...props, drafts: rows })}
      </ul>
      {unread.length > 0 && <UnreadLines {...props} drafts={unread} />}
    </>
  )
}
