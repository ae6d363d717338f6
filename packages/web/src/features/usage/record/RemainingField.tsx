import AddRounded from '@mui/icons-material/AddRounded'
import RemoveRounded from '@mui/icons-material/RemoveRounded'
import { consumption } from '@larder/contract/constants'
import { type Item } from '@larder/contract/item'
import { messages } from '@larder/contract/messages'
import { consumptionSliderStep } from '@larder/contract/rules'
import { formatAmount } from '@larder/contract/values/numbers'
import { usage_messages } from '@larder/contract/messages/usage/usage-messages'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Slider from '@mui/material/Slider'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { FieldUnit } from '../../../ui/form/field-unit.tsx'
import { NumberBox } from '../../../ui/form/number-box.tsx'
import { acceptTyped, exact, isUse, readRemaining, stepRemaining } from '../amounts.ts'

interface RemainingFieldProps {
  item: Item
  text: string
  disabled: boolean
  onChange: (text: string) => void
}

const label = usage_messages.remainingQuantity
// Beside the field, not beside its label.
const step_button = { flex: 'none', width: 48, height: 48, mt: 3, border: 1, borderColor: 'divider' }

/** How much is left, by thumb, by key or one by one, and in words what that uses. */
export function RemainingField({ item, text, disabled, onChange }: RemainingFieldProps) {
  const { quantity: current, unit_of_measure: unit } = item
  const remaining = readRemaining(text)
  const isValid = isUse(remaining, current)
  const move = (direction: 1 | -1): void => onChange(String(stepRemaining(remaining, direction, current)))
  return (
    <div>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-start' }}>
        <IconButton
          aria-label={usage_messages.decrease}
          onClick={() => move(-1)}
          disabled={disabled || remaining === 0}
          sx={step_button}
        >
          <RemoveRounded />
        </IconButton>
        <NumberBox
          id="consume-new_quantity"
          name="new_quantity"
          unit={unit}
          step={consumption.field_step}
          min={0}
          max={current}
          label={label}
          value={text}
          disabled={disabled}
          error={!isValid && !disabled}
          helperText={isValid || disabled ? undefined : messages.consumption.quantityTooHigh}
          onChange={(event) => {
            const accepted = acceptTyped(event.target.value, current)
            if (accepted !== null) onChange(accepted)
          }}
          slotProps={{ input: { endAdornment: <FieldUnit typed={text} unit={unit} /> } }}
        />
        <IconButton
          aria-label={usage_messages.increase}
          onClick={() => move(1)}
          disabled={disabled || remaining === current}
          sx={step_button}
        >
          <AddRounded />
        </IconButton>
      </Stack>
      <Box sx={{ px: 1, mt: 1 }}>
        <Slider
          aria-label={usage_messages.slider(label)}
          value={remaining ?? 0}
          min={0}
          max={current > 0 ? current : 1}
          step={consumptionSliderStep(current)}
          disabled={disabled || current <= 0}
          getAriaValueText={(value) => formatAmount(value, unit)}
          onChange={(_, value) => onChange(String(exact(value)))}
        />
      </Box>
      <Typography component="output" aria-live="polite" sx={{ display: 'block', textAlign: 'center', fontWeight: 600 }}>
        {isValid
          ? messages.consumption.uses(formatAmount(exact(current - remaining), unit))
          : messages.consumption.usesNothing}
      </Typography>
    </div>
  )
}
