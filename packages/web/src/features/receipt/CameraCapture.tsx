import CameraAltRounded from '@mui/icons-material/CameraAltRounded'
import { messages } from '@larder/contract/messages'
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
  const [is_down, setDown] = useState(false)
  const [has_missed, setMissed] = useState(false)
  async function capture(source: HTMLVideoElement): Promise<void> {
    try {
      onPhoto(await takePhoto(source))
    } catch {
      setMissed(true)
    }
  }
  return (
    <>
      <Camera failure={messages.camera.cameraFailed} onLive={setVideo} onFailed={setDown} onClose={onClose} />
      {has_missed && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {messages.receipt.captureFailed}
        </Alert>
      )}
      <ScanBar rows={1}>
        {!is_down && (
          <Button color="inherit" variant="outlined" onClick={onClose}>
            {action_labels.close}
          </Button>
        )}
        <Button
          variant="contained"
          className={is_down ? 'whole' : ''}
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
