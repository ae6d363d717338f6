import { review_messages } from '@larder/contract/messages/review-messages'
import { useRef } from 'react'
import { useFocusAfterLeaving } from '../../../ui/unsaved/focus-after-leaving.ts'
import { type CardActions } from '../card/CardParts.tsx'
import { type FocusedPart, ReviewCard } from '../card/ReviewCard.tsx'
import { nameOf } from './draft.ts'
import { type Drafts } from './edits.ts'
import css from './ReviewList.module.css'

interface ListProps {
  drafts: Drafts
  locked: boolean
  /** The card that takes the focus, and the part of it that does. */
  focused: { readonly key: string; readonly part: FocusedPart } | null
  actions: CardActions
}

/** Names that tell buttons apart: the second milk is another one. */
function labelsOf(drafts: Drafts): string[] {
  const counts = new Map<string, number>()
  return drafts.map((draft) => {
    const name = nameOf(draft)
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return count === 1 ? name : `${name} (${count})`
  })
}

/** The lines of the receipts as rows, each of which opens to its card. */
export function ReviewList({ drafts, locked, focused, actions }: ListProps) {
  const labels = labelsOf(drafts)
  const list = useRef<HTMLUListElement>(null)
  useFocusAfterLeaving(list, drafts.length)
  return (
    <ul ref={list} tabIndex={-1} aria-label={review_messages.receiptItems} className={`${css.list} ${css.panel}`}>
      {drafts.map((draft, index) => (
        <li key={draft.key} className={css.item}>
          <ReviewCard
            {...{ draft, locked, ...actions }}
            label={labels[index] ?? ''}
            focus={draft.key === focused?.key ? focused.part : null}
          />
        </li>
      ))}
    </ul>
  )
}
