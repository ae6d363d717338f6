import CameraAltRounded from '@mui/icons-material/CameraAltRounded'
import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined'
import { upload } from '@larder/contract/constants'
import { messages } from '@larder/contract/messages'
import Button from '@mui/material/Button'
import { type ChangeEvent, useRef, useState } from 'react'
import { fileComplaint } from '../../api/upload.ts'
import { takePhoto } from '../../ui/camera-stream.ts'
import { Camera } from '../../ui/camera.tsx'
import { visuallyHidden } from '../../ui/visually-hidden.ts'
import { CancelButton, ProblemAlert, ScanBar, WaitingLine } from './scan-parts.tsx'
import { type BarcodePage } from './use-barcode-page.ts'

/** A still picture: the server tries harder than the live scanner can. */
export function PhotoScan({ page }: { page: BarcodePage }) {
  const { waiting, problem, readPhoto, complain, scanAgain } = page
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const [is_closed, setClosed] = useState(false)
  const file_input = useRef<HTMLInputElement>(null)
  const is_busy = waiting !== null

  async function capture(source: HTMLVideoElement): Promise<void> {
    try {
      readPhoto(await takePhoto(source))
    } catch {
      complain(messages.barcode.imageFailed)
    }
  }
  function choose(event: ChangeEvent<HTMLInputElement>): void {
    const [file] = event.target.files ?? []
    // The same file can be chosen again after a failure.
    event.target.value = ''
    if (!file) return
    const complaint = fileComplaint(file)
    if (complaint === null) readPhoto(file)
    else complain(complaint)
  }
  return (
    <>
      {!is_closed && (
        <Camera
          failure={messages.camera.cameraFailed}
          frozen={is_busy}
          onLive={setVideo}
          onClose={() => setClosed(true)}
        />
      )}
      <ProblemAlert problem={problem} />
      {!problem && <WaitingLine waiting={waiting} idle={messages.barcode.photoHint} />}
      <ScanBar rows={2}>
        <Button
          variant="contained"
          startIcon={<CameraAltRounded />}
          disabled={video === null || is_busy}
          onClick={() => video && void capture(video)}
        >
          Capture Photo
        </Button>
        <Button
          variant="outlined"
          startIcon={<FileUploadOutlined />}
          disabled={is_busy}
          onClick={() => file_input.current?.click()}
        >
          Upload Image
        </Button>
        <Button variant="outlined" color="inherit" onClick={scanAgain}>
          Real-time Scan
        </Button>
        <CancelButton />
      </ScanBar>
      <input
        ref={file_input}
        type="file"
        name="image"
        accept={upload.types.join(',')}
        aria-label="Image of a barcode"
        tabIndex={-1}
        onChange={choose}
        style={visuallyHidden}
      />
    </>
  )
}
