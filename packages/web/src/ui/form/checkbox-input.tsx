import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useController, useFormContext } from 'react-hook-form'

/** A yes or no of a form; the whole line is the target. */
export function CheckboxInput({ name, label }: { name: string; label: string }) {
  const { control } = useFormContext()
  const { field } = useController({ name, control })
  return (
    <FormControlLabel
      label={label}
      control={
        <Checkbox
          name={name}
          checked={Boolean(field.value)}
          onBlur={field.onBlur}
          onChange={(_, checked) => field.onChange(checked)}
          slotProps={{ input: { ref: field.ref } }}
        />
      }
    />
  )
}
