import { type BroughtItems } from '@larder/contract/calls/people-api'
import { join_words as words } from '@larder/contract/messages/people-screen-messages'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { FormAlert } from '../../shared/form-alert.tsx'
import { RadioCards } from '../../ui/form/radio-cards.tsx'
import panel from '../../ui/page/panel.module.css'
import { Quiet } from '../../ui/page/quiet.tsx'
import { type Fate, isEmpty, listFates, type Plan } from './plan.ts'

interface FateStepProps {
  before: BroughtItems | null
  household_name: string
  plan: Plan
  isBusy: boolean
  error: unknown
  onChoose: (fate: Fate) => void
  onReview: () => void
  onJoin: () => void
}

/** Asks what becomes of the household of before, where there is something in it. */
export function FateStep({ before, household_name, plan, isBusy, error, onChoose, onReview, onJoin }: FateStepProps) {
  const fates = listFates(before, household_name)
  const isReviewNext = fates.length > 0 && plan.fate === 'bring'
  return (
    <div className={panel.panel}>
      <Stack sx={{ gap: 2 }}>
        {before !== null && fates.length > 0 && (
          <div>
            <RadioCards
              legend={words.choose(before.household.name)}
              choices={fates}
              value={plan.fate}
              disabled={isBusy}
              onChange={onChoose}
            />
            <Quiet sx={{ mt: 1 }}>{words.chooseLead(before.items.length)}</Quiet>
          </div>
        )}
        {before !== null && isEmpty(before) && <Quiet>{words.emptyGoes(before.household.name)}</Quiet>}
        <FormAlert error={error} fallback={words.joinFailed} />
        {isReviewNext ? (
          <Button variant="contained" size="large" onClick={onReview}>
            {words.review}
          </Button>
        ) : (
          <Button
            variant="contained"
            size="large"
            color={plan.fate === 'leave' && fates.length > 0 && before?.is_alone ? 'error' : 'primary'}
            disabled={isBusy}
            onClick={onJoin}
          >
            {isBusy ? words.joining : words.joinHousehold(household_name)}
          </Button>
        )}
      </Stack>
    </div>
  )
}
