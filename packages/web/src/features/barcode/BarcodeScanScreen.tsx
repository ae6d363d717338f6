import Box from '@mui/material/Box'
import { Suspense, useEffect, useRef } from 'react'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Page } from '../../ui/page.tsx'
import { PhotoScan } from './PhotoScan.tsx'
import { RealtimeScan } from './RealtimeScan.tsx'
import { ScannedProduct } from './ScannedProduct.tsx'
import { useBarcodePage } from './use-barcode-page.ts'
import { useUsbScanner } from './usb-scanner.ts'

// The camera does not wait for a form that most never see; it is fetched while somebody aims.
const loadManualEntry = () => import('./ManualEntry.tsx').then((part) => part.ManualEntry)
const ManualEntry = lazyPart(loadManualEntry)

const modes = { realtime: RealtimeScan, photo: PhotoScan, manual: ManualEntry } as const
const names = { realtime: 'Real-time Scan', photo: 'Photo', manual: 'Number', result: 'Result' } as const

// On a phone down to the lower edge of the screen: what stands above it is the bar and the title.
const whole_screen = {
  display: 'flex',
  flexDirection: 'column',
  minHeight: { xs: 'calc(100dvh - 168px)', sm: 'auto' },
  outline: 'none',
  '& > form': { flex: 1, gap: 0 },
} as const

/** Barcode scan: from a package in the hand to an item on the shelf. */
export function BarcodeScanScreen() {
  const page = useBarcodePage()
  const { found, mode, waiting, takeKeys, lookUp, scanAgain } = page
  useUsbScanner(takeKeys)
  const shown = found === null ? mode : 'result'
  const part = useRef<HTMLElement>(null)
  const last_shown = useRef(shown)
  // The button that was pressed is gone with its mode; the number's field takes the focus itself.
  useEffect(() => {
    if (last_shown.current === shown) return
    last_shown.current = shown
    window.scrollTo({ top: 0, behavior: 'instant' })
    if (shown !== 'manual') part.current?.focus({ preventScroll: true })
  }, [shown])

  useEffect(() => {
    void loadManualEntry().catch(() => undefined)
  }, [])

  const Part = modes[mode]
  return (
    <Page title="Scan Barcode" width="form">
      <Box component="section" ref={part} tabIndex={-1} aria-label={names[shown]} sx={whole_screen}>
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
