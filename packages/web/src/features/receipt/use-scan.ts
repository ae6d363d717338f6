import { api } from '@larder/contract/api'
import { type Item } from '@larder/contract/item'
import { messages } from '@larder/contract/messages'
import { type ReceiptResults } from '@larder/contract/receipt'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { failureHint, failureText } from '../../api/failure.ts'
import { items_query } from '../../api/items.ts'
import { fileComplaint, uploadImage } from '../../api/upload.ts'

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
}

const complaint = (text: string): Problem => ({ text, hint: null, can_retry: false })

/** The way from a photo to what is written on it; the photo stays whatever happens. */
export function useScan(onRead: (results: ReceiptResults, items: ReadonlyMap<number, Item>) => void) {
  const queryClient = useQueryClient()
  const [state, setState] = useState<ScanState>({ photo: null, problem: null, share: null })
  const attempt = useRef<AbortController | null>(null)
  const url = useRef<string | null>(null)
  useEffect(
    () => () => {
      attempt.current?.abort()
      if (url.current !== null) URL.revokeObjectURL(url.current)
    },
    [],
  )

  /** The household's items that lines of the receipt may be; without them every line is a new one. */
  async function loadItems(results: ReceiptResults): Promise<Map<number, Item>> {
    if (!results.detected_fields.items.some(({ match }) => match)) return new Map()
    const items = await queryClient.fetchQuery(items_query).catch((): Item[] => [])
    return new Map(items.map((item) => [item.item_id, item]))
  }

  async function read(photo: Blob, signal: AbortSignal): Promise<Problem | null> {
    try {
      const onProgress = (share: number): void => setState((now) => (signal.aborted ? now : { ...now, share }))
      const fields = { is_receipt: 'true' }
      const { results, message } = await uploadImage(api.processReceipt, photo, { signal, fields, onProgress })
      if (results.detected_fields.items.length === 0) return complaint(message || messages.receipt.noItems)
      const items = await loadItems(results)
      if (!signal.aborted) onRead(results, items)
      return null
    } catch (error) {
      return { text: failureText(error, messages.receipt.failed), hint: failureHint(error), can_retry: true }
    }
  }

  async function process(): Promise<void> {
    const { photo } = state
    if (photo === null) return setState((now) => ({ ...now, problem: complaint(messages.receipt.fileRequired) }))
    attempt.current?.abort()
    const mine = new AbortController()
    attempt.current = mine
    setState({ photo, problem: null, share: 0 })
    const problem = await read(photo.blob, mine.signal)
    if (!mine.signal.aborted) setState({ photo, problem, share: null })
  }

  return {
    ...state,
    process: () => void process(),
    /** Takes a photo if it can be sent; one that cannot leaves the one before it. */
    choose: (blob: Blob) => {
      const text = fileComplaint(blob)
      if (text !== null) return setState((now) => ({ ...now, problem: complaint(text) }))
      if (url.current !== null) URL.revokeObjectURL(url.current)
      url.current = URL.createObjectURL(blob)
      setState({ photo: { blob, url: url.current }, problem: null, share: null })
    },
    cancel: () => {
      attempt.current?.abort()
      setState((now) => ({ ...now, share: null }))
    },
  }
}

export type Scan = ReturnType<typeof useScan>
