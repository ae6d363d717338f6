import { photo_api } from '@larder/contract/calls/photo-api'
import { type Item } from '@larder/contract/item'
import { receipt_messages } from '@larder/contract/messages/receipt-messages'
import { type ReadingProgress } from '@larder/contract/reading-progress'
import { type ReceiptResults } from '@larder/contract/receipt'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { items_query } from '../../api/keys.ts'
import { failureHint, failureText } from '../../api/client/failure.ts'
import { fileComplaint, uploadImage } from '../../api/client/upload.ts'

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
  share: Share | null
  /** What the server says of it, where it says anything. */
  reading: ReadingProgress | null
}

const idle = { problem: null, share: null, reading: null } as const

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

  async function read(photo: Photo, signal: AbortSignal): Promise<Problem | null> {
    try {
      const update = (part: Partial<ScanState>): void => setState((now) => (signal.aborted ? now : { ...now, ...part }))
      const { results, message } = await uploadImage(photo_api.processReceipt, photo.blob, {
        signal,
        fields: { is_receipt: 'true' },
        onProgress: (share) => update({ share }),
        onReading: (reading) => update({ reading }),
      })
      if (results.detected_fields.items.length === 0) {
        note(results)
        return { ...complaint(message || receipt_messages.receipt.noItems), hint: results.message ?? null }
      }
      const items = await loadItems(results)
      if (!signal.aborted) begin(results, items, photo)
      return null
    } catch (error) {
      return { text: failureText(error, receipt_messages.receipt.failed), hint: failureHint(error), can_retry: true }
    }
  }

  async function process(): Promise<void> {
    const { photo } = state
    if (photo === null)
      return setState((now) => ({ ...now, problem: complaint(receipt_messages.receipt.fileRequired) }))
    attempt.current?.abort()
    const mine = new AbortController()
    attempt.current = mine
    setState({ photo, ...idle, share: 0 })
    const problem = await read(photo, mine.signal)
    if (!mine.signal.aborted) setState({ photo, ...idle, problem })
  }

  return {
    ...state,
    process: () => void process(),
    /** Takes a photo if it can be sent; one that cannot leaves the one before it. */
    choose: (blob: Blob) => {
      const text = fileComplaint(blob)
      if (text !== null) return setState((now) => ({ ...now, problem: complaint(text) }))
      const photo = photos.current.find((other) => isSameFile(other.blob, blob)) ?? photoOf(blob)
      if (!photos.current.includes(photo)) photos.current.push(photo)
      setState({ photo, ...idle })
    },
    cancel: () => {
      attempt.current?.abort()
      setState(({ photo, problem }) => ({ ...idle, photo, problem }))
    },
  }
}

export type Scan = ReturnType<typeof useScan>
