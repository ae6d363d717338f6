import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded'
import CloseRounded from '@mui/icons-material/CloseRounded'
import { review_messages } from '@larder/contract/messages/review-messages'
import { formatAmount } from '@larder/contract/values/numbers'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import CircularProgress from '@mui/material/CircularProgress'
import FormControlLabel from '@mui/material/FormControlLabel'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Quiet } from '../../../ui/page/quiet.tsx'
import { type Draft, type DraftField, nameOf } from './draft.ts'
import { LineHints, NameField } from './ReviewFields.tsx'

export interface CardActions {
  onEdit: (key: string, name: DraftField, value: string) => void
  onJoin: (key: string, is_joined: boolean) => void
  onRemove: (draft: Draft) => void
  onSave: (draft: Draft) => void
  /** The card is being looked at, with the eyes or with the keys. */
  onLook: (key: string) => void
}

type HeadProps = { draft: Draft; disabled: boolean } & Pick<CardActions, 'onEdit' | 'onRemove'>

/** What a card is called, as text where it is more of a known item, and the way to be rid of it. */
export function CardHead({ draft, disabled, onEdit, onRemove }: HeadProps) {
  const { is_joined } = draft
  const name = nameOf(draft)
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-start' }}>
      {is_joined ? (
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', py: 1 }}>
          <Typography component="h3" variant="subtitle1">
            {name}
          </Typography>
          <Typography variant="body2" component="div">
            <LineHints draft={draft} />
          </Typography>
        </Box>
      ) : (
        <NameField draft={draft} disabled={disabled} onEdit={onEdit} />
      )}
      <IconButton
        aria-label={review_messages.remove(name)}
        disabled={disabled}
        onClick={() => onRemove(draft)}
        // Beside the field, not beside its label.
        sx={{ mr: -1, mt: is_joined ? 0 : 3 }}
      >
        <CloseRounded />
      </IconButton>
    </Stack>
  )
}

/** Saving or saved, in a word and a sign, where the button was. */
export function StateMark({ state }: { state: 'saving' | 'saved' }) {
  const isSaved = state === 'saved'
  return (
    <Stack
      direction="row"
      sx={{ gap: 1, alignItems: 'center', minHeight: 44, color: isSaved ? 'success.main' : 'primary.main' }}
    >
      {isSaved ? <CheckCircleRounded fontSize="small" /> : <CircularProgress size={18} color="inherit" aria-hidden />}
      <Typography component="span" variant="subtitle2">
        {isSaved ? review_messages.savedItem : review_messages.savingItem}
      </Typography>
    </Stack>
  )
}

/** The household has this already: more of it instead of a second one of the same. */
export function JoinChoice({
  draft,
  disabled,
  onJoin,
}: { draft: Draft; disabled: boolean } & Pick<CardActions, 'onJoin'>) {
  const { known, is_joined, key } = draft
  if (known === null) return null
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <FormControlLabel
        control={
          <Checkbox name="is_joined" checked={is_joined} onChange={(event) => onJoin(key, event.target.checked)} />
        }
        disabled={disabled}
        label={review_messages.addTo(known.item_name)}
      />
      <Quiet>{review_messages.stock(formatAmount(known.quantity, known.unit_of_measure))}</Quiet>
    </Stack>
  )
}
