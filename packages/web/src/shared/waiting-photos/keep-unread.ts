import { isNetworkFailure } from '../../api/client/failure.ts'
import { loadLocal } from '../../api/client/local.ts'
import { getStoreName } from '../../api/client/store-name.ts'
import { type Kept } from '../../offline/photos/unread-photos.ts'
import { type WaitingPhoto } from '../../offline/store/store.ts'

const loadPhotos = async () =>
  getStoreName() === null ? null : await (await loadLocal())?.loadPhotos().catch(() => null)

/** Keeps a photo that got no answer because there is no network; null where the failure is another, and is to be said. */
export async function keepUnread(kind: WaitingPhoto['kind'], image: Blob, error: unknown): Promise<Kept | null> {
  return isNetworkFailure(error) ? ((await (await loadPhotos())?.keepUnread(kind, image)) ?? null) : null
}

/** Lets go of a photo that was read, in case it had waited. */
export async function forgetPhoto(image: Blob): Promise<void> {
  await (await loadPhotos())?.forgetPhoto(image)
}
