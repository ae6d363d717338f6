import { action_labels } from '@larder/contract/messages/action-labels'
import PlaylistAddRounded from '@mui/icons-material/PlaylistAddRounded'
import Button from '@mui/material/Button'
import { type RefObject } from 'react'
import { TextBox } from '../../ui/form/text-box.tsx'
import text from '../../ui/text.module.css'
import css from './line-box.module.css'

interface LineBoxProps {
  id: string
  name: string
  label: string
  /** Says to the eye what the label says. */
  example: string
  value: string
  onType: (typed: string) => void
  field: RefObject<HTMLInputElement | null>
  complaint: string | null
  /** What its button says; it adds unless the line tells otherwise. */
  action?: string
  isBusy: boolean
}

/** One line that is typed and added: the field with its button. */
export function LineBox(props: LineBoxProps) {
  const { id, name, label, example, value, onType, field, complaint, action = action_labels.add, isBusy } = props
  return (
    <div className={css.line}>
      <TextBox
        id={id}
        className={css.field ?? ''}
        name={name}
        label={label}
        placeholder={example}
        value={value}
        onChange={(event) => onType(event.target.value)}
        inputRef={field}
        autoComplete="off"
        error={complaint !== null}
        helperText={complaint ?? undefined}
        slotProps={{
          htmlInput: { enterKeyHint: 'done', maxLength: 300 },
          input: { startAdornment: <PlaylistAddRounded aria-hidden className={text.quiet ?? ''} /> },
        }}
      />
      <Button type="submit" variant="outlined" aria-busy={isBusy} className={css.add ?? ''}>
        {action}
      </Button>
    </div>
  )
}
