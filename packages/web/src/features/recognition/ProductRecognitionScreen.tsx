import { messages } from '@larder/contract/messages'
import { recognition_words as words } from '@larder/contract/messages-recognition'
import Box from '@mui/material/Box'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Page, page_widths } from '../../ui/page.tsx'
import { CaptureStep } from './CaptureStep.tsx'
import { ImageReview } from './ImageReview.tsx'
import { useRecognition } from './use-recognition.ts'

// No card is needed for a photo to be taken.
const loadResults = () => import('./ResultsStep.tsx').then((part) => ({ default: part.ResultsStep }))
const ResultsStep = lazy(loadResults)

const names = {
  capture: 'Camera',
  review: messages.recognition.reviewImage,
  analyzing: messages.recognition.reviewImage,
  results: words.results,
} as const

// On a phone down to the lower edge of the screen: what stands above it is the bar and the title.
const whole_screen = {
  display: 'flex',
  flexDirection: 'column',
  minHeight: { xs: 'calc(100dvh - 168px)', sm: 'auto' },
  outline: 'none',
} as const

function Recognition() {
  const recognition = useRecognition()
  const { step, scan } = recognition
  const part = useRef<HTMLElement>(null)
  const shown = names[step]
  const last_shown = useRef<string>(shown)
  // The button that was pressed is gone with its step.
  useEffect(() => {
    if (last_shown.current === shown) return
    last_shown.current = shown
    window.scrollTo({ top: 0, behavior: 'instant' })
    part.current?.focus({ preventScroll: true })
  }, [shown])
  // Fetched while the photo is looked at, so that the cards stand as soon as they are known.
  useEffect(() => {
    if (step !== 'capture') void loadResults().catch(() => undefined)
  }, [step])

  return (
    <Page title={words.title}>
      <Box
        component="section"
        ref={part}
        tabIndex={-1}
        aria-label={shown}
        // The frame is as wide from the first step on: the title stays where it is when the results come.
        sx={[whole_screen, step !== 'results' && { maxWidth: page_widths.form }]}
      >
        {step === 'capture' && <CaptureStep recognition={recognition} />}
        {(step === 'review' || step === 'analyzing') && <ImageReview recognition={recognition} />}
        {scan && (
          <Suspense>
            <ResultsStep scan={scan} setScan={recognition.setScan} onScanMore={recognition.reset} />
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
