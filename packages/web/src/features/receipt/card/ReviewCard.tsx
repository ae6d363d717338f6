import { review_messages } from '@larder/contract/messages/review-messages'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { type Theme } from '@mui/material/styles'
import { type FormEvent, memo, useEffect, useId, useRef, useState } from 'react'
import { type Draft, nameOf } from '../review/draft.ts'
import { type CardActions, JoinChoice, SaveButton, SplitChoice } from './CardParts.tsx'
import { JoinFields, JoinHints, MainFields, MoreFields, NameField, needsMoreFields } from './ReviewFields.tsx'
import { ReviewRow } from './ReviewRow.tsx'

// The photo lies over the upper part of a phone's screen: what gets the focus must come out below it.
const below_photo = { xs: 'calc(26dvh + 130px)', md: '88px' }
const card_style = {
  scrollMarginTop: below_photo,
  scrollMarginBottom: '96px',
  // What is said below a field comes into view with it.
  '& input, & select, & textarea, & button': { scrollMarginTop: below_photo, scrollMarginBottom: '152px' },
} as const
const body_style = { display: 'flex', flexDirection: 'column', gap: 2, p: 2, pt: 1 } as const
const saving_style = (theme: Theme) => ({ backgroundColor: theme.alpha(theme.vars.palette.primary.main, 0.06) })

type CardBodyProps = { draft: Draft; label: string; disabled: boolean } & Pick<
  CardActions,
  'onEdit' | 'onJoin' | 'onSplit'
>

/** Everything that can be said of a line before it is saved. */
function CardBody({ draft, label, disabled, onEdit, onJoin, onSplit }: CardBodyProps) {
  const { state, failure, is_joined } = draft
  const more_id = useId()
  const [wants_more, setMore] = useState(false)
  const hasMore = wants_more || needsMoreFields(draft)
  const fields = { draft, disabled, onEdit }
  return (
    <>
      <SplitChoice draft={draft} disabled={disabled} onSplit={onSplit} />
      {is_joined && !draft.is_renamed ? <JoinHints draft={draft} /> : <NameField {...fields} />}
      <JoinChoice draft={draft} disabled={disabled} onJoin={onJoin} />
      {is_joined ? <JoinFields {...fields} /> : <MainFields {...fields} />}
      <div id={more_id} hidden={is_joined || !hasMore}>
        {!is_joined && hasMore && <MoreFields {...fields} />}
      </div>
      {failure !== null && <Alert severity="error">{failure}</Alert>}
      <Stack
        direction="row"
        sx={{ gap: 1, alignItems: 'center', justifyContent: is_joined ? 'flex-end' : 'space-between' }}
      >
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
        {state === 'open' && <SaveButton {...{ draft, label, disabled }} />}
      </Stack>
    </>
  )
}

/** Its first field, or the row itself. */
export type FocusedPart = 'input' | 'button'

interface ReviewCardProps extends CardActions {
  draft: Draft
  /** Its name, told apart from others of the same name. */
  label: string
  /** Something is being saved: nothing can be changed meanwhile. */
  locked: boolean
  /** What takes the focus when it comes. */
  focus: FocusedPart | null
}

function ReviewCardOf({ draft, label, locked, focus, ...actions }: ReviewCardProps) {
  const { onEdit, onJoin, onToggle, onMakeNew, onSplit, onRemove, onSave, onLook } = actions
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
    <Box
      component="form"
      noValidate
      ref={card}
      aria-label={nameOf(draft)}
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
      sx={[card_style, state === 'saving' && saving_style]}
    >
      <ReviewRow {...{ draft, label, disabled, onToggle, onMakeNew, onRemove }} controls={body_id} />
      <Box id={body_id} hidden={!is_open} sx={is_open ? body_style : null}>
        {is_open && <CardBody {...{ draft, label, disabled, onEdit, onJoin, onSplit }} />}
      </Box>
    </Box>
  )
}

/** One line of the receipt, ready to be looked over. Typing in one leaves the others as they are. */
export const ReviewCard = memo(ReviewCardOf)
