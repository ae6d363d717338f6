import { recognition_confidence as bands } from '@larder/contract/constants'
import { recognition_words as words } from '@larder/contract/messages-recognition'
import { recognitionConfidenceBand, recognitionConfidenceColour } from '@larder/contract/rules'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { ToneChip } from '../../ui/tone-chip.tsx'

const percentOf = (share: number): string => `${Math.round(share * 100)}%`

const lines = [
  ...[bands.very_high, bands.high, bands.medium, bands.low].map((from) => ({
    confidence: from,
    text: words.atLeast(percentOf(from)),
  })),
  { confidence: 0, text: words.below(percentOf(bands.low)) },
]

/** What the bands of confidence mean, and how a photo becomes a good one. */
export function HelpDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const id = useId()
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{words.helpTitle}</DialogTitle>
      <DialogContent>
        <Typography>{words.helpLead}</Typography>
        <Box component="ul" sx={{ listStyle: 'none', p: 0, my: 2, display: 'grid', gap: 1 }}>
          {lines.map(({ confidence, text }) => (
            <Box component="li" key={confidence} sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
              <Box sx={{ width: 104 }}>
                <ToneChip
                  tone={recognitionConfidenceColour(confidence)}
                  label={recognitionConfidenceBand(confidence)}
                />
              </Box>
              <Typography variant="body2">{text}</Typography>
            </Box>
          ))}
        </Box>
        <Typography component="ul" variant="body2" sx={{ pl: 2.5, my: 2, '& li': { mb: 1 } }}>
          {words.tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {words.helpPrivacy}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  )
}
