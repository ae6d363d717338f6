import { api } from '@larder/contract/calls/api'
import { type Item } from '@larder/contract/item'
import { messages } from '@larder/contract/messages'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { items_query } from '../../api/keys.ts'
import { fileComplaint, uploadImage } from '../../api/client/upload.ts'
import { useEntryState } from '../../session/use-entry-state.ts'
import { useToast } from '../../ui/toast/toast.tsx'
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
  /** How much of the photo is sent, from 0 to 1; at 1 it is being looked at. */
  share: number | null
}

const beginning: Attempt = { photo: null, problem: null, share: null }

/** The way from a photo to its products: capture, review, analysing, results. */
export function useRecognition() {
  const queryClient = useQueryClient()
  const { showToast } = useToast()
  const [{ scan }, setEntry] = useEntryState(
    (given) => ({ scan: readScan(given) }),
    ({ scan: found }) => found !== null,
  )
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

  async function recognize({ blob }: Photo, signal: AbortSignal): Promise<Scan | Problem> {
    const onProgress = (share: number): void => setAttempt((now) => (signal.aborted ? now : { ...now, share }))
    try {
      const asked = uploadImage(api.recognizeProduct, blob, { signal, onProgress })
      // While the photo travels there is time for the rest.
      const [{ results }, items, preview] = await Promise.all([asked, loadItems(), drawPreview(blob)])
      if (results.products.length === 0) return nothingFound(results.shelf_analysis?.recommendations ?? [])
      if (!signal.aborted) {
        showToast([messages.recognition.identified(results.products.length), results.message ?? ''].join(' ').trim())
      }
      return scanOf(results, items, preview)
    } catch (error) {
      return problemOf(error)
    }
  }

  async function identify(): Promise<void> {
    const { photo } = attempt
    if (photo === null) return
    under_way.current?.abort()
    const mine = new AbortController()
    under_way.current = mine
    setAttempt({ photo, problem: null, share: 0 })
    const outcome = await recognize(photo, mine.signal)
    if (mine.signal.aborted) return
    if ('text' in outcome) return setAttempt({ photo, problem: outcome, share: null })
    letGo()
    setAttempt(beginning)
    setEntry({ scan: outcome })
  }

  const step: Step = scan ? 'results' : attempt.share !== null ? 'analyzing' : attempt.photo ? 'review' : 'capture'
  return {
    ...attempt,
    step,
    scan,
    setScan: (change: (scan: Scan) => Scan) => setEntry((now) => ({ scan: now.scan && change(now.scan) })),
    identify: () => void identify(),
    /** Takes a photo if it can be sent. */
    choose: (blob: Blob) => {
      const text = fileComplaint(blob)
      if (text !== null) return setAttempt((now) => ({ ...now, problem: complaint(text) }))
      letGo()
      url.current = URL.createObjectURL(blob)
      setAttempt({ photo: { blob, url: url.current }, problem: null, share: null })
    },
    complain: (text: string) => setAttempt((now) => ({ ...now, problem: complaint(text) })),
    /** Gives up the question, not the photo. */
    cancel: () => {
      under_way.current?.abort()
      setAttempt((now) => ({ ...now, share: null }))
    },
    /** The specification's Retake, Scan More and Try Again: everything begins anew. */
    reset: () => {
      letGo()
      setAttempt(beginning)
      setEntry({ scan: null })
    },
  }
}

export type Recognition = ReturnType<typeof useRecognition>
