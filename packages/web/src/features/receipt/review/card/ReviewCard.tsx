import { review_messages } from '@larder/contract/messages/review-messages'
import { action_labels } from '@larder/contract/messages/action-labels'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { memo, useEffect, useId, useRef, useState } from 'react'
import { isComplete } from '../../request.ts'
import { type Draft, nameOf } from '../draft.ts'
import { type CardActions, JoinChoice, SplitChoice } from './CardParts.tsx'
import css from './ReviewCard.module.css'
import { JoinFields, JoinHints, MainFields, MoreFields, NameField, needsMoreFields } from './ReviewFields.tsx'
import { ReviewRow } from './ReviewRow.tsx'

type CardBodyProps = { draft: Draft; disabled: boolean } & Pick<CardActions, 'onEdit' | 'onJoin' | 'onSplit'>

/** Everything that can be said of a line before it is saved. */
function CardBody({ draft, disabled, onEdit, onJoin, onSplit }: CardBodyProps) {
  const { state, failure, is_joined, known } = draft
  const more_id = useId()
  const [wants_more, setMore] = useState(false)
  const hasMore = wants_more || needsMoreFields(draft)
  const fields = { draft, disabled, onEdit }
  return (
    <>
      <SplitChoice draft={draft} disabled={disabled} onSplit={onSplit} />
      {is_joined ? <JoinHints draft={draft} /> : <NameField {...fields} />}
      <JoinChoice draft={draft} disabled={disabled} onJoin={onJoin} />
      {is_joined ? <JoinFields {...fields} /> : <MainFields {...fields} />}
      <div id={more_id} hidden={is_joined || !hasMore}>
        {!is_joined && hasMore && <MoreFields {...fields} />}
      </div>
      {failure !== null && <Alert severity="error">{failure}</Alert>}
      <div className={css.actions}>
        {!is_joined && (
          <Button
            color="inherit"
            aria-expanded={hasMore}
            aria-controls={more_id}
            onClick={() => setMore(!hasMore)}
            sx={{ ml: -2 }}
          >
            {hasMore ? review_messages.fewerDetails : review_messages.moreDetails}
          </Button>
        )}
        {state === 'open' && (
          <Button type="submit" variant="outlined" disabled={disabled || !isComplete(draft)}>
            {is_joined && known ? review_messages.addTo(known.item_name) : action_labels.addToInventory}
          </Button>
        )}
      </div>
    </>
  )
}

/** Its first field, or the row itself. */
export type FocusedPart = 'input' | 'button'

interface ReviewCardProps extends CardActions {
  draft: Draft
  /** Something is being saved: nothing can be changed meanwhile. */
  locked: boolean
  /** What takes the focus when it comes. */
  focus: FocusedPart | null
}

function ReviewCardOf({ draft, locked, focus, ...actions }: ReviewCardProps) {
  const { onEdit, onJoin, onToggle, onSplit, onRemove, onSave, onLook } = actions
  const { key, state, is_open } = draft
  const card = useRef<HTMLFormElement>(null)
  const body_id = useId()
  const disabled = locked || state !== 'open'
  useEffect(() => {
    if (focus !== null) card.current?.querySelector<HTMLElement>(focus)?.focus()
  }, [focus])
  useEffect(() => {
    if (state === 'saving') card.current?.scrollIntoView({ block: 'nearest' })
  }, [state])
  return (
    <form
      noValidate
      ref={card}
      className={css.card}
      data-state={state}
      aria-label={nameOf(draft)}
      aria-busy={state === 'saving'}
      onSubmit={(event) => {
        event.preventDefault()
        if (!disabled) onSave(draft)
      }}
      onFocus={() => onLook(key)}
      // A card that scrolls under a resting pointer is not looked at.
      onMouseMove={({ movementX, movementY }) => {
        if (movementX !== 0 || movementY !== 0) onLook(key)
      }}
    >
      <ReviewRow draft={draft} disabled={disabled} controls={body_id} onToggle={onToggle} onRemove={onRemove} />
      <div id={body_id} className={css.body} hidden={!is_open}>
        {is_open && <CardBody {...{ draft, disabled, onEdit, onJoin, onSplit }} />}
      </div>
    </form>
  )
}

/** One line of the receipt, ready to be looked over. Typing in one leaves the others as they are. */
export const ReviewCard = memo(ReviewCardOf)
