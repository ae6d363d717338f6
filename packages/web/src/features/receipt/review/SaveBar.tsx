import { review_messages } from '@larder/contract/messages/review-messages'
import { action_labels } from '@larder/contract/messages/action-labels'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { ActionBar } from '../../../ui/page/action-bar.tsx'
import { type Review, type Run } from './use-review.ts'
import { ProgressLine } from '../../../ui/states/progress-line.tsx'

/** How far Add All is, in the place where its button was. */
function RunProgress({ run, onStop }: { run: Run; onStop: () => void }) {
  const { current, done, total, is_done } = run
  const percent = Math.round((done / total) * 100)
  const text = is_done ? review_messages.opening(total) : review_messages.saving(current, total)
  const button = useRef<HTMLButtonElement>(null)
  // It takes the place of the button that was pressed, and its focus.
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  return (
    <>
      <Box sx={{ flex: '1 1 auto !important', minWidth: 0, alignSelf: 'center' }}>
        <Typography component="output" variant="body2" sx={{ display: 'block', mb: 0.5 }}>
          {text} ({percent}%)
        </Typography>
        <ProgressLine label={text} share={percent / 100} />
      </Box>
      <Button
        ref={button}
        color="inherit"
        variant="outlined"
        disabled={is_done}
        onClick={onStop}
        sx={{ flex: '0 0 auto !important' }}
      >
        {review_messages.stop}
      </Button>
    </>
  )
}

// A phone's bar sticks by itself; on a desk it does here, because the cards move below it while they are saved.
const always_in_view = {
  display: { xs: 'contents', sm: 'block' },
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  py: 1.5,
  bgcolor: 'background.default',
} as const

/** The buttons Back and Save, and the progress while items are saved. */
export function SaveBar({ review }: { review: Review }) {
  const { run, stop, back, saveAll, can_save_all, is_busy } = review
  return (
    <Box sx={always_in_view}>
      <ActionBar sticks>
        {run ? (
          <RunProgress run={run} onStop={stop} />
        ) : (
          <>
            <Button
              color="inherit"
              variant="outlined"
              disabled={is_busy}
              onClick={back}
              sx={{ flex: '0 0 auto !important' }}
            >
              {action_labels.back}
            </Button>
            <Button variant="contained" disabled={!can_save_all || is_busy} onClick={saveAll}>
              {review_messages.addAllItemsToInventory}
            </Button>
          </>
        )}
      </ActionBar>
    </Box>
  )
}
