import { api } from '@larder/contract/calls/api'
import { sumExpired } from '@larder/contract/lots'
import { notice_messages } from '@larder/contract/messages/notices-messages'
import { throw_away_messages } from '@larder/contract/messages/inventory/throw-away-messages'
import { type Notice } from '@larder/contract/notices'
import { formatAmount } from '@larder/contract/values/numbers'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/client/call.ts'
import { failureText } from '../../api/client/failure.ts'
import { refreshStock } from '../../api/keys.ts'
import { useDiscard } from '../../api/lots.ts'
import { useToday } from '../../session/session.tsx'
import { useRecorded } from '../../shared/recorded.ts'
import { useToast } from '../../ui/toast/toast.tsx'

/** Throws away what is past its date, and nothing else, with one tap. */
export function ThrowAwayExpired({ notice }: { notice: Notice }) {
  const { item_id, item_name } = notice
  const today = useToday()
  const queryClient = useQueryClient()
  const { showToast } = useToast()
  const discard = useDiscard(notice)
  const onRecorded = useRecorded(notice)
  const [isBusy, setBusy] = useState(false)

  async function throwAway(): Promise<void> {
    const item = await call(api.getItem, { params: { id: String(item_id) } })
    const quantity = item.lots ? sumExpired(item.lots, today) : item.quantity
    if (quantity <= 0) {
      showToast(notice_messages.nothingExpired(item_name), 'info')
      return await refreshStock(queryClient)
    }
    const { event_id, item: item_now } = await discard.mutateAsync({ quantity, reason: 'expired' })
    onRecorded(throw_away_messages.done(formatAmount(quantity, item.unit_of_measure), item_name), event_id, item_now)
  }

  return (
    <Button
      aria-label={notice_messages.throwAwayLabel(item_name)}
      aria-busy={isBusy}
      sx={{ minHeight: 44 }}
      onClick={() => {
        if (isBusy) return
        setBusy(true)
        throwAway()
          .catch((error: unknown) => showToast(failureText(error, throw_away_messages.failed), 'error'))
          .finally(() => setBusy(false))
      }}
    >
      {throw_away_messages.action}
    </Button>
  )
}
