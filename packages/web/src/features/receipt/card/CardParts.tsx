import { action_labels } from '@larder/contract/messages/action-labels'
import { review_messages } from '@larder/contract/messages/review-messages'
import { formatAmount } from '@larder/contract/values/numbers'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import text from '../../../ui/text.module.css'
import { isComplete } from '../request.ts'
import { type Draft, type DraftField } from '../review/draft.ts'

export interface CardActions {
  onEdit: (key: string, name: DraftField, value: string) => void
  onJoin: (key: string, is_joined: boolean) => void
  onToggle: (key: string) => void
  /** No longer more of the known item: its own fields are shown. */
  onMakeNew: (key: string) => void
  onSplit: (draft: Draft) => void
  onRemove: (draft: Draft) => void
  onSave: (draft: Draft) => void
  /** The card is being looked at, with the eyes or with the keys. */
  onLook: (key: string) => void
}

/** Saves one line as it stands: a new item, or more of the one that it is. */
export function SaveButton({ draft, label, disabled }: { draft: Draft; label: string; disabled: boolean }) {
  return (
    <Button
      type="submit"
      variant="outlined"
      aria-label={review_messages.addLine(label)}
      disabled={disabled || !isComplete(draft)}
    >
      {action_labels.addToInventory}
    </Button>
  )
}

const choice = { flexWrap: 'wrap', alignItems: 'center', columnGap: 1 } as const

/** The household has this already: more of it instead of a second one of the same. */
export function JoinChoice({
  draft,
  disabled,
  onJoin,
}: { draft: Draft; disabled: boolean } & Pick<CardActions, 'onJoin'>) {
  const { known, is_joined, key } = draft
  if (known === null) return null
  return (
    <Stack direction="row" sx={choice}>
      <FormControlLabel
        control={
          <Checkbox name="is_joined" checked={is_joined} onChange={(event) => onJoin(key, event.target.checked)} />
        }
        disabled={disabled}
        label={review_messages.addTo(known.item_name)}
      />
      <span className={`${text.body2} ${text.quiet}`}>
        {review_messages.stock(formatAmount(known.quantity, known.unit_of_measure))}
      </span>
    </Stack>
  )
}

/** Equal lines stand as one; they can be several things after all. */
export function SplitChoice({
  draft,
  disabled,
  onSplit,
}: { draft: Draft; disabled: boolean } & Pick<CardActions, 'onSplit'>) {
  const count = draft.parts.length
  if (count === 0) return null
  return (
    <Stack direction="row" sx={choice}>
      <span className={`${text.body2} ${text.quiet}`}>{review_messages.merged(count)}</span>
      <Button size="small" color="inherit" disabled={disabled} onClick={() => onSplit(draft)}>
        {review_messages.split(count)}
      </Button>
    </Stack>
  )
}
