import { switch_words as words } from '@larder/contract/messages/people-screen-messages'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { ButtonRow } from '../../ui/page/button-row.tsx'
import { SectionCard } from '../../ui/page/section-card.tsx'

/** The way to the people of the household. */
export function HouseholdSection() {
  return (
    <SectionCard title={words.household} text={words.profileLead}>
      <ButtonRow>
        <Button component={Link} to="/household" variant="outlined" color="inherit">
          {words.open}
        </Button>
      </ButtonRow>
    </SectionCard>
  )
}
