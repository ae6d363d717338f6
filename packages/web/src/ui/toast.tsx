import Alert, { type AlertColor } from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Snackbar from '@mui/material/Snackbar'
import { delays } from '@larder/contract/constants'
import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react'
import { type Side, useFreeSide } from './free-side.ts'

export interface ToastAction {
  label: string
  onClick: () => void
}

interface Toast {
  id: number
  message: string
  severity: AlertColor
  action: ToastAction | undefined
  side: Side
}

interface Toasts {
  showToast: (message: string, severity?: AlertColor, action?: ToastAction) => void
}

const ToastContext = createContext<Toasts | null>(null)

/** Shows one short message at a time: a new one replaces the old, and each goes after six seconds. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<Toast | null>(null)
  const [open, setOpen] = useState(false)
  const freeSide = useFreeSide()

  const showToast = useCallback<Toasts['showToast']>(
    (message, severity = 'success', action = undefined) => {
      setToast((last) => ({ id: (last?.id ?? 0) + 1, message, severity, action, side: freeSide() }))
      setOpen(true)
    },
    [freeSide],
  )
  const toasts = useMemo(() => ({ showToast }), [showToast])

  return (
    <ToastContext value={toasts}>
      {children}
      {toast && <ToastBar key={toast.id} toast={toast} open={open} onClose={() => setOpen(false)} />}
    </ToastContext>
  )
}

function ToastBar({ toast, open, onClose }: { toast: Toast; open: boolean; onClose: () => void }) {
  const { message, severity, action, side } = toast
  const isUrgent = severity === 'error' || severity === 'warning'
  return (
    <Snackbar
      open={open}
      autoHideDuration={delays.toast_ms}
      onClose={(_, reason) => reason !== 'clickaway' && onClose()}
      anchorOrigin={{ vertical: side, horizontal: 'center' }}
      sx={{
        '&.MuiSnackbar-anchorOriginBottomCenter': {
          bottom: 'calc(var(--action-bar-height, 0px) + env(safe-area-inset-bottom) + 16px)',
        },
        '&.MuiSnackbar-anchorOriginTopCenter': { top: 'calc(var(--top-bar-height, 64px) + 12px)' },
      }}
    >
      <Alert
        severity={severity}
        sx={{ boxShadow: 8, bgcolor: 'background.paper', color: 'text.primary', maxWidth: 480 }}
        variant="outlined"
        role={isUrgent ? 'alert' : 'status'}
        onClose={onClose}
        {...(action && {
          action: (
            <Button color="inherit" size="small" onClick={() => (action.onClick(), onClose())}>
              {action.label}
            </Button>
          ),
        })}
      >
        {message}
      </Alert>
    </Snackbar>
  )
}

/** The one way to say that something happened. */
export function useToast(): Toasts {
  const toasts = use(ToastContext)
  if (toasts === null) throw new Error('useToast needs a ToastProvider')
  return toasts
}
