import CameraAltRounded from '@mui/icons-material/CameraAltRounded'
import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined'
import ImageSearchRounded from '@mui/icons-material/ImageSearchRounded'
import { scan_messages } from '@larder/contract/messages/scan-messages'
import { receipt_messages } from '@larder/contract/messages/receipt-messages'
import { recognition_messages as words } from '@larder/contract/messages/recognition-messages'
import { action_labels } from '@larder/contract/messages/action-labels'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type DragEvent, Suspense, useRef, useState } from 'react'
import { Link } from 'react-router'
import { ScanBar } from '../../ui/page/action-bar.tsx'
import { takePhoto } from '../../ui/camera/camera-stream.ts'
import { Camera } from '../../ui/camera/camera.tsx'
import { ImageInput } from '../../ui/camera/image-input.tsx'
import { radius } from '../../ui/measures.ts'
import { Quiet } from '../../ui/page/quiet.tsx'
import { WithHelp } from './Help.tsx'
import { ProblemAlert } from './ProblemAlert.tsx'
import { type Recognition } from './use-recognition.ts'
import { lazyOptional } from '../../ui/lazy/lazy-with-preload.tsx'

// Mostly there are none.
const WaitingPhotos = lazyOptional(
  async () => (await import('../../shared/waiting-photos/WaitingPhotos.tsx')).WaitingPhotos,
)

/** Where the picture would be, for whoever has no camera or wants none. */
function ClosedCamera({ onOpen }: { onOpen: () => void }) {
  return (
    <Stack
      sx={{
        gap: 2,
        alignItems: 'center',
        justifyContent: 'center',
        textAlign: 'center',
        p: 3,
        minHeight: 240,
        borderRadius: radius.card,
        bgcolor: 'action.hover',
      }}
    >
      <ImageSearchRounded aria-hidden sx={{ fontSize: 56, color: 'text.disabled' }} />
      <Typography sx={{ color: 'text.secondary' }}>{words.cameraOff}</Typography>
      <Button variant="outlined" color="inherit" onClick={onOpen}>
        {words.openCamera}
      </Button>
    </Stack>
  )
}

/** The first step: the live picture, or a photo from a file. */
export function CaptureStep({ recognition }: { recognition: Recognition }) {
  const { problem, note, choose, complain, reset, identifyWaiting } = recognition
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const [isClosed, setClosed] = useState(false)
  const file_input = useRef<HTMLInputElement>(null)

  async function capture(source: HTMLVideoElement): Promise<void> {
    try {
      choose(await takePhoto(source))
    } catch {
      complain(receipt_messages.receipt.captureFailed)
    }
  }
  function drop(event: DragEvent): void {
    event.preventDefault()
    const [file] = event.dataTransfer.files
    if (file) choose(file)
  }
  return (
    <>
      <Box onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        {isClosed ? (
          <ClosedCamera onOpen={() => setClosed(false)} />
        ) : (
          <Camera
            failure={scan_messages.camera.cameraFailed}
            has_fixed_flash
            onLive={setVideo}
            onClose={() => setClosed(true)}
          />
        )}
      </Box>
      <ProblemAlert problem={problem} onTryAgain={reset} />
      <Suspense>
        <WaitingPhotos kind="products" note={note} isBusy={false} onRead={identifyWaiting} />
      </Suspense>
      <WithHelp>
        <Quiet>{!problem && (isClosed ? words.fileHint : words.aim)}</Quiet>
      </WithHelp>
      <ScanBar rows={2}>
        <Button
          variant="contained"
          className="whole"
          startIcon={<CameraAltRounded />}
          disabled={video === null}
          onClick={() => video && void capture(video)}
        >
          {action_labels.capturePhoto}
        </Button>
        <Button variant="outlined" startIcon={<FileUploadOutlined />} onClick={() => file_input.current?.click()}>
          {action_labels.uploadImage}
        </Button>
        <Button component={Link} to="/inventory" color="inherit">
          {action_labels.backToInventory}
        </Button>
      </ScanBar>
      <ImageInput ref={file_input} label={words.photo} onFile={choose} />
    </>
  )
}
