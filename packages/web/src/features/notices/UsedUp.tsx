import { messages } from '@larder/contract/messages'
import { notice_messages } from '@larder/contract/messages/notices-messages'
import { type Notice } from '@larder/contract/notices'
import { formatAmount } from '@larder/contract/values/numbers'
import Button from '@mui/material/Button'
import { failureText } from '../../api/client/failure.ts'
import { consumeBodyOf, useConsume } from '../../api/record.ts'
import { useRecorded } from '../../shared/recorded.ts'
import { useToast } from '../../ui/toast/toast.tsx'

/** Says that what a notice is about was used, all of it. */
export function UsedUp({ notice }: { notice: Notice }) {
  const { item_name, quantity, affected_quantity, unit_of_measure } = notice
  const used_quantity = affected_quantity ?? quantity
  const amount = formatAmount(used_quantity, unit_of_measure)
  const { showToast } = useToast()
  const consume = useConsume(notice)
  const onRecorded = useRecorded(notice)

  async function use(): Promise<void> {
    try {
      const { event_id, item } = await consume.mutateAsync(consumeBodyOf({ quantity, lot_count: 1 }, used_quantity))
      onRecorded(messages.consumption.used(amount, item_name), event_id, item)
    } catch (error) {
      showToast(failureText(error, messages.consumption.failedScreen), 'error')
    }
  }

  return (
    <Button
      aria-label={notice_messages.usedLabel(amount, item_name)}
      aria-busy={consume.isPending}
      sx={{ minHeight: 44 }}
      onClick={() => consume.isPending || void use()}
    >
      {notice_messages.used(amount)}
    </Button>
  )
}
