import { type BroughtItems } from '@larder/contract/calls/people-api'
import { join_words as words } from '@larder/contract/messages/people-screen-messages'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { failureText } from '../../api/client/failure.ts'
import { useStepFocus } from '../../ui/page/step-focus.ts'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { AlreadyMember } from './AlreadyMember.tsx'
import { ArrivingStep } from './ArrivingStep.tsx'
import { FateStep } from './FateStep.tsx'
import { JoinSkeleton } from './JoinSkeleton.tsx'
import { listFates, type Plan } from './plan.ts'
import { ReviewStep } from './ReviewStep.tsx'
import { useBroughtItems, isMember } from './use-invite.ts'
import { useJoin } from './use-join.ts'

interface StepsProps {
  code: string
  household_name: string
}

function ChosenSteps({ code, household_name, before }: StepsProps & { before: BroughtItems | null }) {
  const [plan, setPlan] = useState<Plan>({
    fate: listFates(before, household_name)[0]?.value ?? 'keep',
    keep_apart: [],
  })
  const [isReviewing, setReviewing] = useState(false)
  const join = useJoin(code, before)
  const isBusy = join.isPending || join.isSuccess
  const shared = { plan, isBusy, error: join.error, onJoin: () => join.mutate(plan) }
  const part = useStepFocus(isReviewing ? 'review' : 'fate')
  if (join.arriving)
    return <ArrivingStep household_name={household_name} arriving={join.arriving} onLeave={join.leave} />
  if (isMember(join.error)) return <AlreadyMember error={join.error} household_name={household_name} />
  const isReview = before !== null && isReviewing
  return (
    <Box ref={part} tabIndex={-1} sx={{ outline: 'none' }}>
      {isReview ? (
        <ReviewStep
          {...shared}
          items={before.items}
          household_name={household_name}
          onChange={(keep_apart) => setPlan({ ...plan, keep_apart })}
          onBack={() => setReviewing(false)}
        />
      ) : (
        <FateStep
          {...shared}
          before={before}
          household_name={household_name}
          onChoose={(fate) => {
            join.reset()
            setPlan({ ...plan, fate })
          }}
          onReview={() => setReviewing(true)}
        />
      )}
    </Box>
  )
}

/** The way in for whoever is signed in: what becomes of their own things, a look at them, and Join. */
export function JoinSteps({ code, household_name }: StepsProps) {
  const { data: before, error, refetch } = useBroughtItems(code)
  if (before !== undefined) return <ChosenSteps code={code} household_name={household_name} before={before} />
  if (isMember(error)) return <AlreadyMember error={error} household_name={household_name} />
  if (error) return <ErrorState message={failureText(error, words.itemsFailed)} onRetry={() => void refetch()} />
  return <JoinSkeleton />
}
