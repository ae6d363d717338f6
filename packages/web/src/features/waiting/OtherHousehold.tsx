import { waiting_messages as words } from '@larder/contract/messages/offline/waiting-messages'
import { formatQuantity } from '@larder/contract/values/numbers'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { type OtherStore } from '../../offline/store/other-stores.ts'
import { useHouseholds } from '../../shared/household/use-households.ts'
import { useSwitch } from '../../shared/household/use-switch.ts'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'

interface OtherHouseholdProps {
  store: OtherStore
  onDiscard: () => void
}

/** Says that changes wait for a household that is not shown, and leads there; who has left it can only discard them. */
export function OtherHousehold({ store, onDiscard }: OtherHouseholdProps) {
  const household = useHouseholds().find(({ household_id }) => household_id === store.household_id)
  const { switchTo, isSwitching } = useSwitch()
  const [isAsking, setAsking] = useState(false)
  const count = formatQuantity(store.changes)
  return (
    <Alert
      severity="info"
      action={
        household ? (
          <Button color="inherit" disabled={isSwitching} onClick={() => switchTo(store.household_id, '/waiting')}>
            {words.switch}
          </Button>
        ) : (
          <Button color="inherit" onClick={() => setAsking(true)}>
            {words.discard}
          </Button>
        )
      }
    >
      {household ? words.elsewhere(count, household.name) : words.leftHousehold(count)}
      <ConfirmDialog
        open={isAsking}
        title={words.discardAllTitle}
        text={words.discardAllText(count)}
        confirmLabel={words.discard}
        tone="error"
        onConfirm={onDiscard}
        onCancel={() => setAsking(false)}
      />
    </Alert>
  )
}
