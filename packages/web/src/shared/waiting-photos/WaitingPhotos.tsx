import PhotoOutlined from '@mui/icons-material/PhotoOutlined'
import { offline_scan_messages as words } from '@larder/contract/messages/offline/offline-scan-messages'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useCallback, useState } from 'react'
import { forgetPhoto } from '../../offline/photos/unread-photos.ts'
import { type WaitingPhoto } from '../../offline/store/store.ts'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { page_margin, radius } from '../../ui/measures.ts'
import { Quiet } from '../../ui/page/quiet.tsx'
import { RaisedAlert } from '../../ui/page/raised-alert.tsx'
import { useIsConnected } from './use-is-connected.ts'
import { useWaitingPhotos } from './use-waiting-photos.ts'

const time_format = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

const picture = {
  width: 56,
  height: 56,
  flex: 'none',
  borderRadius: radius.control,
  bgcolor: 'action.hover',
} as const

function Thumbnail({ image }: { image: Blob }) {
  const show = useCallback(
    (shown: HTMLImageElement) => {
      shown.src = URL.createObjectURL(image)
      return () => URL.revokeObjectURL(shown.src)
    },
    [image],
  )
  if (image.size > 0) return <Box component="img" ref={show} alt="" sx={{ ...picture, objectFit: 'cover' }} />
  return (
    <Box aria-hidden sx={{ ...picture, display: 'grid', placeItems: 'center' }}>
      <PhotoOutlined sx={{ color: 'text.disabled' }} />
    </Box>
  )
}

interface RowProps {
  photo: WaitingPhoto
  canRead: boolean
  onRead: () => void
  onRemove: () => void
}

function PhotoRow({ photo, canRead, onRead, onRemove }: RowProps) {
  const time = time_format.format(photo.taken_at)
  return (
    <Stack
      component="li"
      aria-label={words.photoOf(time)}
      direction="row"
      sx={{ gap: 1.5, alignItems: 'center', py: 1, '& + &': { borderTop: 1, borderColor: 'divider' } }}
    >
      <Thumbnail image={photo.thumbnail} />
      <Stack sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2">{time}</Typography>
        <Stack direction="row" sx={{ gap: 1, ml: -1 }}>
          <Button disabled={!canRead} onClick={onRead}>
            {words.readNow}
          </Button>
          <Button color="inherit" onClick={onRemove}>
            {words.remove}
          </Button>
        </Stack>
      </Stack>
    </Stack>
  )
}

interface WaitingPhotosProps {
  kind: WaitingPhoto['kind']
  /** What is to be said of the photo that came last. */
  note: string | null
  /** Another photo is being read. */
  isBusy: boolean
  onRead: (image: Blob) => void
}

/** The photos that were taken without a network, each to be read or removed; nothing where there are none. */
export function WaitingPhotos({ kind, note, isBusy, onRead }: WaitingPhotosProps) {
  const photos = useWaitingPhotos(kind)
  const isConnected = useIsConnected()
  const [unwanted, setUnwanted] = useState<WaitingPhoto | null>(null)
  return (
    <>
      {note !== null && (
        <Box sx={{ my: 2 }}>
          <RaisedAlert cause={note} severity="success" text={note} />
        </Box>
      )}
      {photos.length > 0 && (
        <Card component="section" aria-label={words.waitingPhotos} sx={{ my: 2, px: page_margin, py: 2 }}>
          <Typography variant="subtitle1" component="h2">
            {words.waitingPhotos}
          </Typography>
          <Quiet>{words.waitingHint}</Quiet>
          <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 1 }}>
            {photos.map((photo) => (
              <PhotoRow
                key={photo.photo_id}
                photo={photo}
                canRead={isConnected && !isBusy}
                onRead={() => onRead(photo.image)}
                onRemove={() => setUnwanted(photo)}
              />
            ))}
          </Box>
        </Card>
      )}
      {unwanted !== null && (
        <ConfirmDialog
          open
          tone="error"
          title={words.removeTitle}
          text={words.removeText}
          confirmLabel={words.remove}
          onCancel={() => setUnwanted(null)}
          onConfirm={() => {
            setUnwanted(null)
            void forgetPhoto(unwanted.image)
          }}
        />
      )}
    </>
  )
}
