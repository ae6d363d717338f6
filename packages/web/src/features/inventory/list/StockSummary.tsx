import { type PaletteName } from '@larder/contract/constants'
import { list_messages } from '@larder/contract/messages/list-messages'
import { formatQuantity } from '@larder/contract/values/numbers'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { radius } from '../../../ui/measures.ts'
import { tint } from '../../../ui/graphics/tint.ts'
import { type Concern, concerns } from '../filter/concerns.ts'

const tones: Readonly<Record<Concern, PaletteName>> = {
  low: 'warning',
  expiring: 'warning',
  expired: 'error',
  running_out: 'info',
}

interface StockSummaryProps {
  counts: Readonly<Record<Concern, number>> | undefined
  shown: Concern | ''
  onShow: (concern: Concern | '') => void
}

/** Counts of the items that need attention; each one filters the list, and pressed again shows everything. */
export function StockSummary({ counts, shown, onShow }: StockSummaryProps) {
  const shown_concerns = concerns.filter((concern) => concern === shown || (counts?.[concern] ?? 0) > 0)
  return (
    <Box
      component="section"
      aria-label={list_messages.glanceLabel}
      sx={{ display: 'flex', gap: 1, alignItems: 'center' }}
    >
      {counts && shown_concerns.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {list_messages.allWell}
        </Typography>
      )}
      {shown_concerns.map((concern) => (
        <ButtonBase
          key={concern}
          aria-pressed={concern === shown}
          onClick={() => onShow(concern === shown ? '' : concern)}
          sx={[
            tint(tones[concern]),
            (theme) => ({
              flex: 'none',
              minHeight: 44,
              px: 2,
              borderRadius: radius.control,
              typography: 'subtitle2',
              border: `1px solid transparent`,
              '&[aria-pressed=true]': { borderColor: 'currentcolor' },
              '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -2 },
            }),
          ]}
        >
          {list_messages.glance[concern](formatQuantity(counts?.[concern] ?? 0))}
        </ButtonBase>
      ))}
    </Box>
  )
}
