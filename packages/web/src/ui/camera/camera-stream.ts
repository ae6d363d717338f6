import { camera } from '@larder/contract/constants'
import { InsecurePage } from './camera-errors.ts'

export interface Size {
  readonly width: number
  readonly height: number
}

export interface CameraRequest {
  /** One device of several; without one the rear camera is preferred. */
  device_id: string | null
  /** Without one, any picture is welcome. */
  min: Size | undefined
}

/** What is asked of the browser: the rear camera, sharp enough to read by. */
export function constraintsOf({ device_id, min }: CameraRequest): MediaStreamConstraints {
  const { width, height } = camera.ideal
  return {
    audio: false,
    video: {
      ...(device_id === null ? { facingMode: camera.facing_mode } : { deviceId: { exact: device_id } }),
      width: { ideal: width, ...(min && { min: min.width }) },
      height: { ideal: height, ...(min && { min: min.height }) },
    },
  }
}

/** Turns the camera off, and its light with it. */
export function stopStream(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}

/** Asks for a camera; a page without HTTPS has no way to ask. */
export async function openStream(request: CameraRequest): Promise<MediaStream> {
  // Typed as always there, and missing on plain http.
  const devices = navigator.mediaDevices as MediaDevices | undefined
  if (devices === undefined) throw new InsecurePage()
  return await devices.getUserMedia(constraintsOf(request))
}

/** The device after the one in use, going round; null where there is no other. */
export function nextDevice(
  devices: readonly Pick<MediaDeviceInfo, 'kind' | 'deviceId'>[],
  current: string | undefined,
) {
  const ids = devices.filter(({ kind }) => kind === 'videoinput').map(({ deviceId }) => deviceId)
  const others = ids.filter((id) => id !== current)
  return others.length === 0 ? null : (ids[(ids.indexOf(current ?? '') + 1) % ids.length] ?? null)
}

export interface CameraAbilities {
  has_torch: boolean
  /** The device that Switch camera leads to. */
  next_device: string | null
}

/** What this camera can do beyond a picture, known only once it runs. */
export async function readAbilities(stream: MediaStream): Promise<CameraAbilities> {
  const [track] = stream.getVideoTracks()
  // Neither the light nor the question for it is known to every browser.
  const capabilities: MediaTrackCapabilities & { torch?: boolean } = track?.getCapabilities?.() ?? {}
  const devices = await navigator.mediaDevices.enumerateDevices().catch(() => [])
  return {
    has_torch: capabilities.torch === true,
    next_device: nextDevice(devices, track?.getSettings().deviceId),
  }
}

/** Switches the light beside the camera; a device may refuse although it said it could. */
export async function setTorch(stream: MediaStream, torch: boolean): Promise<boolean> {
  const light: MediaTrackConstraintSet & { torch: boolean } = { torch }
  const constraints: MediaTrackConstraints = { advanced: [light] }
  const [track] = stream.getVideoTracks()
  return await (track?.applyConstraints(constraints) ?? Promise.reject(new Error('No track'))).then(
    () => torch,
    () => false,
  )
}

const photo_quality = 0.92

/** The picture that the camera shows right now, as a JPEG of its full size. */
export async function takePhoto(video: HTMLVideoElement): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = video.videoWidth
  canvas.height = video.videoHeight
  canvas.getContext('2d')?.drawImage(video, 0, 0)
  return await new Promise((resolve, reject) => {
    canvas.toBlob(
      (photo) => (photo ? resolve(photo) : reject(new Error('The picture could not be taken'))),
      camera.photo_type,
      photo_quality,
    )
  })
}
