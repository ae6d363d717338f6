import AddRounded from '@mui/icons-material/AddRounded'
import { receipt_messages } from '@larder/contract/messages/receipt-messages'
import { review_messages } from '@larder/contract/messages/review-messages'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { type ComponentProps, useId, useRef, useState } from 'react'
import { useStableActions } from '../../../ui/stable-actions.ts'
import { ReceiptPhoto } from '../ReceiptPhoto.tsx'
import { type Photo } from '../use-scan.ts'
import { correctFacts, withCorrected } from './corrections.ts'
import { boxesOf, type Draft } from './draft.ts'
import { RepeatedReceipt } from './RepeatedReceipt.tsx'
import { ReviewFacts, SummaryAlert } from './ReviewFacts.tsx'
import { ReviewList } from './ReviewList.tsx'
import { SaveBar } from './SaveBar.tsx'
import { SetForAll } from './SetForAll.tsx'
import { type Review } from './use-review.ts'

const usual_places = ['Fridge', 'Freezer', 'Pantry']

/** What is said of all lines, and the ways to change or add to them. */
function ReviewHead({ review, onAdded }: { review: Review; onAdded: (key: string) => void }) {
  const { drafts, receipts, is_busy, addManually, fileAll } = review
  const [isFiling, setFiling] = useState(false)
  const filing_id = useId()
  const toggle = useRef<HTMLButtonElement>(null)
  const hasSeveral = drafts.filter(({ is_joined }) => !is_joined).length > 1
  const places = [...new Set([...drafts.map(({ values }) => values.location), ...usual_places])].filter(Boolean)
  return (
    <>
      <Stack
        direction="row"
        sx={{ gap: 1, columnGap: 2, justifyContent: 'space-between', alignItems: 'flex-start', flexWrap: 'wrap' }}
      >
        <ReviewFacts
          {...{ receipts, drafts }}
          count={drafts.length}
          disabled={is_busy}
          onCorrect={(receipt, corrections) =>
            review.correct(
              (now) => (now === receipt ? correctFacts(now, corrections) : now),
              (now) => withCorrected(now, receipt, corrections),
            )
          }
        />
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button
            variant="outlined"
            color="inherit"
            startIcon={<AddRounded />}
            disabled={is_busy}
            onClick={() => onAdded(addManually())}
          >
            {review_messages.addItemManually}
          </Button>
          {hasSeveral && (
            <Button
              ref={toggle}
              color="inherit"
              disabled={is_busy}
              aria-expanded={isFiling}
              aria-controls={filing_id}
              onClick={() => setFiling(!isFiling)}
            >
              {review_messages.setForAll}
            </Button>
          )}
        </Stack>
      </Stack>
      {hasSeveral && isFiling && !is_busy && (
        <div id={filing_id}>
          <SetForAll
            places={places}
            onApply={(given) => {
              fileAll(given)
              setFiling(false)
              toggle.current?.focus()
            }}
          />
        </div>
      )}
    </>
  )
}

/** The second step: every line as a row that opens to its card, the photo beside them. */
export function ReviewStep({ review, chosen }: { review: Review; chosen: Photo | null }) {
  const { drafts, run, summary } = review
  const [looked_at, setLookedAt] = useState<string | null>(null)
  const [focused, setFocused] = useState<ComponentProps<typeof ReviewList>['focused']>(null)
  const actions = useStableActions({
    onEdit: review.edit,
    onJoin: review.join,
    onToggle: review.toggle,
    onMakeNew: (key: string) => {
      review.join(key, false)
      review.toggle(key)
      setFocused({ key, part: 'input' })
    },
    onSplit: (draft: Draft) => {
      review.split(draft)
      setFocused({ key: draft.parts[0]?.key ?? '', part: 'button' })
    },
    onRemove: review.remove,
    onSave: review.saveOne,
    onLook: setLookedAt,
  })
  // While all are saved, the one that is under way is looked at.
  const isLooked = (draft: Draft) => (run ? draft.state === 'saving' : draft.key === looked_at)
  const looked = drafts.find(isLooked)
  const last = drafts.findLast((draft) => draft.photo !== null)
  const photo = looked?.photo ?? last?.photo ?? chosen
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: photo ? '320px minmax(0, 1fr)' : undefined } }}>
      {photo && <ReceiptPhoto photo={photo} boxes={looked ? boxesOf(looked) : []} />}
      <Stack sx={{ gap: 2, minWidth: 0 }}>
        <ReviewHead review={review} onAdded={(key) => setFocused({ key, part: 'input' })} />
        <RepeatedReceipt repeated={review.repeated} />
        {summary && <SummaryAlert summary={summary} />}
        {drafts.length === 0 && <Alert severity="info">{receipt_messages.receipt.emptyReview}</Alert>}
        <ReviewList drafts={drafts} locked={run !== null} focused={focused} actions={actions} />
        <SaveBar review={review} />
      </Stack>
    </Box>
  )
}
