import { delays } from '@larder/contract/constants'
import Alert, { type AlertColor } from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Snackbar from '@mui/material/Snackbar'
import { useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { type Side } from './free-side.ts'

export interface ToastAction {
  label: string
  onClick?: () => void
  /** Where it leads; what is pressed is a link then. */
  to?: string
}

/** What can be done about what a toast says; at most two of them, the likelier one first. */
export type ToastActions = ToastAction | readonly ToastAction[]

export interface Toast {
  id: number
  message: string
  severity: AlertColor
  action: ToastActions | undefined
  side: Side
}

const bottom = 'calc(var(--action-bar-height, 0px) + env(safe-area-inset-bottom) + 16px) !important'

const places = {
  bottom: { bottom },
  // A sheet has its first row there, and keeps its lower edge free, whenever it opens.
  top: { top: '76px !important', 'body:has(> .MuiDialog-root) &': { top: 'auto !important', bottom } },
} as const

const alert_style = {
  bgcolor: 'background.paper',
  color: 'text.primary',
  borderColor: 'divider',
  boxShadow: 6,
  maxWidth: 520,
  '& .MuiAlert-action': { whiteSpace: 'nowrap' },
} as const

// On a phone two actions take a line of their own where the words need theirs.
const wrapped = {
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  '& .MuiAlert-message': { flex: { xs: '1 1 180px', sm: '0 1 auto' } },
} as const

/** One toast: polite for what went well, at once for what went wrong. */
export function ToastBar({ toast, open, onClose }: { toast: Toast; open: boolean; onClose: () => void }) {
  const { message, severity, action } = toast
  const actions = [action ?? []].flat()
  const { pathname } = useLocation()
  const [raised_on] = useState(pathname)
  // On another page there is nothing left to give way to.
  const side = pathname === raised_on ? toast.side : 'bottom'
  const isUrgent = severity === 'error' || severity === 'warning'
  // Whoever was called away to it goes on where they were, not at the top of the page.
  const came_from = useRef<EventTarget | null>(null)
  const leave = (): void => {
    if (came_from.current instanceof HTMLElement) came_from.current.focus({ preventScroll: true })
    onClose()
  }
  return (
    <Snackbar
      open={open}
      autoHideDuration={delays.toast_ms}
      onClose={(_, reason) => reason !== 'clickaway' && onClose()}
      anchorOrigin={{ vertical: side, horizontal: 'center' }}
      sx={places[side]}
    >
      <Alert
        severity={severity}
        variant="outlined"
        role={isUrgent ? 'alert' : 'status'}
        onClose={leave}
        onFocus={({ relatedTarget, currentTarget }) => {
          if (!currentTarget.contains(relatedTarget)) came_from.current = relatedTarget
        }}
        sx={[alert_style, actions.length > 1 && wrapped]}
        {...(actions.length > 0 && {
          action: actions.map(({ label, onClick, to }) => (
            <Button
              key={label}
              color="primary"
              size="small"
              {...(to === undefined
                ? { onClick: () => (onClick?.(), leave()) }
                : { component: Link, to, onClick: onClose })}
            >
              {label}
            </Button>
          )),
        })}
      >
        {message}
      </Alert>
    </Snackbar>
  )
}
