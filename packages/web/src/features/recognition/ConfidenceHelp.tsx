import { recognition_confidence as bands } from '@larder/contract/constants'
import { recognition_messages as words } from '@larder/contract/messages/recognition-messages'
import { recognitionConfidenceBand, recognitionConfidenceColour } from '@larder/contract/rules'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { HelpDialog, type HelpProps } from '../../shared/help-dialog.tsx'
import { ToneChip } from '../../ui/graphics/tone-chip.tsx'

const percentOf = (share: number): string => `${Math.round(share * 100)}%`

const lines = [
  ...[bands.very_high, bands.high, bands.medium, bands.low].map((from) => ({
    confidence: from,
    text: words.atLeast(percentOf(from)),
  })),
  { confidence: 0, text: words.below(percentOf(bands.low)) },
]

/** What the bands of confidence mean, and how a photo becomes a good one. */
export function ConfidenceHelp(props: HelpProps) {
  const privacy = { here: words.helpPrivacy, sent: words.helpService }
  return (
    <HelpDialog {...props} title={words.helpTitle} tips={words.tips} photo="recognition" privacy={privacy}>
      <Typography>{words.helpLead}</Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, my: 2, display: 'grid', gap: 1 }}>
        {lines.map(({ confidence, text }) => (
          <Box component="li" key={confidence} sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
            <Box sx={{ width: 104 }}>
              <ToneChip tone={recognitionConfidenceColour(confidence)} label={recognitionConfidenceBand(confidence)} />
            </Box>
            <Typography variant="body2">{text}</Typography>
          </Box>
        ))}
      </Box>
    </HelpDialog>
  )
}
