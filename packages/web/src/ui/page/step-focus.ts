import { type RefObject, useEffect, useRef } from 'react'

/**
 * Begins a new step of a screen at its top with the focus on it, since the button that was pressed is gone with the step
 * before. `takes_focus` is false where a field of the step takes it.
 */
export function useStepFocus(step: string | number, takes_focus = true): RefObject<HTMLElement | null> {
  const part = useRef<HTMLElement>(null)
  const last = useRef(step)
  useEffect(() => {
    if (last.current === step) return
    last.current = step
    window.scrollTo({ top: 0, behavior: 'instant' })
    if (takes_focus) part.current?.focus({ preventScroll: true })
  }, [step, takes_focus])
  return part
}

/** A step that fills its page, so that on a phone its buttons stand at the lower edge. */
export const whole_step = {
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  outline: 'none',
  '& > form': { flex: 1, gap: 0 },
} as const
