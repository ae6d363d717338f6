import { photo_api } from '@larder/contract/calls/photo-api'
import { type Item } from '@larder/contract/item'
import { receipt_messages } from '@larder/contract/messages/receipt-messages'
import { type ReadingProgress } from '@larder/contract/reading-progress'
import { type ReceiptResults } from '@larder/contract/receipt'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { items_query } from '../../api/keys.ts'
import { CallError, failureHint, failureText } from '../../api/client/failure.ts'
import { isOffline } from '../../api/client/offline.ts'
import { fileComplaint, uploadImage } from '../../api/client/upload.ts'
import { forgetPhoto, keepUnread } from '../../shared/waiting-photos/keep-unread.ts'

/** Why there is no review yet. */
export interface Problem {
  text: string
  hint: string | null
  /** True where the same photo may do better another time. */
  can_retry: boolean
}

/** How much of the photo is sent, from 0 to 1; at 1 it is being read. */
type Share = number

/** A picture that only this page holds, and the address it is shown from. */
export interface Photo {
  blob: Blob
  url: string
}

interface ScanState {
  photo: Photo | null
  problem: Problem | null
  /** What became of a photo that waits for a network now. */
  note: string | null
  share: Share | null
  /** What the server says of it, where it says anything. */
  reading: ReadingProgress | null
}

const idle = { problem: null, note: null, share: null, reading: null } as const

const photoOf = (blob: Blob): Photo => ({ blob, url: URL.createObjectURL(blob) })

/** The same file chosen twice is one photo: its lines must not come twice. */
function isSameFile(one: Blob, other: Blob): boolean {
  if (!(one instanceof File && other instanceof File)) return one === other
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified
}

const complaint = (text: string): Problem => ({ text, hint: null, can_retry: false })

/** Where it goes on from a photo. */
interface Reading {
  begin: (results: ReceiptResults, items: ReadonlyMap<number, Item>, photo: Photo) => void
  /** No line was found, but a shop or a day may have been. */
  note: (results: ReceiptResults) => void
}

/** The way from a photo to what is written on it; the photo stays whatever happens. */
export function useScan({ begin, note }: Reading) {
  const queryClient = useQueryClient()
  const [state, setState] = useState<ScanState>({ photo: null, ...idle })
  const attempt = useRef<AbortController | null>(null)
  // Cards show the photo that they come from, also when another one was chosen since.
  const photos = useRef<Photo[]>([])
  useEffect(
    () => () => {
      attempt.current?.abort()
      for (const { url } of photos.current) URL.revokeObjectURL(url)
    },
    [],
  )

  /** The household's items that lines of the receipt may be; without them every line is a new one. */
  async function loadItems(results: ReceiptResults): Promise<Map<number, Item>> {
    if (!results.detected_fields.items.some(({ match }) => match)) return new Map()
    const items = await queryClient.fetchQuery(items_query).catch((): Item[] => [])
    return new Map(items.map((item) => [item.item_id, item]))
  }

  async function read(photo: Photo, signal: AbortSignal): Promise<Partial<ScanState>> {
    try {
      if (isOffline()) throw new CallError(0, null, null)
      const update = (part: Partial<ScanState>): void => setState((now) => (signal.aborted ? now : { ...now, ...part }))
      const { results, message } = await uploadImage(photo_api.processReceipt, photo.blob, {
        signal,
        fields: { is_receipt: 'true' },
        onProgress: (share) => update({ share }),
        onReading: (reading) => update({ reading }),
      })
      if (results.detected_fields.items.length === 0) {
        note(results)
        const { noItems, scriptUnknown } = receipt_messages.receipt
        const text = message === scriptUnknown ? scriptUnknown : noItems
        return { problem: { ...complaint(text), hint: results.message ?? null } }
      }
      const items = await loadItems(results)
      if (!signal.aborted) {
        begin(results, items, photo)
        void forgetPhoto(photo.blob)
      }
      return {}
    } catch (error) {
      const kept = signal.aborted ? null : await keepUnread('receipt', photo.blob, error)
      if (kept) return 'note' in kept ? { photo: null, ...kept } : { problem: complaint(kept.refusal) }
      const text = failureText(error, receipt_messages.receipt.failed)
      return { problem: { text, hint: failureHint(error), can_retry: true } }
    }
  }

  async function process(photo: Photo | null): Promise<void> {
    if (photo === null)
      return setState((now) => ({ ...now, problem: complaint(receipt_messages.receipt.fileRequired) }))
    attempt.current?.abort()
    const mine = new AbortController()
    attempt.current = mine
    setState({ photo, ...idle, share: 0 })
    const outcome = await read(photo, mine.signal)
    if (!mine.signal.aborted) setState({ photo, ...idle, ...outcome })
  }

  function take(blob: Blob): Photo {
    const photo = photos.current.find((other) => isSameFile(other.blob, blob)) ?? photoOf(blob)
    if (!photos.current.includes(photo)) photos.current.push(photo)
    return photo
  }

  return {
    ...state,
    process: () => void process(state.photo),
    /** Reads a photo that has waited for a network. */
    processWaiting: (blob: Blob) => void process(take(blob)),
    /** Takes a photo if it can be sent; one that cannot leaves the one before it. */
    choose: (blob: Blob) => {
      const text = fileComplaint(blob)
      if (text !== null) return setState((now) => ({ ...now, problem: complaint(text) }))
      setState({ photo: take(blob), ...idle })
    },
    cancel: () => {
      attempt.current?.abort()
      setState(({ photo, problem }) => ({ ...idle, photo, problem }))
    },
  }
}

export type Scan = ReturnType<typeof useScan>
