import { scan_messages } from '@larder/contract/messages/scan-messages'
import Box from '@mui/material/Box'
import CircularProgress from '@mui/material/CircularProgress'
import { type ReactNode, useEffect, useRef } from 'react'
import { cameraFailureText } from './camera-errors.ts'
import { CameraControls, CameraFailure } from './camera-parts.tsx'
import { type Size } from './camera-stream.ts'
import { radius } from '../measures.ts'
import { useCamera } from './use-camera.ts'

interface CameraProps {
  /** How the sentence about a failure begins. */
  failure: string
  /** Something else went wrong that leaves the picture useless, such as a reader that did not load. */
  trouble?: unknown
  /** The least size of the picture; a constant, since another one starts the camera again. */
  min?: Size
  /** The picture runs, or no longer does. */
  onLive: (video: HTMLVideoElement | null) => void
  /** Begins again from outside, where more than the camera has to. */
  onRetry?: () => void
  onClose: () => void
  /** There is no picture to be had, or there is hope again; whoever offers Close too can leave it to this. */
  onFailed?: (has_failed: boolean) => void
  /** True while the last picture is to stand still. */
  frozen?: boolean
  /** True where the light is always in sight, and off for good. */
  has_fixed_flash?: boolean
  /** What lies over the picture. */
  children?: ReactNode
}

// The picture is always on black, in the light scheme too: a bright frame would blind the eye that aims.
const stage = {
  position: 'relative',
  overflow: 'hidden',
  display: 'grid',
  placeItems: 'center',
  mx: { xs: -2, sm: 0 },
  borderRadius: { xs: 0, sm: radius.card },
  bgcolor: '#101315',
  color: '#fff',
  height: { xs: 'clamp(240px, calc(100dvh - 320px), 640px)', sm: 'min(56.25vw, 52dvh, 480px)' },
  flexShrink: 0,
} as const

/** A camera's picture with its light and its other lenses, or why there is none. It knows nothing of what it shows. */
export function Camera(props: CameraProps) {
  const {
    failure,
    trouble,
    min,
    onLive,
    onRetry,
    onClose,
    onFailed,
    frozen = false,
    has_fixed_flash = false,
    children,
  } = props
  const video = useRef<HTMLVideoElement>(null)
  const { state, is_lit, retry, switchTo, light } = useCamera(min)
  const stream = state.kind === 'live' ? state.stream : null
  const error = state.kind === 'failed' ? state.error : trouble

  useEffect(() => {
    if (video.current) video.current.srcObject = stream
    if (!stream) onLive(null)
    return () => onLive(null)
  }, [stream, onLive])
  const hasFailed = Boolean(error)
  useEffect(() => onFailed?.(hasFailed), [hasFailed, onFailed])
  useEffect(() => {
    if (frozen) video.current?.pause()
    // A play that the next pause interrupts is no failure.
    else if (stream) video.current?.play().catch(() => undefined)
  }, [frozen, stream])

  const controls = (
    <CameraControls
      has_fixed_flash={has_fixed_flash}
      has_torch={state.kind === 'live' && state.has_torch}
      is_lit={is_lit}
      onLight={(wanted) => void light(wanted)}
      next_device={state.kind === 'live' ? state.next_device : null}
      onSwitch={switchTo}
    />
  )
  if (error) {
    return (
      <Box sx={stage}>
        <CameraFailure text={cameraFailureText(failure, error)} onRetry={onRetry ?? retry} onClose={onClose} />
        {controls}
      </Box>
    )
  }
  return (
    <Box sx={stage}>
      <Box
        component="video"
        ref={video}
        muted
        playsInline
        autoPlay
        aria-label={scan_messages.camera.picture}
        onLoadedData={(event) => onLive(event.currentTarget)}
        sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' }}
      />
      {children}
      {!stream && <CircularProgress aria-label={scan_messages.camera.starting} sx={{ color: '#fff' }} />}
      {controls}
    </Box>
  )
}
