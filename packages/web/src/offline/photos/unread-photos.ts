import { offline_scan_messages as words } from '@larder/contract/messages/offline/offline-scan-messages'
import { formatQuantity } from '@larder/contract/values/numbers'
import { connection } from '../../api/client/connection.ts'
import { isOffline } from '../../api/client/offline.ts'
import { askForStorage } from '../send/background-sync.ts'
import { type Outbox } from '../outbox/outbox.ts'
import { openOutbox, tellOtherTabs } from '../store/open-store.ts'
import { type WaitingPhoto } from '../store/store.ts'
import { makeThumbnail } from './make-thumbnail.ts'

/** Photos that wait at most, of all kinds together. */
const most_photos = 30

/** What became of a photo that could not be read: kept, with what to say of it, or not, and why. */
export type Kept = { readonly note: string } | { readonly refusal: string }

// A photo on a screen is known as the one that waits, so that it is neither kept twice nor left behind when it was read.
const ids = new WeakMap<Blob, number>()

/** Tells everybody who follows the store, here and in other tabs. */
async function tell(outbox: Outbox): Promise<void> {
  await outbox.reload()
  tellOtherTabs()
}

/** The photos that wait to be read, the oldest first. */
export async function listUnread(): Promise<WaitingPhoto[]> {
  const photos = (await (await openOutbox())?.store.listPhotos()) ?? []
  for (const { image, photo_id } of photos) ids.set(image, photo_id)
  return photos
}

/** Keeps a photo until there is a network; null where there is one, and the failure is another. */
export async function keepUnread(kind: WaitingPhoto['kind'], image: Blob): Promise<Kept | null> {
  if (!isOffline() && (await connection.check())) return null
  const outbox = await openOutbox()
  if (outbox === null) return null
  const { store } = outbox
  const photos = await store.listPhotos()
  if (!photos.some(({ photo_id }) => photo_id === ids.get(image))) {
    if (photos.length >= most_photos) return { refusal: words.photosFull(formatQuantity(most_photos)) }
    const photo = { kind, image, thumbnail: await makeThumbnail(image), taken_at: Date.now() }
    try {
      ids.set(image, await store.addPhoto(photo))
    } catch {
      return { refusal: words.storageFull }
    }
    await tell(outbox)
    void askForStorage().catch(() => undefined)
  }
  return { note: store.is_lasting ? words.kept : words.keptForNow }
}

/** Lets go of a photo that was read or that nobody wants; one that does not wait is nothing to do. */
export async function forgetPhoto(image: Blob): Promise<void> {
  const photo_id = ids.get(image)
  const outbox = photo_id === undefined ? null : await openOutbox()
  if (photo_id === undefined || outbox === null) return
  await outbox.store.removePhoto(photo_id)
  await tell(outbox)
}
