import { arrival_words as words } from '@larder/contract/messages/arrival-messages'
import { join_words } from '@larder/contract/messages/people-screen-messages'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { ButtonRow } from '../../ui/page/button-row.tsx'
import panel from '../../ui/page/panel.module.css'
import { Quiet } from '../../ui/page/quiet.tsx'
import { ProgressLine } from '../../ui/states/progress-line.tsx'
import { type Arriving } from './use-join.ts'

interface ArrivingStepProps {
  household_name: string
  arriving: Arriving
  /** Whoever does not want to wait looks at what is there. */
  onLeave: () => void
}

/** Somebody has joined, and their things follow: how many have arrived, and the way on. */
export function ArrivingStep({ household_name, arriving, onLeave }: ArrivingStepProps) {
  const { done, total } = arriving
  const title = words.title(household_name)
  return (
    <div className={panel.panel}>
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      <Stack sx={{ gap: 2, mt: 2 }}>
        <ProgressLine label={title} share={total === 0 ? 1 : done / total} />
        <output>{words.progress(done, total)}</output>
        <Quiet>{words.goOn}</Quiet>
        <ButtonRow>
          <Button variant="contained" onClick={onLeave}>
            {join_words.member(household_name)}
          </Button>
        </ButtonRow>
      </Stack>
    </div>
  )
}
