import Box from '@mui/material/Box'
import { useEffect, useRef } from 'react'
import { Page } from '../../ui/page.tsx'
import { ManualEntry } from './ManualEntry.tsx'
import { PhotoScan } from './PhotoScan.tsx'
import { RealtimeScan } from './RealtimeScan.tsx'
import { ScannedProduct } from './ScannedProduct.tsx'
import { useBarcodePage } from './use-barcode-page.ts'
import { useUsbScanner } from './usb-scanner.ts'

const modes = { realtime: RealtimeScan, photo: PhotoScan, manual: ManualEntry } as const
const names = { realtime: 'Real-time Scan', photo: 'Photo', manual: 'Number', result: 'Result' } as const

/** Barcode scan: from a package in the hand to an item on the shelf. */
export function BarcodeScanScreen() {
  const page = useBarcodePage()
  const { found, mode, detect, lookUp, scanAgain } = page
  useUsbScanner(detect)
  const shown = found === null ? mode : 'result'
  const part = useRef<HTMLElement>(null)
  const last_shown = useRef(shown)
  // The button that was pressed is gone with its mode; the number's field takes the focus itself.
  useEffect(() => {
    if (last_shown.current !== shown && shown !== 'manual') part.current?.focus({ preventScroll: true })
    last_shown.current = shown
  }, [shown])

  const Part = modes[mode]
  return (
    <Page title="Scan Barcode" width="form">
      <Box component="section" ref={part} tabIndex={-1} aria-label={names[shown]} sx={{ outline: 'none' }}>
        {found === null ? (
          <Part key={mode} page={page} />
        ) : (
          <ScannedProduct key={found.code} found={found} onLookUp={lookUp} onScanAgain={scanAgain} />
        )}
      </Box>
    </Page>
  )
}
