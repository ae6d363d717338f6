import { useEffect, useState } from 'react'
import { listUnread } from '../../offline/photos/unread-photos.ts'
import { onOutboxChange } from '../../offline/store/open-store.ts'
import { type WaitingPhoto } from '../../offline/store/store.ts'

const isSameList = (one: readonly WaitingPhoto[], other: readonly WaitingPhoto[]): boolean =>
  one.length === other.length && one.every(({ photo_id }, index) => photo_id === other[index]?.photo_id)

/** The photos that wait to be read, of one kind or of any, the oldest first. */
export function useWaitingPhotos(kind?: WaitingPhoto['kind']): readonly WaitingPhoto[] {
  const [photos, setPhotos] = useState<readonly WaitingPhoto[]>([])
  useEffect(() => {
    const load = async (): Promise<void> => {
      const found = (await listUnread()).filter((photo) => kind === undefined || photo.kind === kind)
      setPhotos((shown) => (isSameList(shown, found) ? shown : found))
    }
    const reload = (): void => void load().catch(() => undefined)
    reload()
    return onOutboxChange(reload)
  }, [kind])
  return photos
}
