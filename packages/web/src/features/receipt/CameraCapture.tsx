import CameraAltRounded from '@mui/icons-material/CameraAltRounded'
import { scan_messages } from '@larder/contract/messages/scan-messages'
import { receipt_messages } from '@larder/contract/messages/receipt-messages'
import { action_labels } from '@larder/contract/messages/action-labels'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { ScanBar } from '../../ui/page/action-bar.tsx'
import { takePhoto } from '../../ui/camera/camera-stream.ts'
import { Camera } from '../../ui/camera/camera.tsx'

interface CameraCaptureProps {
  onPhoto: (photo: Blob) => void
  onClose: () => void
}

/** The camera in place of the first step's choices, until a picture is taken or it is closed. */
export function CameraCapture({ onPhoto, onClose }: CameraCaptureProps) {
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const [isDown, setDown] = useState(false)
  const [hasMissed, setMissed] = useState(false)
  async function capture(source: HTMLVideoElement): Promise<void> {
    try {
      onPhoto(await takePhoto(source))
    } catch {
      setMissed(true)
    }
  }
  return (
    <>
      <Camera failure={scan_messages.camera.cameraFailed} onLive={setVideo} onFailed={setDown} onClose={onClose} />
      {hasMissed && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {receipt_messages.receipt.captureFailed}
        </Alert>
      )}
      <ScanBar rows={1}>
        {!isDown && (
          <Button color="inherit" variant="outlined" onClick={onClose}>
            {action_labels.close}
          </Button>
        )}
        <Button
          variant="contained"
          className={isDown ? 'whole' : ''}
          startIcon={<CameraAltRounded />}
          disabled={video === null}
          onClick={() => video && void capture(video)}
        >
          {action_labels.capturePhoto}
        </Button>
      </ScanBar>
    </>
  )
}
