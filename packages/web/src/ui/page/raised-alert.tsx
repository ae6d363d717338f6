import Alert, { type AlertColor } from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { type ReactNode, useEffect, useRef } from 'react'

interface RaisedAlertProps {
  /** What raised it; another one brings it into view again. */
  cause: unknown
  severity?: AlertColor
  text: ReactNode
  /** What is safe, or what to do about it. */
  hint?: ReactNode
  /** Ways on, as small buttons. */
  children?: ReactNode
}

// Neither the bar above nor the one below may cover it.
const in_view = {
  alignItems: 'flex-start',
  scrollMarginTop: '80px',
  scrollMarginBottom: 'calc(var(--action-bar-height, 0px) + 16px)',
} as const

/** Says what happened and what to do, and comes into view, because what was pressed may be far from it. */
export function RaisedAlert({ cause, severity = 'error', text, hint, children }: RaisedAlertProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (cause) box.current?.scrollIntoView({ block: 'nearest' })
  }, [cause])
  return (
    <Alert ref={box} severity={severity} sx={in_view}>
      <span>{text}</span>
      {hint && <Box sx={{ mt: 0.5 }}>{hint}</Box>}
      {children && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1, '&:empty': { display: 'none' } }}>{children}</Box>
      )}
    </Alert>
  )
}
