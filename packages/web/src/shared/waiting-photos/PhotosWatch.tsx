import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import { useToast } from '../../ui/toast/toast.tsx'
import { useIsConnected } from './use-is-connected.ts'

/** Says once that photos wait, at the start and whenever there is a network again. */
export function PhotosWatch() {
  const isConnected = useIsConnected()
  const { pathname } = useLocation()
  const { showToast } = useToast()
  const announce = useEffectEvent(async () => {
    const { announcePhotos } = await import('./announce-photos.ts')
    await announcePhotos(pathname, showToast)
  })
  useEffect(() => {
    if (isConnected) void announce().catch(() => undefined)
  }, [isConnected])
  return null
}
