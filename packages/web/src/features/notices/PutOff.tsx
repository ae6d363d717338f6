import { action_labels } from '@larder/contract/messages/action-labels'
import { notice_messages } from '@larder/contract/messages/notices-messages'
import { type Notice, put_off_days } from '@larder/contract/notices'
import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { failureText } from '../../api/client/failure.ts'
import { useTakeBack } from '../../shared/recorded.ts'
import { useToast } from '../../ui/toast/toast.tsx'
import { putOff, type PutOffDays } from './use-notices.ts'

/** Not now: until tomorrow, for three days, or for a week. */
export function PutOff({ notice: { notice_id, item_name } }: { notice: Notice }) {
  const queryClient = useQueryClient()
  const { showToast } = useToast()
  const takeBack = useTakeBack()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isBusy, setBusy] = useState(false)
  const choose = (days: PutOffDays): void => {
    setAnchor(null)
    setBusy(true)
    const undo = {
      label: action_labels.undo,
      onClick: () => takeBack(() => putOff(queryClient, notice_id, 0), notice_messages.broughtBack),
    }
    putOff(queryClient, notice_id, days)
      .then(
        () => showToast(notice_messages.wasPutOff, 'success', undo),
        (error: unknown) => showToast(failureText(error, notice_messages.putOffFailed), 'error'),
      )
      .finally(() => setBusy(false))
  }
  return (
    <>
      <Button
        color="inherit"
        aria-label={notice_messages.putOffLabel(item_name)}
        aria-busy={isBusy}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        sx={{ color: 'text.secondary', flex: 'none', minHeight: 44 }}
        onClick={(event) => isBusy || setAnchor(event.currentTarget)}
      >
        {notice_messages.putOff}
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        // It floats outside the layout, so it has to be a landmark of its own.
        slotProps={{ root: { role: 'region', 'aria-label': notice_messages.putOff } }}
      >
        {put_off_days.map((days) => (
          <MenuItem key={days} onClick={() => choose(days)}>
            {notice_messages.putOffFor[days]}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
