import CameraAltRounded from '@mui/icons-material/CameraAltRounded'
import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined'
import { scan_messages } from '@larder/contract/messages/scan-messages'
import { action_labels } from '@larder/contract/messages/action-labels'
import { barcode_messages } from '@larder/contract/messages/barcode-messages'
import Button from '@mui/material/Button'
import { useRef, useState } from 'react'
import { fileComplaint } from '../../api/client/upload.ts'
import { ScanBar } from '../../ui/page/action-bar.tsx'
import { takePhoto } from '../../ui/camera/camera-stream.ts'
import { Camera } from '../../ui/camera/camera.tsx'
import { ImageInput } from '../../ui/camera/image-input.tsx'
import { CancelButton, ProblemAlert, WaitingLine } from './scan-parts.tsx'
import { type BarcodePage } from './use-barcode-page.ts'

/** A still picture: the server tries harder than the live scanner can. */
export function PhotoScan({ page }: { page: BarcodePage }) {
  const { waiting, problem, readPhoto, complain, scanAgain } = page
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const [isClosed, setClosed] = useState(false)
  const file_input = useRef<HTMLInputElement>(null)
  const isBusy = waiting !== null

  async function capture(source: HTMLVideoElement): Promise<void> {
    try {
      readPhoto(await takePhoto(source))
    } catch {
      complain(scan_messages.barcode.imageFailed)
    }
  }
  function choose(file: File): void {
    const complaint = fileComplaint(file)
    if (complaint === null) readPhoto(file)
    else complain(complaint)
  }
  return (
    <>
      {!isClosed && (
        <Camera
          failure={scan_messages.camera.cameraFailed}
          frozen={isBusy}
          onLive={setVideo}
          onClose={() => setClosed(true)}
        />
      )}
      <ProblemAlert problem={problem} />
      {!problem && <WaitingLine waiting={waiting} idle={scan_messages.barcode.photoHint} />}
      <ScanBar rows={2}>
        <Button
          variant="contained"
          startIcon={<CameraAltRounded />}
          disabled={video === null || isBusy}
          onClick={() => video && void capture(video)}
        >
          {action_labels.capturePhoto}
        </Button>
        <Button
          variant="outlined"
          startIcon={<FileUploadOutlined />}
          disabled={isBusy}
          onClick={() => file_input.current?.click()}
        >
          {action_labels.uploadImage}
        </Button>
        <Button variant="outlined" color="inherit" onClick={scanAgain}>
          {barcode_messages.realTimeScan}
        </Button>
        <CancelButton />
      </ScanBar>
      <ImageInput ref={file_input} label={barcode_messages.imageInput} onFile={choose} />
    </>
  )
}
