import { offline_scan_messages as words } from '@larder/contract/messages/offline/offline-scan-messages'
import { type WaitingPhoto } from '../../offline/store/store.ts'

const screens = [
  { kind: 'receipt', to: '/ocr-upload', label: words.receipts },
  { kind: 'products', to: '/product-recognition', label: words.products },
] as const

/** The screens on which these photos are read. */
export const findPhotoScreens = (photos: readonly WaitingPhoto[]) =>
  screens.filter(({ kind }) => photos.some((photo) => photo.kind === kind))
