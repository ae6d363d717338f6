import AddRounded from '@mui/icons-material/AddRounded'
import { review_words } from '@larder/contract/messages-review'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { type Scan } from './use-scan.ts'

/** Why there is no review yet, and what can be done about it. */
export function ProblemAlert({ scan, onAddManually }: { scan: Scan; onAddManually: () => void }) {
  const { problem, process } = scan
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (problem) box.current?.scrollIntoView({ block: 'nearest' })
  }, [problem])
  if (problem === null) return null
  const { text, hint, can_retry } = problem
  return (
    <Alert ref={box} severity="error" sx={{ mt: 2, alignItems: 'flex-start', scrollMarginBottom: 140 }}>
      <span>{text}</span>
      {hint && (
        <Typography component="span" variant="body2" sx={{ display: 'block', mt: 0.5 }}>
          {hint}
        </Typography>
      )}
      <Stack direction="row" sx={{ gap: 1, mt: 1, flexWrap: 'wrap' }}>
        {can_retry && (
          <Button size="small" variant="outlined" color="inherit" onClick={process}>
            Try Again
          </Button>
        )}
        <Button size="small" color="inherit" startIcon={<AddRounded />} onClick={onAddManually}>
          Add Item Manually
        </Button>
      </Stack>
    </Alert>
  )
}

/** How far the photo is, or what will become of it, in a place that is kept for it: nothing moves when it comes and goes. */
export function ProgressLine({ share, hint }: { share: number | null; hint: string }) {
  const is_reading = share !== null && share >= 1
  const text =
    share === null ? hint : is_reading ? review_words.reading : review_words.uploading(`${Math.round(share * 100)}%`)
  return (
    <Box sx={{ minHeight: 44, mt: 2 }}>
      <Typography component="output" variant="body2" sx={{ display: 'block', color: 'text.secondary', mb: 1 }}>
        {text} {is_reading && review_words.readingHint}
      </Typography>
      {share !== null && (
        <LinearProgress
          aria-label={text}
          {...(is_reading ? {} : { variant: 'determinate', value: Math.round(share * 100) })}
        />
      )}
    </Box>
  )
}
