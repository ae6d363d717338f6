import { barcode_messages } from '@larder/contract/messages/barcode-messages'
import { action_labels } from '@larder/contract/messages/action-labels'
import Box from '@mui/material/Box'
import { Suspense, useEffect } from 'react'
import { lazyWithErrorState } from '../../ui/lazy/lazy-with-error-state.tsx'
import { Page } from '../../ui/page/page.tsx'
import { useStepFocus, whole_step } from '../../ui/page/step-focus.ts'
import { PhotoScan } from './PhotoScan.tsx'
import { RealtimeScan } from './RealtimeScan.tsx'
import { ScannedProduct } from './ScannedProduct.tsx'
import { useBarcodePage } from './use-barcode-page.ts'
import { useUsbScanner } from './usb-scanner.ts'

// The form that few people open is fetched while the camera runs.
const loadManualEntry = () => import('./ManualEntry.tsx').then((part) => part.ManualEntry)
const ManualEntry = lazyWithErrorState(loadManualEntry)

const modes = { realtime: RealtimeScan, photo: PhotoScan, manual: ManualEntry } as const
const names = {
  realtime: barcode_messages.realTimeScan,
  photo: barcode_messages.photoMode,
  manual: barcode_messages.manualMode,
  result: barcode_messages.result,
} as const

/** Barcode scan: from a package in the hand to an item on the shelf. */
export function BarcodeScanScreen() {
  const page = useBarcodePage()
  const { found, mode, waiting, takeKeys, lookUp, scanAgain } = page
  useUsbScanner(takeKeys)
  const shown = found === null ? mode : 'result'
  // The number's field takes the focus itself.
  const part = useStepFocus(shown, shown !== 'manual')
  useEffect(() => {
    void loadManualEntry().catch(() => undefined)
  }, [])

  const Part = modes[mode]
  return (
    <Page title={action_labels.scanBarcode} width="form">
      <Box component="section" ref={part} tabIndex={-1} aria-label={names[shown]} sx={whole_step}>
        {found === null ? (
          <Suspense>
            <Part key={mode} page={page} />
          </Suspense>
        ) : (
          <ScannedProduct key={found.code} {...{ found, waiting }} onLookUp={lookUp} onScanAgain={scanAgain} />
        )}
      </Box>
    </Page>
  )
}
