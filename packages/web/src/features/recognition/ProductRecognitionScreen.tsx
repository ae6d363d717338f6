import { scan_messages } from '@larder/contract/messages/scan-messages'
import { recognition_messages as words } from '@larder/contract/messages/recognition-messages'
import Box from '@mui/material/Box'
import { Suspense, useEffect } from 'react'
import { useLocation } from 'react-router'
import { page_widths } from '../../ui/measures.ts'
import { Page } from '../../ui/page/page.tsx'
import { lazyWithPreload } from '../../ui/lazy/lazy-with-preload.tsx'
import { useStepFocus, whole_step } from '../../ui/page/step-focus.ts'
import { CaptureStep } from './CaptureStep.tsx'
import { ImageReview } from './ImageReview.tsx'
import { KeptNote } from './KeptNote.tsx'
import { useRecognition } from './use-recognition.ts'

// No card is needed for a photo to be taken.
const ResultsStep = lazyWithPreload(async () => (await import('./results/ResultsStep.tsx')).ResultsStep)

const names = {
  capture: words.camera,
  review: scan_messages.recognition.reviewImage,
  analyzing: scan_messages.recognition.reviewImage,
  results: words.results,
} as const

function Recognition() {
  const recognition = useRecognition()
  const { step, scan, kept } = recognition
  const shown = names[step]
  const part = useStepFocus(shown)
  // Prefetched while the photo is reviewed, so that the cards render as soon as the answer is there.
  useEffect(() => {
    if (step !== 'capture') void ResultsStep.load().catch(() => undefined)
  }, [step])

  return (
    <Page title={words.title}>
      <Box
        component="section"
        ref={part}
        tabIndex={-1}
        aria-label={shown}
        // The page is as wide from the first step on: the title stays where it is when the results come.
        sx={[whole_step, step !== 'results' && { maxWidth: page_widths.form }]}
      >
        {kept && !scan && <KeptNote kept={kept} onReturn={recognition.returnToKept} />}
        {step === 'capture' && <CaptureStep recognition={recognition} />}
        {(step === 'review' || step === 'analyzing') && <ImageReview recognition={recognition} />}
        {scan && (
          <Suspense>
            <ResultsStep
              scan={scan}
              setScan={recognition.setScan}
              onScanMore={recognition.reset}
              onKeep={recognition.keep}
            />
          </Suspense>
        )}
      </Box>
    </Page>
  )
}

/** Product recognition: from one photo of many things to all of them on the shelf. */
export function ProductRecognitionScreen() {
  // Coming here anew from the navigation begins anew; a reload and Back find what was there.
  const { key } = useLocation()
  return <Recognition key={key} />
}
