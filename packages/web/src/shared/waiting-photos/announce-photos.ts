import { offline_scan_messages as words } from '@larder/contract/messages/offline/offline-scan-messages'
import { formatQuantity } from '@larder/contract/values/numbers'
import { loadLocal } from '../../api/client/local.ts'
import { type useToast } from '../../ui/toast/toast.tsx'
import { findPhotoScreens } from './find-photo-screens.ts'

type ShowToast = ReturnType<typeof useToast>['showToast']

/** Says that photos wait to be read, and leads to where they do; not to whoever looks at them. */
export async function announcePhotos(pathname: string, showToast: ShowToast): Promise<void> {
  const photos = (await (await (await loadLocal())?.loadPhotos())?.listUnread()) ?? []
  const ways = findPhotoScreens(photos)
  if (ways.length === 0 || ways.some(({ to }) => to === pathname)) return
  const actions = ways.map(({ to, label }) => ({ to, label: ways.length === 1 ? words.show : label }))
  showToast(words.waiting(formatQuantity(photos.length)), 'info', actions)
}
