import { Suspense, useSyncExternalStore } from 'react'
import { currentQuestion, subscribeToQuestion } from './leaving.ts'
import { loadQuestion } from './load-question.ts'
import { lazyWithPreload } from '../lazy/lazy-with-preload.tsx'

// Most visits never ask, so the dialog is fetched when the first one does.
const UnsavedQuestion = lazyWithPreload(async () => (await loadQuestion()).UnsavedQuestion)

/** Mounted once by the layout: the one place where leaving a form, or closing one, is asked about. */
export function UnsavedChangesDialog() {
  const question = useSyncExternalStore(subscribeToQuestion, currentQuestion)
  return <Suspense>{question && <UnsavedQuestion kind={question.kind} />}</Suspense>
}
