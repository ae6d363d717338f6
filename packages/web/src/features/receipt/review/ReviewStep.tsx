import AddRounded from '@mui/icons-material/AddRounded'
import { messages } from '@larder/contract/messages'
import { review_messages } from '@larder/contract/messages/review-messages'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useRef, useState } from 'react'
import { useFocusAfterLeaving } from '../../../ui/unsaved/focus-after-leaving.ts'
import { useStableActions } from '../../../ui/stable-actions.ts'
import { type Draft } from './draft.ts'
import { ReceiptPhoto } from '../ReceiptPhoto.tsx'
import { ReviewCard } from './ReviewCard.tsx'
import { ReviewFacts, SummaryAlert } from './ReviewFacts.tsx'
import { SaveBar } from './SaveBar.tsx'
import { type Review } from './use-review.ts'
import { type Photo } from '../use-scan.ts'

/** The second step: every line as a card, the photo beside them. */
export function ReviewStep({ review, chosen }: { review: Review; chosen: Photo | null }) {
  const { drafts, receipts, run, summary, is_busy, addManually } = review
  const [looked_at, setLookedAt] = useState<string | null>(null)
  const [added, setAdded] = useState<string | null>(null)
  const list = useRef<HTMLUListElement>(null)
  useFocusAfterLeaving(list, drafts.length)
  const actions = useStableActions({
    onEdit: review.edit,
    onJoin: review.join,
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
      {photo && <ReceiptPhoto photo={photo} box={looked?.box ?? null} />}
      <Stack sx={{ gap: 2, minWidth: 0 }}>
        <Stack
          direction="row"
          sx={{ gap: 2, justifyContent: 'space-between', alignItems: 'flex-start', flexWrap: 'wrap' }}
        >
          <ReviewFacts receipts={receipts} count={drafts.length} />
          <Button
            variant="outlined"
            color="inherit"
            startIcon={<AddRounded />}
            disabled={is_busy}
            onClick={() => setAdded(addManually())}
          >
            {review_messages.addItemManually}
          </Button>
        </Stack>
        {summary && <SummaryAlert summary={summary} />}
        {drafts.length === 0 && <Alert severity="info">{messages.receipt.emptyReview}</Alert>}
        <Stack
          component="ul"
          ref={list}
          tabIndex={-1}
          aria-label={review_messages.receiptItems}
          sx={{ gap: 2, listStyle: 'none', p: 0, m: 0, outline: 'none' }}
        >
          {drafts.map((draft) => (
            <li key={draft.key}>
              <ReviewCard draft={draft} locked={run !== null} is_new={draft.key === added} {...actions} />
            </li>
          ))}
        </Stack>
        <SaveBar review={review} />
      </Stack>
    </Box>
  )
}
