import { shopping } from '@larder/contract/constants'
import { messages } from '@larder/contract/messages'
import { shopping_messages } from '@larder/contract/messages/shopping-messages'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Slider from '@mui/material/Slider'
import Typography from '@mui/material/Typography'
import { memo, useState } from 'react'

const marks = shopping.marks.map((value) => ({ value, label: String(value) }))

interface TimeframeSliderProps {
  days: number
  onChange: (days: number) => void
}

/** How far ahead to look; the list is asked for when the thumb lets go. */
export const TimeframeSlider = memo(function TimeframeSlider({ days, onChange }: TimeframeSliderProps) {
  const [held, setHeld] = useState<number | null>(null)
  const shown = held ?? days
  return (
    <Card className="screen-only" sx={{ px: 2, pt: 1.5, pb: 0.5, mb: 3 }}>
      <Typography component="p" variant="subtitle2">
        {messages.shopping.timeframe(shown)}
      </Typography>
      <Box sx={{ px: 1 }}>
        <Slider
          aria-label={shopping_messages.timeframeSlider}
          value={shown}
          min={shopping.min_days}
          max={shopping.max_days}
          step={shopping.step_days}
          marks={marks}
          getAriaValueText={(value) => messages.shopping.timeframe(value)}
          onChange={(_, value) => setHeld(value)}
          onChangeCommitted={(_, value) => {
            setHeld(null)
            onChange(value)
          }}
        />
      </Box>
    </Card>
  )
})
