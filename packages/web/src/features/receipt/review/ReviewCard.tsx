import { review_messages } from '@larder/contract/messages/review-messages'
import { action_labels } from '@larder/contract/messages/action-labels'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import { type Theme } from '@mui/material/styles'
import { type FormEvent, memo, useEffect, useId, useRef, useState } from 'react'
import { type CardActions, CardHead, JoinChoice, StateMark } from './CardParts.tsx'
import { type Draft, nameOf } from './draft.ts'
import { isComplete } from '../request.ts'
import { JoinFields, MainFields, MoreFields, needsMoreFields } from './ReviewFields.tsx'

// The photo lies over the upper part of a phone's screen: what gets the focus must come out below it.
const below_photo = { xs: 'calc(26dvh + 130px)', md: '88px' }
const card_style = {
  p: 2,
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  scrollMarginTop: below_photo,
  scrollMarginBottom: '96px',
  // What is said below a field comes into view with it.
  '& input, & select, & textarea, & button': { scrollMarginTop: below_photo, scrollMarginBottom: '152px' },
} as const
const marked = {
  saving: (theme: Theme) => ({
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `0 0 0 1px ${theme.vars.palette.primary.main}`,
  }),
  saved: { borderColor: 'success.main' },
} as const

interface ReviewCardProps extends CardActions {
  draft: Draft
  /** Something is being saved: nothing can be changed meanwhile. */
  locked: boolean
  is_new: boolean
}

function ReviewCardOf({ draft, locked, is_new, onEdit, onJoin, onRemove, onSave, onLook }: ReviewCardProps) {
  const { key, state, failure, is_joined, known } = draft
  const name = nameOf(draft)
  const card = useRef<HTMLFormElement>(null)
  const more_id = useId()
  const [wants_more, setMore] = useState(false)
  const hasMore = wants_more || needsMoreFields(draft)
  const disabled = locked || state !== 'open'
  const fields = { draft, disabled, onEdit }
  useEffect(() => {
    if (is_new) card.current?.querySelector('input')?.focus()
  }, [is_new])
  useEffect(() => {
    if (state === 'saving') card.current?.scrollIntoView({ block: 'nearest' })
  }, [state])
  return (
    <Card
      component="form"
      noValidate
      ref={card}
      aria-label={name}
      aria-busy={state === 'saving'}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        if (!disabled) onSave(draft)
      }}
      onFocus={() => onLook(key)}
      // A card that scrolls under a resting pointer is not looked at.
      onMouseMove={({ movementX, movementY }) => {
        if (movementX !== 0 || movementY !== 0) onLook(key)
      }}
      sx={[card_style, state !== 'open' && marked[state]]}
    >
      <CardHead draft={draft} disabled={disabled} onEdit={onEdit} onRemove={onRemove} />
      <JoinChoice draft={draft} disabled={disabled} onJoin={onJoin} />
      {is_joined ? <JoinFields {...fields} /> : <MainFields {...fields} />}
      <Box id={more_id} hidden={is_joined || !hasMore}>
        {!is_joined && hasMore && <MoreFields {...fields} />}
      </Box>
      {failure !== null && <Alert severity="error">{failure}</Alert>}
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
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
        <Box sx={{ flex: 1 }} />
        {state === 'open' ? (
          <Button type="submit" variant="outlined" disabled={disabled || !isComplete(draft)}>
            {is_joined && known ? review_messages.addTo(known.item_name) : action_labels.addToInventory}
          </Button>
        ) : (
          <StateMark state={state} />
        )}
      </Stack>
    </Card>
  )
}

/** One line of the receipt, ready to be looked over. Typing in one leaves the others as they are. */
export const ReviewCard = memo(ReviewCardOf)
