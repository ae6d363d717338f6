import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { failureHint, failureText } from '../api/failure.ts'

interface FormAlertProps {
  /** What the submit threw, or null before and while trying. */
  error: unknown
  fallback: string
}

/** Why a submit failed, brought into view because the button may be far below it. */
export function FormAlert({ error, fallback }: FormAlertProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (error) box.current?.scrollIntoView({ block: 'nearest' })
  }, [error])
  if (!error) return null
  const hint = failureHint(error)
  return (
    <Alert ref={box} severity="error" sx={{ scrollMarginTop: 88, scrollMarginBottom: 96 }}>
      <span>{failureText(error, fallback)}</span>
      {hint && (
        <Typography component="span" variant="body2" sx={{ display: 'block', mt: 0.5 }}>
          {hint}
        </Typography>
      )}
    </Alert>
  )
}
