import { shopping } from '@larder/contract/constants'
import { messages } from '@larder/contract/messages'
import { shopping_messages } from '@larder/contract/messages/shopping/shopping-messages'
import Slider from '@mui/material/Slider'
import { memo, useState } from 'react'
import text from '../../ui/text.module.css'
import css from './TimeframeSlider.module.css'

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
    <div className={`screen-only ${css.timeframe}`}>
      <p className={`${text.caption} ${text.quiet} ${css.words}`}>{messages.shopping.timeframe(shown)}</p>
      <Slider
        className={css.slider ?? ''}
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
    </div>
  )
})
