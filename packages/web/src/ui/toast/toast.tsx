import type { AlertColor } from '@mui/material/Alert'
import { createContext, type ReactNode, Suspense, use, useCallback, useMemo, useRef, useState } from 'react'
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
  const [open_id, setOpenId] = useState<number | null>(null)
  const last_id = useRef(0)
  const freeSide = useFreeSide()

  const showToast = useCallback<Toasts['showToast']>(
    (message, severity = 'success', action = undefined, side = freeSide()) => {
      const id = ++last_id.current
      setToast({ id, message, severity, action, side })
      setOpenId(id)
    },
    [freeSide],
  )
  // The time of one toast may end at the very moment at which the next replaces it.
  const close = (id: number): void => setOpenId((open) => (open === id ? null : open))
  const toasts = useMemo(() => ({ showToast }), [showToast])

  return (
    <ToastContext value={toasts}>
      {children}
      <Suspense>
        {toast && <ToastBar key={toast.id} toast={toast} open={toast.id === open_id} onClose={() => close(toast.id)} />}
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
