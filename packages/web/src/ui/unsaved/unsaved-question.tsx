import { unsaved_messages } from '@larder/contract/messages/unsaved-messages'
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx'
import { answerQuestion, type Question } from './leaving.ts'

/** Asks before what was typed is given up; whoever closes the question has not given it up. */
export function UnsavedQuestion({ kind }: Pick<Question, 'kind'>) {
  const { title, text, yes, no } = unsaved_messages[kind]
  return (
    <ConfirmDialog
      open
      title={title}
      text={text}
      confirmLabel={yes}
      cancelLabel={no}
      onConfirm={() => answerQuestion(true)}
      onCancel={() => answerQuestion(false)}
    />
  )
}
