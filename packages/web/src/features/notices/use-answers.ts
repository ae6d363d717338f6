import { type Notice } from '@larder/contract/notices'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type ToastAction } from '../../ui/toast/toast-bar.tsx'
import { useToast } from '../../ui/toast/toast.tsx'

export type ShowToast = ReturnType<typeof useToast>['showToast']

/** What came of an action, as a toast would say it. */
export interface Answer {
  readonly message: string
  readonly severity: NonNullable<Parameters<ShowToast>[1]>
  readonly actions: readonly ToastAction[]
}

const toAnswer = (...[message, severity = 'success', action]: Parameters<ShowToast>): Answer => ({
  message,
  severity,
  actions: [action ?? []].flat(),
})

interface Touched {
  readonly notice: Notice
  /** Undefined while it is not known yet. */
  readonly answer: Answer | undefined
}

/**
 * What came of the actions on this list, each beside its item instead of in a toast, which would cover the list and which
 * no keyboard reaches behind it. What is dealt with stays in its place with its Undo until the list is closed.
 */
export function useAnswers(listed: readonly Notice[]) {
  const [touched, setTouched] = useState<ReadonlyMap<number, Touched>>(new Map())
  const { showToast } = useToast()
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => void (isOpen.current = false)
  }, [])

  const touch = useCallback((notice: Notice, answer?: Answer): void => {
    setTouched((last) => new Map(last).set(notice.item_id, { notice, answer }))
  }, [])
  const answer = useCallback(
    (notice: Notice, ...said: Parameters<ShowToast>): void => {
      // Who has closed the list meanwhile is told all the same.
      if (isOpen.current) touch(notice, toAnswer(...said))
      else showToast(...said)
    },
    [showToast, touch],
  )
  const shown = useMemo(() => keepTouched(listed, touched), [listed, touched])
  return { shown, touch, answer, answerOf: (item_id: number) => touched.get(item_id)?.answer }
}

/** An item that something was done about stays what it was, whatever else is to be said of it now. */
function keepTouched(listed: readonly Notice[], touched: ReadonlyMap<number, Touched>): Notice[] {
  const kept = [...touched.values()].map(
    ({ notice }) => listed.find(({ item_id, kind }) => item_id === notice.item_id && kind === notice.kind) ?? notice,
  )
  return [...listed.filter(({ item_id }) => !touched.has(item_id)), ...kept]
}

/** The same for a button that is about several items. */
export function useAnswer() {
  const [answer, setAnswer] = useState<Answer>()
  const toasts = useMemo(() => ({ showToast: (...said: Parameters<ShowToast>) => setAnswer(toAnswer(...said)) }), [])
  return { answer, toasts }
}
