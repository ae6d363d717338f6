import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded'
import CloseRounded from '@mui/icons-material/CloseRounded'
import { messages } from '@larder/contract/messages'
import { formatAmount } from '@larder/contract/numbers'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Checkbox from '@mui/material/Checkbox'
import CircularProgress from '@mui/material/CircularProgress'
import FormControlLabel from '@mui/material/FormControlLabel'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type FormEvent, memo, useEffect, useRef } from 'react'
import { ToneChip } from '../../ui/tone-chip.tsx'
import { type Draft, type DraftField, nameOf } from './draft.ts'
import { isComplete } from './request.ts'
import { ReviewFields } from './ReviewFields.tsx'

export interface CardActions {
  onEdit: (key: string, name: DraftField, value: string) => void
  onJoin: (key: string, is_joined: boolean) => void
  onRemove: (draft: Draft) => void
  onSave: (draft: Draft) => void
  /** The card is being looked at, with the eyes or with the keys. */
  onLook: (key: string) => void
}

/** Saving or saved, in a word and a sign. */
function StateMark({ state }: Pick<Draft, 'state'>) {
  if (state === 'open') return null
  const is_saved = state === 'saved'
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center', color: is_saved ? 'success.main' : 'primary.main' }}>
      {is_saved ? <CheckCircleRounded fontSize="small" /> : <CircularProgress size={18} color="inherit" aria-hidden />}
      <Typography component="span" variant="subtitle2">
        {is_saved ? messages.receipt.savedItem : messages.receipt.savingItem}
      </Typography>
    </Stack>
  )
}

/** The household has this already: more of it instead of a second one of the same. */
function JoinChoice({ draft, disabled, onJoin }: { draft: Draft; disabled: boolean } & Pick<CardActions, 'onJoin'>) {
  const { known, is_joined, key } = draft
  if (known === null) return null
  return (
    <Box>
      <FormControlLabel
        control={
          <Checkbox name="is_joined" checked={is_joined} onChange={(event) => onJoin(key, event.target.checked)} />
        }
        disabled={disabled}
        label={messages.receipt.addTo(known.item_name)}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary', pl: 4 }}>
        {messages.receipt.stock(formatAmount(known.quantity, known.unit_of_measure))}
      </Typography>
    </Box>
  )
}

interface ReviewCardProps extends CardActions {
  draft: Draft
  /** Something is being saved: nothing can be changed meanwhile. */
  locked: boolean
  is_new: boolean
}

function ReviewCardOf({ draft, locked, is_new, onEdit, onJoin, onRemove, onSave, onLook }: ReviewCardProps) {
  const { key, state, failure, is_uncertain, is_joined } = draft
  const name = nameOf(draft)
  const card = useRef<HTMLFormElement>(null)
  const disabled = locked || state !== 'open'
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
      onMouseEnter={() => onLook(key)}
      sx={(theme) => ({
        p: 2,
        display: 'flex',
        flexDirection: 'column',
        gap: 1.5,
        scrollMarginTop: 88,
        scrollMarginBottom: 96,
        ...(state === 'saving' && {
          borderColor: 'primary.main',
          boxShadow: `0 0 0 1px ${theme.vars.palette.primary.main}`,
        }),
        ...(state === 'saved' && { borderColor: 'success.main' }),
      })}
    >
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', minHeight: 44 }}>
        <Typography component="h3" variant="subtitle1" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        {is_uncertain && state === 'open' && <ToneChip tone="warning" label={messages.receipt.uncertain} />}
        <StateMark state={state} />
        <IconButton aria-label={`Remove ${name}`} disabled={disabled} onClick={() => onRemove(draft)} sx={{ mr: -1 }}>
          <CloseRounded />
        </IconButton>
      </Stack>
      <JoinChoice draft={draft} disabled={disabled} onJoin={onJoin} />
      <ReviewFields draft={draft} disabled={disabled} onEdit={onEdit} />
      {failure !== null && <Alert severity="error">{failure}</Alert>}
      <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
        <Button type="submit" variant="outlined" disabled={disabled || !isComplete(draft)}>
          {is_joined && draft.known ? messages.receipt.addTo(draft.known.item_name) : 'Add to Inventory'}
        </Button>
      </Box>
    </Card>
  )
}

/** One line of the receipt, ready to be looked over. Typing in one leaves the others as they are. */
export const ReviewCard = memo(ReviewCardOf)
