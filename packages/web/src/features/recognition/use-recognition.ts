import { photo_api } from '@larder/contract/calls/photo-api'
import { type Item } from '@larder/contract/item'
import { scan_messages } from '@larder/contract/messages/scan-messages'
import { useQueryClient } from '@tanstack/react-query'
import { type ReadingProgress } from '@larder/contract/reading-progress'
import { useCallback, useEffect, useRef, useState } from 'react'
import { items_query } from '../../api/keys.ts'
import { CallError } from '../../api/client/failure.ts'
import { isOffline } from '../../api/client/offline.ts'
import { fileComplaint, uploadImage } from '../../api/client/upload.ts'
import { useEntryState } from '../../session/use-entry-state.ts'
import { forgetPhoto, keepUnread } from '../../shared/waiting-photos/keep-unread.ts'
import { useToast } from '../../ui/toast/toast.tsx'
import { joinScans } from './join-scans.ts'
import { complaint, nothingFound, type Problem, problemOf } from './outcome.ts'
import { drawPreview } from './preview.ts'
import { readScan, type Scan, scanOf } from './scan.ts'

export type Step = 'capture' | 'review' | 'analyzing' | 'results'

/** A picture that only this page holds, and the address it is shown from. */
export interface Photo {
  blob: Blob
  url: string
}

interface Attempt {
  photo: Photo | null
  problem: Problem | null
  /** What became of a photo that waits for a network now. */
  note: string | null
  /** How much of the photo is sent, from 0 to 1; at 1 it is being looked at. */
  share: number | null
  /** What the server says of it, where it says anything. */
  reading: ReadingProgress | null
}

const idle = { problem: null, note: null, share: null, reading: null } as const
const beginning: Attempt = { photo: null, ...idle }

/** What the place in the history holds: the products on the screen, or those that wait for another photo. */
interface Entry {
  scan: Scan | null
  kept: Scan | null
}

function readEntry(given: unknown): Entry {
  return { scan: readScan(given, 'scan'), kept: readScan(given, 'kept') }
}

/** The way from a photo to its products: capture, review, analysing, results. */
export function useRecognition() {
  const queryClient = useQueryClient()
  const { showToast } = useToast()
  const [{ scan, kept }, setEntry] = useEntryState(readEntry, (entry) => entry.scan !== null || entry.kept !== null)
  const [attempt, setAttempt] = useState(beginning)
  const under_way = useRef<AbortController | null>(null)
  const url = useRef<string | null>(null)

  const letGo = useCallback(() => {
    under_way.current?.abort()
    if (url.current !== null) URL.revokeObjectURL(url.current)
    url.current = null
  }, [])
  useEffect(() => letGo, [letGo])

  async function loadItems(): Promise<Map<number, Item>> {
    const items = await queryClient.fetchQuery(items_query).catch((): Item[] => [])
    return new Map(items.map((item) => [item.item_id, item]))
  }

  async function recognize({ blob }: Photo, signal: AbortSignal): Promise<Scan | Problem | { note: string }> {
    const update = (part: Partial<Attempt>): void => setAttempt((now) => (signal.aborted ? now : { ...now, ...part }))
    try {
      if (isOffline()) throw new CallError(0, null, null)
      const asked = uploadImage(photo_api.recognizeProduct, blob, {
        signal,
        onProgress: (share) => update({ share }),
        onReading: (reading) => update({ reading }),
      })
      // While the photo travels there is time for the rest.
      const [{ results }, items, preview] = await Promise.all([asked, loadItems(), drawPreview(blob)])
      const { length } = results.products
      const isEmpty = length === 0 && (results.unnamed ?? []).length === 0
      if (isEmpty) return nothingFound(results.shelf_analysis?.recommendations ?? [])
      if (length > 0 && !signal.aborted) {
        showToast([scan_messages.recognition.identified(length), results.message ?? ''].join(' ').trim())
      }
      if (!signal.aborted) void forgetPhoto(blob)
      return scanOf(results, items, preview)
    } catch (error) {
      const waiting = signal.aborted ? null : await keepUnread('products', blob, error)
      if (waiting) return 'note' in waiting ? waiting : complaint(waiting.refusal)
      return problemOf(error)
    }
  }

  async function identify(photo: Photo | null): Promise<void> {
    if (photo === null) return
    under_way.current?.abort()
    const mine = new AbortController()
    under_way.current = mine
    setAttempt({ photo, ...idle, share: 0 })
    const outcome = await recognize(photo, mine.signal)
    if (mine.signal.aborted) return
    if ('text' in outcome) return setAttempt({ photo, ...idle, problem: outcome })
    letGo()
    setAttempt('note' in outcome ? { ...beginning, ...outcome } : beginning)
    if ('note' in outcome) return
    setEntry((now) => ({ scan: now.kept ? joinScans(now.kept, outcome) : outcome, kept: null }))
  }

  function take(blob: Blob): Photo {
    letGo()
    url.current = URL.createObjectURL(blob)
    return { blob, url: url.current }
  }

  const step: Step = scan ? 'results' : attempt.share !== null ? 'analyzing' : attempt.photo ? 'review' : 'capture'
  return {
    ...attempt,
    step,
    scan,
    kept,
    setScan: (change: (scan: Scan) => Scan) => setEntry((now) => ({ ...now, scan: now.scan && change(now.scan) })),
    identify: () => void identify(attempt.photo),
    /** Reads a photo that has waited for a network. */
    identifyWaiting: (blob: Blob) => void identify(take(blob)),
    /** Takes a photo if it can be sent. */
    choose: (blob: Blob) => {
      const text = fileComplaint(blob)
      if (text !== null) return setAttempt((now) => ({ ...now, problem: complaint(text) }))
      setAttempt({ photo: take(blob), ...idle })
    },
    complain: (text: string) => setAttempt((now) => ({ ...now, problem: complaint(text) })),
    /** Gives up the question, not the photo. */
    cancel: () => {
      under_way.current?.abort()
      setAttempt((now) => ({ ...now, share: null, reading: null }))
    },
    /** The specification's Retake, Scan More and Try Again: everything begins anew, but for what was kept on purpose. */
    reset: () => {
      letGo()
      setAttempt(beginning)
      setEntry((now) => ({ ...now, scan: null }))
    },
    /** Another photo, whose products come behind these. */
    keep: () => setEntry((now) => ({ scan: null, kept: now.scan })),
    /** No other photo after all. */
    returnToKept: () => {
      letGo()
      setAttempt(beginning)
      setEntry((now) => ({ scan: now.kept, kept: null }))
    },
  }
}

export type Recognition = ReturnType<typeof useRecognition>
