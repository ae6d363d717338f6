import AddRounded from '@mui/icons-material/AddRounded'
import CameraAltRounded from '@mui/icons-material/CameraAltRounded'
import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined'
import { messages } from '@larder/contract/messages'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type DragEvent, useEffect, useRef, useState } from 'react'
import { ActionBar } from '../../ui/action-bar.tsx'
import { ImageInput } from '../../ui/image-input.tsx'
import { CameraCapture } from './CameraCapture.tsx'
import { PhotoPreview } from './PhotoPreview.tsx'
import { type Review } from './use-review.ts'
import { type Scan } from './use-scan.ts'

function ProblemAlert({ scan, onAddManually }: { scan: Scan; onAddManually: () => void }) {
  const { problem, process } = scan
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (problem) box.current?.scrollIntoView({ block: 'nearest' })
  }, [problem])
  if (problem === null) return null
  const { text, hint, can_retry } = problem
  return (
    <Alert ref={box} severity="error" sx={{ mt: 2, alignItems: 'flex-start', scrollMarginBottom: 140 }}>
      <span>{text}</span>
      {hint && (
        <Typography component="span" variant="body2" sx={{ display: 'block', mt: 0.5 }}>
          {hint}
        </Typography>
      )}
      <Stack direction="row" sx={{ gap: 1, mt: 1, flexWrap: 'wrap' }}>
        {can_retry && (
          <Button size="small" variant="outlined" color="inherit" onClick={process}>
            Try Again
          </Button>
        )}
        <Button size="small" color="inherit" startIcon={<AddRounded />} onClick={onAddManually}>
          Add Item Manually
        </Button>
      </Stack>
    </Alert>
  )
}

/** How far the photo is; the room for it is kept, so that nothing moves when it comes and goes. */
function ProgressLine({ share }: { share: number | null }) {
  const is_reading = share !== null && share >= 1
  const text =
    share === null
      ? ''
      : is_reading
        ? messages.receipt.reading
        : messages.receipt.uploading(`${Math.round(share * 100)}%`)
  return (
    <Box sx={{ minHeight: 44, mt: 2 }}>
      <Typography component="output" variant="body2" sx={{ display: 'block', color: 'text.secondary', mb: 1 }}>
        {text} {is_reading && messages.receipt.readingHint}
      </Typography>
      {share !== null && (
        <LinearProgress
          aria-label={text}
          {...(is_reading ? {} : { variant: 'determinate', value: Math.round(share * 100) })}
        />
      )}
    </Box>
  )
}

/** The first step: a photo from the shelf of photos or from the camera, looked at before it is sent. */
export function UploadStep({ scan, review }: { scan: Scan; review: Review }) {
  const { photo, share, choose, process, cancel } = scan
  const [has_camera, setCamera] = useState(false)
  const file_input = useRef<HTMLInputElement>(null)
  const is_busy = share !== null

  function drop(event: DragEvent): void {
    event.preventDefault()
    const [file] = event.dataTransfer.files
    if (file && !is_busy) choose(file)
  }
  if (has_camera) {
    return (
      <CameraCapture
        onClose={() => setCamera(false)}
        onPhoto={(taken) => {
          choose(taken)
          setCamera(false)
        }}
      />
    )
  }
  return (
    <>
      <Card sx={{ p: { xs: 2, sm: 3 } }} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <PhotoPreview photo={photo} />
        <Typography variant="body2" sx={{ color: 'text.secondary', textAlign: 'center', my: 2 }}>
          {messages.receipt.uploadHint}
        </Typography>
        <Stack direction="row" sx={{ gap: 1.5, justifyContent: 'center', '& > *': { flex: { xs: 1, sm: 'none' } } }}>
          <Button
            variant="outlined"
            startIcon={<FileUploadOutlined />}
            disabled={is_busy}
            onClick={() => file_input.current?.click()}
          >
            Choose File
          </Button>
          <Button
            variant="outlined"
            startIcon={<CameraAltRounded />}
            disabled={is_busy}
            onClick={() => setCamera(true)}
          >
            Take Photo
          </Button>
        </Stack>
      </Card>
      <ProblemAlert scan={scan} onAddManually={review.open} />
      <ProgressLine share={share} />
      <ActionBar>
        {is_busy && (
          <Button color="inherit" onClick={cancel}>
            Cancel
          </Button>
        )}
        {!is_busy && review.drafts.length > 0 && (
          <Button variant="outlined" color="inherit" onClick={review.open}>
            Return to Review
          </Button>
        )}
        <Button variant="contained" disabled={photo === null || is_busy} onClick={process}>
          {share === null || share >= 1 ? 'Process Receipt' : messages.receipt.uploading(`${Math.round(share * 100)}%`)}
        </Button>
      </ActionBar>
      <ImageInput ref={file_input} label={messages.receipt.photo} onFile={choose} />
    </>
  )
}
