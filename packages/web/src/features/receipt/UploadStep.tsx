import CameraAltRounded from '@mui/icons-material/CameraAltRounded'
import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined'
import { receipt_messages } from '@larder/contract/messages/receipt-messages'
import { review_messages } from '@larder/contract/messages/review-messages'
import { action_labels } from '@larder/contract/messages/action-labels'
import { wait_messages } from '@larder/contract/messages/wait-messages'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import { type DragEvent, Suspense, useEffect, useRef, useState } from 'react'
import { WaitStatus } from '../../shared/wait/wait-status.tsx'
import { ActionBar } from '../../ui/page/action-bar.tsx'
import { ImageInput } from '../../ui/camera/image-input.tsx'
import { page_margin } from '../../ui/measures.ts'
import { Quiet } from '../../ui/page/quiet.tsx'
import { PhotoPreview } from './PhotoPreview.tsx'
import { lazyWithErrorState } from '../../ui/lazy/lazy-with-error-state.tsx'
import { lazyOptional, lazyWithPreload } from '../../ui/lazy/lazy-with-preload.tsx'
import { ProblemAlert } from './ProblemAlert.tsx'
import { type Review } from './review/use-review.ts'
import { type Scan } from './use-scan.ts'

// Fetched once the screen stands: whoever presses Take Photo must not wait for it.
const CameraCapture = lazyWithErrorState(async () => (await import('./CameraCapture.tsx')).CameraCapture)

// Mostly there are none.
const WaitingPhotos = lazyOptional(
  async () => (await import('../../shared/waiting-photos/WaitingPhotos.tsx')).WaitingPhotos,
)

// What was added a moment ago and not meant.
const AddedReceipts = lazyOptional(async () => (await import('./AddedReceipts.tsx')).AddedReceipts)

// Fetched already when there are cards to lose.
const ConfirmDialog = lazyWithPreload(async () => (await import('../../ui/dialog/confirm-dialog.tsx')).ConfirmDialog)

/** The first step: a photo from a file or from the camera, shown before it is sent. */
export function UploadStep({ scan, review }: { scan: Scan; review: Review }) {
  const { photo, share, reading, choose, process, cancel } = scan
  const [hasCamera, setCamera] = useState(false)
  const file_input = useRef<HTMLInputElement>(null)
  const isBusy = share !== null
  const { drafts } = review
  const from_this = drafts.filter((draft) => draft.photo !== null && draft.photo === photo).length
  const isAdded = photo !== null && drafts.length > 0 && from_this === 0
  const [isAsking, setAsking] = useState(false)
  useEffect(() => void CameraCapture.load(), [])

  function drop(event: DragEvent): void {
    event.preventDefault()
    const [file] = event.dataTransfer.files
    if (file && !isBusy) choose(file)
  }
  if (hasCamera) {
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
      <Card sx={{ p: page_margin }} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <PhotoPreview photo={photo} />
        <Quiet sx={{ textAlign: 'center', my: 2 }}>{receipt_messages.receipt.uploadHint}</Quiet>
        <Stack direction="row" sx={{ gap: 1, justifyContent: 'center', '& > *': { flex: { xs: 1, sm: 'none' } } }}>
          <Button
            variant="outlined"
            startIcon={<FileUploadOutlined />}
            disabled={isBusy}
            onClick={() => file_input.current?.click()}
          >
            {review_messages.chooseFile}
          </Button>
          <Button variant="outlined" startIcon={<CameraAltRounded />} disabled={isBusy} onClick={() => setCamera(true)}>
            {action_labels.takePhoto}
          </Button>
        </Stack>
      </Card>
      <ProblemAlert scan={scan} onAddManually={review.open} />
      <Suspense>
        <WaitingPhotos kind="receipt" note={scan.note} isBusy={isBusy} onRead={scan.processWaiting} />
      </Suspense>
      <Suspense>{!isBusy && <AddedReceipts />}</Suspense>
      <WaitStatus
        sent={share}
        reading={reading}
        words={wait_messages.receipt}
        hint={isAdded ? review_messages.adds(drafts.length) : ''}
      />
      <ActionBar>
        {isBusy && (
          <Button color="inherit" variant="outlined" onClick={cancel}>
            {action_labels.cancel}
          </Button>
        )}
        {!isBusy && drafts.length > 0 && (
          <Button variant="outlined" color="inherit" onClick={review.open}>
            {review_messages.returnToReview}
          </Button>
        )}
        <Button
          variant="contained"
          disabled={photo === null || isBusy}
          onClick={() => (from_this > 0 ? setAsking(true) : process())}
        >
          {share === null || share >= 1
            ? review_messages.processReceipt
            : review_messages.uploading(`${Math.round(share * 100)}%`)}
        </Button>
      </ActionBar>
      {isAsking && (
        <Suspense>
          <ConfirmDialog
            open
            title={review_messages.readAgainTitle}
            text={review_messages.readAgain(from_this)}
            confirmLabel={review_messages.confirmReadAgain}
            onCancel={() => setAsking(false)}
            onConfirm={() => {
              setAsking(false)
              process()
            }}
          />
        </Suspense>
      )}
      <ImageInput ref={file_input} label={review_messages.photo} onFile={choose} />
    </>
  )
}
