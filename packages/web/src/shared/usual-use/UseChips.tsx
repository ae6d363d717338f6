import { type Item } from '@larder/contract/item'
import { usual_use_messages as words } from '@larder/contract/messages/usage/usual-use-messages'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { listUses, sayUse } from './usual-use.ts'

interface UseChipsProps {
  item: Item
  /** How much there is of what is used. */
  available: number
  /** What the form says by now, where it has one: the button that says the same is pressed. */
  chosen?: number | null
  disabled?: boolean
  onChoose: (amount: number) => void
}

const chip = {
  minHeight: 44,
  px: 2,
  borderRadius: '22px',
  '&[aria-pressed="true"]': {
    bgcolor: 'rgb(var(--mui-palette-primary-mainChannel) / 14%)',
    borderColor: 'primary.main',
  },
}

/** How much was used, by one tap: what this household usually takes of it, and all that is there. */
export function UseChips({ item, available, chosen, disabled = false, onChoose }: UseChipsProps) {
  if (available <= 0) return null
  const unit = item.unit_of_measure
  const choices = listUses(item, available).map((amount) => ({ amount, label: sayUse(amount, unit) }))
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 0.5, typography: 'subtitle2' }}>
        {words.used}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {[...choices, { amount: available, label: words.allGone }].map(({ amount, label }) => (
          <Button
            key={label}
            variant="outlined"
            disabled={disabled}
            {...(chosen === undefined ? {} : { 'aria-pressed': chosen === amount })}
            onClick={() => onChoose(amount)}
            sx={chip}
          >
            {label}
          </Button>
        ))}
      </Box>
    </Box>
  )
}
