import { household_words as words } from '@larder/contract/messages/people-screen-messages'
import Button from '@mui/material/Button'
import { Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useLoadFirst } from '../../ui/lazy/use-load-first.ts'
import { ButtonRow } from '../../ui/page/button-row.tsx'
import { SectionCard } from '../../ui/page/section-card.tsx'
import { NewHouseholdDialog } from './lazy-dialogs.ts'

/** A further household. The address opens the question, so that the switcher can lead straight to it. */
export function NewHousehold() {
  const [params, setParams] = useSearchParams()
  const loadFirst = useLoadFirst(NewHouseholdDialog)
  const isAsked = params.has('new')
  const [attempt, setAttempt] = useState(isAsked ? 1 : 0)
  const [open, setOpen] = useState(isAsked)
  const [wasAsked, setWasAsked] = useState(isAsked)
  const start = (): void => {
    setAttempt(attempt + 1)
    setOpen(true)
  }
  if (isAsked !== wasAsked) {
    setWasAsked(isAsked)
    if (isAsked) start()
  }
  const close = (): void => {
    setOpen(false)
    if (isAsked) setParams({}, { replace: true })
  }
  return (
    <SectionCard title={words.newTitle} text={words.newLead}>
      <ButtonRow>
        <Button variant="outlined" color="inherit" onClick={() => loadFirst(start)}>
          {words.newTitle}
        </Button>
      </ButtonRow>
      <Suspense>{attempt > 0 && <NewHouseholdDialog key={attempt} open={open} onClose={close} />}</Suspense>
    </SectionCard>
  )
}
