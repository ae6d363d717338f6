import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { type Problem } from './outcome.ts'

interface ProblemAlertProps {
  problem: Problem | null
  /** The specification's Try Again: everything begins anew. */
  onTryAgain: () => void
}

/** Why there are no products, brought into view and said at once. */
export function ProblemAlert({ problem, onTryAgain }: ProblemAlertProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (problem) box.current?.scrollIntoView({ block: 'nearest' })
  }, [problem])
  if (problem === null) return null
  return (
    <Alert
      ref={box}
      severity="error"
      sx={{
        my: 2,
        alignItems: 'flex-start',
        scrollMarginBottom: 'calc(var(--action-bar-height, 0px) + 16px)',
        scrollMarginTop: 80,
      }}
    >
      <span>{problem.text}</span>
      {problem.hint && (
        <Typography component="span" variant="body2" sx={{ display: 'block', mt: 0.5 }}>
          {problem.hint}
        </Typography>
      )}
      <Button size="small" variant="outlined" color="inherit" onClick={onTryAgain} sx={{ display: 'flex', mt: 1 }}>
        Try Again
      </Button>
    </Alert>
  )
}
