import { messages } from '@larder/contract/messages'
import { batch_words as words } from '@larder/contract/messages-recognition'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Step from '@mui/material/Step'
import StepContent from '@mui/material/StepContent'
import StepLabel from '@mui/material/StepLabel'
import Stepper from '@mui/material/Stepper'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { ActionBar } from '../../ui/action-bar.tsx'
import { Page } from '../../ui/page.tsx'
import { nameOf, steps } from './batch.ts'
import { ResultList } from './ResultList.tsx'
import { ReviewList } from './ReviewList.tsx'
import { type BatchActions, useBatch } from './use-batch.ts'

function Processing({ batch: { products, current } }: { batch: BatchActions }) {
  const percent = Math.round(((current - 1) / products.length) * 100)
  const text = words.adding(Math.max(current, 1), products.length)
  const product = products[current - 1]
  return (
    <Box sx={{ minHeight: 120, display: 'grid', gap: 1, alignContent: 'start' }}>
      <Typography component="output">{text}</Typography>
      <LinearProgress variant="determinate" value={Math.max(0, percent)} aria-label={text} />
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {product && nameOf(product)}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {words.wait}
      </Typography>
    </Box>
  )
}

function Buttons({ batch: { step, start, goBack } }: { batch: BatchActions }) {
  if (step === 1) return null
  if (step === 2) {
    return (
      <ActionBar>
        <Button variant="contained" onClick={goBack}>
          Finish
        </Button>
      </ActionBar>
    )
  }
  return (
    <ActionBar>
      <Button variant="outlined" color="inherit" onClick={goBack} sx={{ flex: '0 0 auto !important' }}>
        Back
      </Button>
      <Button variant="contained" onClick={start}>
        Add All to Inventory
      </Button>
    </ActionBar>
  )
}

// Little room is lost to the line that joins the steps.
const content = { ml: { xs: '11px', sm: '12px' }, pl: { xs: 1.5, sm: 2.5 }, pr: 0 } as const

function BatchAdd() {
  const batch = useBatch()
  const { step, products } = batch
  const part = useRef<HTMLElement>(null)
  const last_step = useRef(step)
  // The button that was pressed is gone with its step.
  useEffect(() => {
    if (last_step.current === step) return
    last_step.current = step
    window.scrollTo({ top: 0, behavior: 'instant' })
    part.current?.focus({ preventScroll: true })
  }, [step])
  const review =
    products.length === 0 ? (
      <Alert severity="info">{messages.batch.noProductsScreen}</Alert>
    ) : (
      <ReviewList batch={batch} />
    )
  const parts = [review, <Processing key="processing" batch={batch} />, <ResultList key="results" batch={batch} />]
  return (
    <Page title={words.title} width="form">
      <Box component="section" ref={part} tabIndex={-1} aria-label={steps[step]} sx={{ outline: 'none', mb: 2 }}>
        <Stepper activeStep={step} orientation="vertical">
          {steps.map((label, index) => (
            <Step key={label} completed={index < step}>
              <StepLabel>{label}</StepLabel>
              <StepContent sx={content}>{parts[index]}</StepContent>
            </Step>
          ))}
        </Stepper>
      </Box>
      <Buttons batch={batch} />
    </Page>
  )
}

/** Batch add: several products at once, looked over, added one at a time, each with its outcome. */
export function BatchAddScreen() {
  // Other products are another batch, also where the page stays.
  const { key } = useLocation()
  return <BatchAdd key={key} />
}
