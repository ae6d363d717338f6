import { base_messages } from '@larder/contract/messages-base'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { answerQuestion, currentQuestion, loadConfirmDialog, subscribeToQuestion } from './leaving.ts'

// Most visits never ask, so the dialog is fetched when the first one does.
const ConfirmDialog = lazy(() => loadConfirmDialog().then((part) => ({ default: part.ConfirmDialog })))

/** Mounted once by the layout: the one place where leaving a form is asked about. */
export function UnsavedChangesDialog() {
  const question = useSyncExternalStore(subscribeToQuestion, currentQuestion)
  if (question === null) return null
  return (
    <Suspense>
      <ConfirmDialog
        open
        title={base_messages.app.leaveTitle}
        text={base_messages.app.unsavedChanges}
        confirmLabel="Leave"
        cancelLabel="Stay"
        onConfirm={() => answerQuestion(true)}
        onCancel={() => answerQuestion(false)}
      />
    </Suspense>
  )
}
