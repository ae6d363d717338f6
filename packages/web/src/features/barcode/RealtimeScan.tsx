import { barcode } from '@larder/contract/constants'
import { scan_messages } from '@larder/contract/messages/scan-messages'
import { action_labels } from '@larder/contract/messages/action-labels'
import { barcode_messages } from '@larder/contract/messages/barcode-messages'
import CameraAltRounded from '@mui/icons-material/CameraAltRounded'
import KeyboardRounded from '@mui/icons-material/KeyboardRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { ScanBar } from '../../ui/page/action-bar.tsx'
import { Camera } from '../../ui/camera/camera.tsx'
import { radius } from '../../ui/measures.ts'
import { useToast } from '../../ui/toast/toast.tsx'
import { ProblemAlert, WaitingLine } from './scan-parts.tsx'
import { signalDetection } from './signal.ts'
import { type Sighting } from './sighting.ts'
import { type BarcodePage } from './use-barcode-page.ts'
import { useScanner } from './use-scanner.ts'

/** Where to hold the code, and around the one that was found a line of its own. */
function AimingFrame({ sighting, video }: { sighting: Sighting | null; video: HTMLVideoElement }) {
  const { videoWidth: width, videoHeight: height } = video
  const points = sighting?.corners.map(({ x, y }) => `${x * width},${y * height}`).join(' ')
  return (
    <>
      <Box
        aria-hidden
        sx={{
          position: 'absolute',
          inset: 0,
          m: 'auto',
          width: 'min(78%, 460px)',
          height: 'min(46%, 220px)',
          borderRadius: radius.card,
          border: '2px solid rgba(255, 255, 255, 0.9)',
          boxShadow: '0 0 0 2000px rgba(16, 19, 21, 0.4)',
          opacity: points === undefined ? 1 : 0.35,
          transition: 'opacity 160ms ease-out',
        }}
      />
      {/* Cut like the picture below it, so that both have the same measure. */}
      <Box
        component="svg"
        aria-hidden
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="xMidYMid slice"
        sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%' }}
      >
        {points !== undefined && (
          <polygon
            points={points}
            fill="rgba(147, 203, 133, 0.25)"
            stroke="#93CB85"
            strokeWidth={6}
            strokeLinejoin="round"
          />
        )}
      </Box>
    </>
  )
}

/** One scanner's life: Retry after a failure begins another one. */
function LiveScan({ page, onRetry }: { page: BarcodePage; onRetry: () => void }) {
  const { waiting, problem, detect, switchTo, scanAgain } = page
  const { showToast } = useToast()
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const isScanning = waiting === null && problem === null

  const scanner = useScanner(isScanning ? video : null, (code) => {
    if (!detect(code)) return false
    signalDetection()
    // Over the picture: what to do next stands at the lower edge.
    showToast(scan_messages.barcode.detected, 'success', undefined, 'top')
    return true
  })
  return (
    <>
      <Camera
        failure={scan_messages.camera.scannerFailed}
        trouble={scanner.trouble}
        min={barcode.min_video}
        frozen={!isScanning}
        onLive={setVideo}
        onRetry={onRetry}
        onClose={() => switchTo('manual')}
      >
        {video && <AimingFrame sighting={scanner.sighting} video={video} />}
      </Camera>
      <ProblemAlert problem={problem} onScanAgain={scanAgain} />
      {!problem && <WaitingLine waiting={waiting} idle={video ? scan_messages.barcode.aim : ''} />}
      <ScanBar rows={1}>
        <Button variant="outlined" startIcon={<CameraAltRounded />} onClick={() => switchTo('photo')}>
          {action_labels.takePhoto}
        </Button>
        <Button variant="outlined" startIcon={<KeyboardRounded />} onClick={() => switchTo('manual')}>
          {barcode_messages.enterManually}
        </Button>
      </ScanBar>
    </>
  )
}

/** The live camera: hold a code into the frame, and the rest happens on its own. */
export function RealtimeScan({ page }: { page: BarcodePage }) {
  const [life, setLife] = useState(0)
  return <LiveScan key={life} page={page} onRetry={() => setLife((last) => last + 1)} />
}
