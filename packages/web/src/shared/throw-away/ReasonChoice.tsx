import { discard_reasons } from '@larder/contract/discard'
import { throw_away_messages as words } from '@larder/contract/messages/inventory/throw-away-messages'
import Box from '@mui/material/Box'
import { useFormContext } from 'react-hook-form'
import { visuallyHidden } from '../../ui/visually-hidden.ts'

const choice = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 48,
  px: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  textAlign: 'center',
  cursor: 'pointer',
  '&:has(:checked)': {
    borderColor: 'primary.main',
    bgcolor: 'rgb(var(--mui-palette-primary-mainChannel) / 12%)',
    fontWeight: 600,
  },
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
}

/** Why something is thrown away, where somebody wants to say it: four words, one tap. */
export function ReasonChoice() {
  const field = useFormContext().register('reason')
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 0.5, typography: 'subtitle2' }}>
        {words.reason}
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
        {discard_reasons.map((reason) => (
          <Box key={reason} component="label" sx={choice}>
            <input type="radio" value={reason} {...field} style={visuallyHidden} />
            {words.reasons[reason]}
          </Box>
        ))}
      </Box>
    </Box>
  )
}
