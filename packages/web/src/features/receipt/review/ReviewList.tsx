import { review_messages } from '@larder/contract/messages/review-messages'
import { useRef, useState } from 'react'
import { FoldedGroup } from '../../../ui/page/folded-group.tsx'
import { useFocusAfterLeaving } from '../../../ui/unsaved/focus-after-leaving.ts'
import { type CardActions } from '../card/CardParts.tsx'
import { type FocusedPart, ReviewCard } from '../card/ReviewCard.tsx'
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
function UnreadLines(props: ListProps) {
  const { length } = props.drafts
  const [isShown, setShown] = useState(false)
  // A complaint must not hide behind a fold, nor the fold close when it is settled.
  if (!isShown && props.drafts.some(needsLook)) setShown(true)
  return (
    <FoldedGroup
      title={review_messages.unreadLines(length)}
      hint={review_messages.unreadHint(length)}
      open={isShown}
      onToggle={() => setShown(!isShown)}
    >
      {(title_id) => (
        <ul className={css.list} aria-labelledby={title_id}>
          {toCards(props)}
        </ul>
      )}
    </FoldedGroup>
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
