import { offline_scan_messages as words } from '@larder/contract/messages/offline/offline-scan-messages'
import { formatQuantity } from '@larder/contract/values/numbers'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { findPhotoScreens } from '../../shared/waiting-photos/find-photo-screens.ts'
import { useWaitingPhotos } from '../../shared/waiting-photos/use-waiting-photos.ts'

/** Says that photos wait to be read, which are no changes yet, and leads to them. */
export function PhotosNote() {
  const photos = useWaitingPhotos()
  if (photos.length === 0) return null
  return (
    <Alert
      severity="info"
      action={findPhotoScreens(photos).map(({ to, label }) => (
        <Button key={to} component={Link} to={to} color="inherit">
          {label}
        </Button>
      ))}
    >
      {words.waiting(formatQuantity(photos.length))}
    </Alert>
  )
}
