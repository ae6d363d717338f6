import { type ItemPrefill } from '@larder/contract/item-form'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useToday } from '../../session/session.tsx'
import { type Problem } from './outcome.ts'
import { toPrefill } from './prefill.ts'
import { type Waiting } from './use-barcode-page.ts'

/** Leaves the screen without having added anything. */
export function CancelButton({ className }: { className?: string }) {
  return (
    <Button component={Link} to="/inventory" color="inherit" {...(className ? { className } : {})}>
      Cancel
    </Button>
  )
}

/** What the add form is handed. */
export function prefillState(prefill: ItemPrefill): { prefill: ItemPrefill } {
  return { prefill }
}

/** Why there is no result, and the way on: a code that nobody knows can still be named. */
export function ProblemAlert({ problem, onScanAgain }: { problem: Problem | null; onScanAgain?: () => void }) {
  const today = useToday()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (problem) box.current?.scrollIntoView({ block: 'nearest' })
  }, [problem])
  if (problem === null) return null
  const { text, hint, code } = problem
  return (
    <Alert
      ref={box}
      severity="error"
      sx={{
        mt: 2,
        mb: { xs: 2, sm: 0 },
        alignItems: 'flex-start',
        scrollMarginBottom: 'calc(var(--action-bar-height, 0px) + 16px)',
      }}
    >
      <span>{text}</span>
      {hint && (
        <Typography component="span" variant="body2" sx={{ display: 'block', mt: 0.5 }}>
          {hint}
        </Typography>
      )}
      {(code !== null || onScanAgain) && (
        <Stack direction="row" sx={{ gap: 1, mt: 1, flexWrap: 'wrap' }}>
          {code !== null && (
            <Button
              component={Link}
              to="/inventory/add"
              state={prefillState(toPrefill(code, null, today))}
              size="small"
              variant="outlined"
              color="inherit"
            >
              Name It Yourself
            </Button>
          )}
          {onScanAgain && (
            <Button size="small" color="inherit" onClick={onScanAgain}>
              Scan Again
            </Button>
          )}
        </Stack>
      )}
    </Alert>
  )
}

/** What is being waited for; its room is kept, so that nothing moves when it comes and goes. */
export function WaitingLine({ waiting, idle = '' }: { waiting: Waiting | null; idle?: string }) {
  return (
    <Box sx={{ minHeight: 40, mt: 2 }}>
      <Typography component="output" variant="body2" sx={{ display: 'block', color: 'text.secondary', mb: 1 }}>
        {waiting?.text ?? idle}
      </Typography>
      {waiting && (
        <LinearProgress
          aria-label={waiting.text}
          {...(waiting.share === null ? {} : { variant: 'determinate', value: waiting.share * 100 })}
        />
      )}
    </Box>
  )
}
