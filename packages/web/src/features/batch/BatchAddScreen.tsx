import { messages } from '@larder/contract/messages'
import { batch_messages as words } from '@larder/contract/messages/batch-messages'
import { action_labels } from '@larder/contract/messages/action-labels'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Suspense, useEffect } from 'react'
import { useLocation } from 'react-router'
import { lazyWithErrorState } from '../../ui/lazy/lazy-with-error-state.tsx'
import { ActionBar } from '../../ui/page/action-bar.tsx'
import { Page } from '../../ui/page/page.tsx'
import { Quiet } from '../../ui/page/quiet.tsx'
import { Steps } from '../../ui/page/steps.tsx'
import { useStepFocus } from '../../ui/page/step-focus.ts'
import { WaitLine } from '../../ui/states/wait-line.tsx'
import { nameOf, steps } from './batch.ts'
import { ReviewList } from './ReviewList.tsx'
import { type BatchActions, useBatch } from './use-batch.ts'

// Fetched while the products are added, which takes longer.
const ResultList = lazyWithErrorState(async () => (await import('./ResultList.tsx')).ResultList)

function Processing({ batch: { products, current } }: { batch: BatchActions }) {
  const text = words.adding(Math.max(current, 1), products.length)
  const product = products[current - 1]
  return (
    <Box sx={{ minHeight: 120 }}>
      <WaitLine text={text} share={Math.max(0, current - 1) / products.length} />
      <Typography sx={{ overflowWrap: 'anywhere' }}>{product && nameOf(product)}</Typography>
      <Quiet>{words.wait}</Quiet>
    </Box>
  )
}

function Buttons({ batch: { step, start, goBack } }: { batch: BatchActions }) {
  if (step === 1) return null
  if (step === 2) {
    return (
      <ActionBar>
        <Button variant="contained" onClick={goBack}>
          {words.finish}
        </Button>
      </ActionBar>
    )
  }
  return (
    <ActionBar>
      <Button variant="outlined" color="inherit" onClick={goBack} sx={{ flex: '0 0 auto !important' }}>
        {action_labels.back}
      </Button>
      <Button variant="contained" onClick={start}>
        {words.addAllToInventory}
      </Button>
    </ActionBar>
  )
}

function BatchAdd() {
  const batch = useBatch()
  const { step, products } = batch
  const part = useStepFocus(step)
  // Fetched while the products are looked over: it is there before the first of them is added.
  useEffect(() => void ResultList.load(), [])
  const review =
    products.length === 0 ? (
      <Alert severity="info">{messages.batch.noProductsScreen}</Alert>
    ) : (
      <ReviewList batch={batch} />
    )
  const results = <Suspense key="results">{step === 2 && <ResultList batch={batch} />}</Suspense>
  const parts = [review, <Processing key="processing" batch={batch} />, results]
  return (
    <Page title={words.title} width="form">
      <Box component="section" ref={part} tabIndex={-1} aria-label={steps[step]} sx={{ outline: 'none', mb: 2 }}>
        <Steps labels={steps} active={step}>
          {parts[step]}
        </Steps>
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
