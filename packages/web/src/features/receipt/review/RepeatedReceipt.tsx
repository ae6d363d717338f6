import { action_labels } from '@larder/contract/messages/action-labels'
import { review_messages } from '@larder/contract/messages/review-messages'
import { daysBetween, formatDay, nameWeekday } from '@larder/contract/values/days'
import Alert from '@mui/material/Alert'
import { useToday } from '../../../session/session.tsx'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { type Repeated } from './use-repeated.ts'

const weekday_days = 6

/** A day in the past as one would say it. */
export function sayWhen(day: string, today: string): string {
  const days = daysBetween(day, today)
  if (days <= 0) return review_messages.today
  if (days === 1) return review_messages.yesterday
  return review_messages.onDay(days <= weekday_days ? nameWeekday(day) : formatDay(day))
}

/** That a receipt was added before, and the question whether it is to be added again. */
export function RepeatedReceipt({ repeated }: { repeated: Repeated }) {
  const today = useToday()
  const { receipt, is_asking, addAnyway, cancel } = repeated
  if (receipt?.added_on == null) return null
  const text = review_messages.addedBefore(sayWhen(receipt.added_on, today), receipt.added_count ?? 0)
  return (
    <>
      <Alert severity="warning">{text}</Alert>
      <ConfirmDialog
        open={is_asking}
        title={review_messages.addAgain}
        text={text}
        confirmLabel={review_messages.addAnyway}
        cancelLabel={action_labels.cancel}
        onConfirm={addAnyway}
        onCancel={cancel}
      />
    </>
  )
}
