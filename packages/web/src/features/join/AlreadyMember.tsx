import { people_messages } from '@larder/contract/messages/people-messages'
import { join_words as words } from '@larder/contract/messages/people-screen-messages'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { failureText } from '../../api/client/failure.ts'
import { findHousehold } from '../../shared/household/find-household.ts'
import { useHouseholds } from '../../shared/household/use-households.ts'
import { useSwitch } from '../../shared/household/use-switch.ts'
import panel from '../../ui/page/panel.module.css'
import { ButtonRow } from '../../ui/page/button-row.tsx'

/** For whoever lives there already: the way there. */
export function AlreadyMember({ error, household_name }: { error: unknown; household_name: string }) {
  const households = useHouseholds()
  const { switchTo, isSwitching } = useSwitch()
  const named = households.filter(({ name }) => name === household_name)
  const household_id = findHousehold(error)?.household_id ?? (named.length === 1 ? named[0]?.household_id : undefined)
  const isShown = households.some((one) => one.household_id === household_id && one.is_current)
  const label = words.member(household_name)
  return (
    <div className={panel.panel}>
      <Typography sx={{ mb: 2 }}>{failureText(error, people_messages.invite.alreadyMember)}</Typography>
      <ButtonRow>
        {household_id === undefined || isShown ? (
          // Two of the same name: the page of households tells them apart.
          <Button component={Link} to={isShown ? '/inventory' : '/household'} variant="contained">
            {label}
          </Button>
        ) : (
          <Button variant="contained" disabled={isSwitching} onClick={() => switchTo(household_id)}>
            {label}
          </Button>
        )}
      </ButtonRow>
    </div>
  )
}
