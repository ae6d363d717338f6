import { type BroughtItems } from '@larder/contract/calls/people-api'
import { action_labels } from '@larder/contract/messages/action-labels'
import { join_words as words } from '@larder/contract/messages/people-screen-messages'
import { formatAmount } from '@larder/contract/values/numbers'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import { FormAlert } from '../../shared/form-alert.tsx'
import { ButtonRow } from '../../ui/page/button-row.tsx'
import panel from '../../ui/page/panel.module.css'
import { Quiet } from '../../ui/page/quiet.tsx'
import { type Plan } from './plan.ts'

type Brought = BroughtItems['items'][number]
type Named = Pick<Brought, 'item_name' | 'brand' | 'quantity' | 'unit_of_measure'>

const list = { m: 0, p: 0, listStyle: 'none' } as const
const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  py: 1,
  minHeight: 56,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const

const fullName = ({ item_name, brand }: Named): string => (brand === null ? item_name : `${item_name}, ${brand}`)
const amountOf = ({ quantity, unit_of_measure }: Named): string => formatAmount(quantity, unit_of_measure)

interface MatchRowProps {
  item: Brought & { match: Named }
  isApart: boolean
  onChange: (isApart: boolean) => void
}

/** One of mine that is there already: what it is added to, and the way to keep it apart. */
function MatchRow({ item, isApart, onChange }: MatchRowProps) {
  return (
    <Box component="li" sx={row}>
      <Box sx={{ flex: '1 1 180px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="subtitle1" component="h3">
          {fullName(item)} ({amountOf(item)})
        </Typography>
        <Quiet>{isApart ? words.keptApart : words.addedTo(fullName(item.match), amountOf(item.match))}</Quiet>
      </Box>
      <FormControlLabel
        label={words.keepApart}
        control={
          <Checkbox
            checked={isApart}
            slotProps={{ input: { 'aria-label': words.keepApartOf(item.item_name) } }}
            onChange={(_, checked) => onChange(checked)}
          />
        }
      />
    </Box>
  )
}

interface ReviewStepProps {
  items: readonly Brought[]
  household_name: string
  plan: Plan
  isBusy: boolean
  error: unknown
  onChange: (keep_apart: readonly number[]) => void
  onBack: () => void
  onJoin: () => void
}

/** What comes along: first what is there already, since that may be another thing of the same name. */
export function ReviewStep(props: ReviewStepProps) {
  const { items, household_name, plan, isBusy, error, onChange, onBack, onJoin } = props
  const matched = useMemo(() => items.filter((item): item is MatchRowProps['item'] => item.match !== null), [items])
  const others = useMemo(() => items.filter(({ match }) => match === null), [items])
  const toggle = (item_id: number, isApart: boolean): void => {
    const rest = plan.keep_apart.filter((id) => id !== item_id)
    onChange(isApart ? [...rest, item_id] : rest)
  }
  return (
    <div className={panel.panel}>
      <Typography variant="h3" component="h2">
        {words.reviewTitle}
      </Typography>
      <Quiet sx={{ mt: 0.5 }}>{matched.length === 0 ? words.matchedNone : words.reviewLead}</Quiet>
      <Stack sx={{ gap: 2, mt: 2 }}>
        {matched.length > 0 && (
          <section>
            <Typography variant="subtitle2" component="h3" sx={{ color: 'text.secondary' }}>
              {words.matched(matched.length)}
            </Typography>
            <Box component="ul" sx={list}>
              {matched.map((item) => (
                <MatchRow
                  key={item.item_id}
                  item={item}
                  isApart={plan.keep_apart.includes(item.item_id)}
                  onChange={(isApart) => toggle(item.item_id, isApart)}
                />
              ))}
            </Box>
          </section>
        )}
        {others.length > 0 && (
          <details>
            <Box
              component="summary"
              sx={{ typography: 'subtitle2', color: 'text.secondary', cursor: 'pointer', py: 1.5 }}
            >
              {words.others(others.length)}
            </Box>
            <Box component="ul" sx={list}>
              {others.map((item) => (
                <Box component="li" key={item.item_id} sx={{ py: 0.5, overflowWrap: 'anywhere' }}>
                  {fullName(item)} ({amountOf(item)})
                </Box>
              ))}
            </Box>
          </details>
        )}
        <FormAlert error={error} fallback={words.joinFailed} />
        <ButtonRow>
          <Button variant="outlined" color="inherit" disabled={isBusy} onClick={onBack}>
            {action_labels.back}
          </Button>
          <Button variant="contained" disabled={isBusy} onClick={onJoin}>
            {isBusy ? words.joining : words.joinHousehold(household_name)}
          </Button>
        </ButtonRow>
      </Stack>
    </div>
  )
}
