import { AutoFilledMark } from '../../../ui/form/auto-filled-mark.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'

/** Until when a batch keeps. */
export function LotDate({ label, is_auto_filled = false }: { label: string; is_auto_filled?: boolean }) {
  return (
    <TextInput
      name="expiry_date"
      type="date"
      label={label}
      helperText={is_auto_filled ? <AutoFilledMark /> : undefined}
    />
  )
}
