import { people_api, type HouseholdResponse, type Removal } from '@larder/contract/calls/people-api'
import { action_labels } from '@larder/contract/messages/action-labels'
import { removal_words as words } from '@larder/contract/messages/removal-messages'
import Button from '@mui/material/Button'
import DialogContentText from '@mui/material/DialogContentText'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/client/call.ts'
import { household_keys } from '../../shared/household/use-household.ts'
import { DialogFrame } from '../../ui/dialog/dialog-frame.tsx'

/** Tells somebody who was removed from a household by whom, and what became of their things, until they have read it. */
export function RemovalNotice({ removal, household_name }: { removal: Removal; household_name: string }) {
  const queryClient = useQueryClient()
  const { removal_id, removed_by, household_name: left } = removal
  const close = (): void => {
    queryClient.setQueryData<HouseholdResponse | null>(household_keys.current, (data) =>
      data?.removals ? { ...data, removals: data.removals.filter((one) => one.removal_id !== removal_id) } : data,
    )
    // Where it does not arrive it is told again, which is better than never.
    void call(people_api.readRemoval, { params: { removal_id: String(removal_id) } }).catch(() => undefined)
  }
  return (
    <DialogFrame
      open
      is_question
      title={words.title(left)}
      onClose={close}
      actions={
        <Button variant="contained" onClick={close}>
          {action_labels.close}
        </Button>
      }
    >
      <DialogContentText>
        {removed_by ? words.by(removed_by, left) : words.byNobody(left)} {words.things}
      </DialogContentText>
      <DialogContentText sx={{ mt: 1 }}>{words.now(household_name)}</DialogContentText>
    </DialogFrame>
  )
}
