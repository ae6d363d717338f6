import type { AlertColor } from '@mui/material/Alert'
import { createContext, type ReactNode, Suspense, use, useCallback, useMemo, useState } from 'react'
import { type Side, useFreeSide } from './free-side.ts'
import type { Toast, ToastActions } from './toast-bar.tsx'
import { lazyOptional } from '../lazy/lazy-with-preload.tsx'

interface Toasts {
  /** Without a side it keeps clear of what was pressed; nobody presses anything when a camera finds something. */
  showToast: (message: string, severity?: AlertColor, action?: ToastActions, side?: Side) => void
}

/** Where the toasts come from; tests put their own there. */
export const ToastContext = createContext<Toasts | null>(null)

// A toast follows an action, so the bar is not part of the first load; without it the page must go on.
const ToastBar = lazyOptional(async () => (await import('./toast-bar.tsx')).ToastBar)

/** Shows one short message at a time: a new one replaces the old, and each goes after six seconds. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<Toast | null>(null)
  const [open, setOpen] = useState(false)
  const freeSide = useFreeSide()

  const showToast = useCallback<Toasts['showToast']>(
    (message, severity = 'success', action = undefined, side = freeSide()) => {
      setToast((last) => ({ id: (last?.id ?? 0) + 1, message, severity, action, side }))
      setOpen(true)
    },
    [freeSide],
  )
  const toasts = useMemo(() => ({ showToast }), [showToast])

  return (
    <ToastContext value={toasts}>
      {children}
      <Suspense>
        {toast && <ToastBar key={toast.id} toast={toast} open={open} onClose={() => setOpen(false)} />}
      </Suspense>
    </ToastContext>
  )
}

/** The one way to say that something happened. */
export function useToast(): Toasts {
  const toasts = use(ToastContext)
  if (toasts === null) throw new Error('useToast needs a ToastProvider')
  return toasts
}
