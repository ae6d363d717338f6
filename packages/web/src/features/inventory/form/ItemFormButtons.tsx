import { action_labels } from '@larder/contract/messages/action-labels'
import Button from '@mui/material/Button'
import { ActionBar } from '../../../ui/page/action-bar.tsx'
import { useBackToList } from '../back-link.tsx'

interface ItemFormButtonsProps {
  busy: boolean
  label: string
  busyLabel: string
  /** Lets Back pass without the question about unsaved changes. */
  allow: () => void
}

/** Cancel, which never asks, and the one thing the form is for. */
export function ItemFormButtons({ busy, label, busyLabel, allow }: ItemFormButtonsProps) {
  const { goBack } = useBackToList()
  return (
    <ActionBar>
      <Button
        color="inherit"
        variant="outlined"
        onClick={() => {
          allow()
          goBack()
        }}
      >
        {action_labels.cancel}
      </Button>
      <Button type="submit" variant="contained" disabled={busy}>
        {busy ? busyLabel : label}
      </Button>
    </ActionBar>
  )
}
