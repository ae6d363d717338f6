/** What the scanning screens say while there is no network, and of photos that wait for one. */
export const offline_scan_messages = {
  unknownCode: 'No connection: only codes of your own items are known. Add it by hand, or look it up later.',
  kept: 'Kept. It is read when there is a connection.',
  keptForNow: 'Kept while this page is open. It is read when there is a connection.',
  photosFull: (most: string) => `${most} photos are waiting already. Read or remove some of them first.`,
  storageFull: 'This phone has no space left, so the photo was not kept. Free some space and try again.',
  waitingPhotos: 'Waiting Photos',
  waitingHint: 'They stay on this phone until they are read.',
  photoOf: (time: string) => `Photo of ${time}`,
  readNow: 'Read Now',
  remove: 'Remove',
  removeTitle: 'Remove this photo?',
  removeText: 'It has not been read yet, and is on this phone only. It cannot be brought back.',
  waiting: (count: string) =>
    count === '1' ? '1 photo is waiting to be read' : `${count} photos are waiting to be read`,
  show: 'Show',
  receipts: 'Receipts',
  products: 'Products',
} as const
