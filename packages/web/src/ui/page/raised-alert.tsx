import Alert, { type AlertColor } from '@mui/material/Alert'
import { type ReactNode, useEffect, useRef } from 'react'
import css from './raised-alert.module.css'

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

/** Says what happened and what to do, and comes into view, because what was pressed may be far from it. */
export function RaisedAlert({ cause, severity = 'error', text, hint, children }: RaisedAlertProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (cause) box.current?.scrollIntoView({ block: 'nearest' })
  }, [cause])
  return (
    <Alert ref={box} severity={severity} className={css.alert ?? ''}>
      <span>{text}</span>
      {hint && <div className={css.hint}>{hint}</div>}
      {children && <div className={css.ways}>{children}</div>}
    </Alert>
  )
}
