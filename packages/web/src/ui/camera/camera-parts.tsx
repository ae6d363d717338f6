import { action_labels } from '@larder/contract/messages/action-labels'
import { scan_messages } from '@larder/contract/messages/scan-messages'
import CameraswitchRounded from '@mui/icons-material/CameraswitchRounded'
import FlashOffRounded from '@mui/icons-material/FlashOffRounded'
import FlashOnRounded from '@mui/icons-material/FlashOnRounded'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'

const corner = {
  color: '#fff',
  bgcolor: 'rgba(16, 19, 21, 0.6)',
  '&:hover': { bgcolor: 'rgba(16, 19, 21, 0.8)' },
  '&.Mui-disabled': { color: 'rgba(255, 255, 255, 0.45)', bgcolor: 'rgba(16, 19, 21, 0.6)' },
} as const

interface CameraControlsProps {
  /** The light is always in sight, and off for good. */
  has_fixed_flash: boolean
  has_torch: boolean
  is_lit: boolean
  onLight: (is_lit: boolean) => void
  /** The lens that is not in use, if there is one. */
  next_device: string | null
  onSwitch: (device: string) => void
}

/** Light and lenses, in the corner of the picture; the way to the other lens is there, off, where there is only one. */
export function CameraControls(props: CameraControlsProps) {
  const { has_fixed_flash, has_torch, is_lit, onLight, next_device, onSwitch } = props
  return (
    <Stack direction="row" sx={{ position: 'absolute', top: 12, right: 12, gap: 1 }}>
      {has_fixed_flash && (
        <IconButton aria-label={scan_messages.camera.flash} disabled sx={corner}>
          <FlashOffRounded />
        </IconButton>
      )}
      {!has_fixed_flash && has_torch && (
        <IconButton
          aria-label={scan_messages.camera.flash}
          aria-pressed={is_lit}
          onClick={() => onLight(!is_lit)}
          sx={corner}
        >
          <FlashOnRounded color={is_lit ? 'warning' : 'inherit'} />
        </IconButton>
      )}
      <IconButton
        aria-label={scan_messages.camera.switchCamera}
        disabled={next_device === null}
        onClick={() => next_device !== null && onSwitch(next_device)}
        sx={corner}
      >
        <CameraswitchRounded />
      </IconButton>
    </Stack>
  )
}

interface CameraFailureProps {
  text: string
  onRetry: () => void
  onClose: () => void
}

/** Why there is no picture, in its place. */
export function CameraFailure({ text, onRetry, onClose }: CameraFailureProps) {
  return (
    <Alert severity="error" sx={{ m: 2, maxWidth: 440, '&&': { bgcolor: 'background.paper', color: 'text.primary' } }}>
      {text}
      <Stack direction="row" sx={{ gap: 1, mt: 1 }}>
        <Button variant="outlined" onClick={onRetry}>
          {action_labels.retry}
        </Button>
        <Button color="inherit" onClick={onClose}>
          {action_labels.close}
        </Button>
      </Stack>
    </Alert>
  )
}
