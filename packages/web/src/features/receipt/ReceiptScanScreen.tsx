import { review_messages } from '@larder/contract/messages/review-messages'
import { action_labels } from '@larder/contract/messages/action-labels'
import Box from '@mui/material/Box'
import { Suspense, useEffect } from 'react'
import { HelpButton } from '../../shared/help-button.tsx'
import { lazyWithErrorState } from '../../ui/lazy/lazy-with-error-state.tsx'
import { page_widths } from '../../ui/measures.ts'
import { Page } from '../../ui/page/page.tsx'
import { Steps } from '../../ui/page/steps.tsx'
import { useStepFocus, whole_step } from '../../ui/page/step-focus.ts'
import { UploadStep } from './UploadStep.tsx'
import { useReview } from './review/use-review.ts'
import { useScan } from './use-scan.ts'
import { lazyWithPreload } from '../../ui/lazy/lazy-with-preload.tsx'

const steps = [review_messages.uploadReceipt, review_messages.reviewItems, action_labels.addToInventory] as const

// There is nothing to look over before a photo is read; until then it has long been fetched.
const loadReview = async () => (await import('./review/ReviewStep.tsx')).ReviewStep
const ReviewStep = lazyWithErrorState(loadReview)

// Most people never ask, so the dialog is not part of the screen's first load.
const ReceiptHelp = lazyWithPreload(async () => (await import('./ReceiptHelp.tsx')).ReceiptHelp)

/** Receipt scan: from a crumpled photo to items on the shelf, each looked over by a person. */
export function ReceiptScanScreen() {
  const review = useReview()
  const scan = useScan(review)
  const active = !review.is_open ? 0 : review.run === null ? 1 : 2
  const part = useStepFocus(review.is_open ? 'review' : 'upload')
  useEffect(() => void loadReview().catch(() => undefined), [])

  return (
    <Page title={action_labels.scanReceipt} actions={<HelpButton Dialog={ReceiptHelp} />}>
      <Box sx={{ mb: 3, maxWidth: page_widths.form }}>
        <Steps labels={steps} active={active} />
      </Box>
      <Box
        component="section"
        ref={part}
        tabIndex={-1}
        aria-label={review.is_open ? steps[1] : steps[0]}
        // The page is as wide from the first step on: title and steps stay where they are when the cards come.
        sx={[whole_step, !review.is_open && { maxWidth: page_widths.form }]}
      >
        <Suspense>
          {review.is_open ? (
            <ReviewStep review={review} chosen={scan.photo} />
          ) : (
            <UploadStep scan={scan} review={review} />
          )}
        </Suspense>
      </Box>
    </Page>
  )
}
