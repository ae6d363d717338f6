import { type BarcodeProduct } from '@larder/contract/barcode'
import { photo_api } from '@larder/contract/calls/photo-api'
import { barcode, delays } from '@larder/contract/constants'
import { scan_messages } from '@larder/contract/messages/scan-messages'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '../../api/client/call.ts'
import { findLocal } from '../../api/client/local.ts'
import { uploadImage } from '../../api/client/upload.ts'
import { type Found, type Outcome, outcomeOfFailure, outcomeOfLookup, outcomeOfPhoto, type Problem } from './outcome.ts'
import { createBusyLock, createScanWindow } from './scan-rules.ts'

export type Mode = 'realtime' | 'photo' | 'manual'

/** What is being waited for, in words, and how far an upload is. */
export interface Waiting {
  text: string
  share: number | null
}

/** A photo travels for a while that can be measured, and is then read for a while that cannot. */
function waitingForPhoto(share: number): Waiting {
  if (share >= 1) return { text: scan_messages.barcode.reading, share: null }
  return { text: scan_messages.barcode.uploading(`${Math.round(share * 100)}%`), share }
}

/** Asks the server for a code, or where it cannot be reached what this phone keeps. */
async function askFor(code: string, signal: AbortSignal): Promise<BarcodeProduct> {
  const local = await findLocal()
  const lookUp = local?.lookUpBarcode ?? call<typeof photo_api.lookupBarcode>
  return await lookUp(photo_api.lookupBarcode, { body: { barcode: code } }, { signal })
}

interface PageState {
  mode: Mode
  found: Found | null
  problem: Problem | null
  waiting: Waiting | null
}

const beginning: PageState = { mode: 'realtime', found: null, problem: null, waiting: null }

/** The modes of the screen, and the ways from a code or a photo to a result. */
export function useBarcodePage() {
  const [state, setState] = useState(beginning)
  const [lock] = useState(() => createBusyLock(delays.barcode_busy_ms))
  const [window] = useState(() => createScanWindow(barcode.repeat_window_ms))
  const attempt = useRef<AbortController | null>(null)
  useEffect(() => () => attempt.current?.abort(), [])

  /** One attempt at a time: who goes elsewhere meanwhile gives it up, and its answer changes nothing. */
  const work = useCallback(
    async (text: string, run: (signal: AbortSignal) => Promise<Outcome>) => {
      attempt.current?.abort()
      const mine = new AbortController()
      attempt.current = mine
      lock.hold()
      setState(({ mode, found }) => ({ mode, found, problem: null, waiting: { text, share: null } }))
      const outcome = await run(mine.signal)
      lock.release()
      if (!mine.signal.aborted) setState(({ mode }) => ({ ...beginning, mode, ...outcome }))
    },
    [lock],
  )

  const lookUp = useCallback(
    (code: string) =>
      void work(scan_messages.barcode.lookingUp(code), (signal) =>
        askFor(code, signal).then(
          (product) => outcomeOfLookup(code, product),
          (error: unknown) => outcomeOfFailure(error, scan_messages.barcode.lookupFailed, code),
        ),
      ),
    [work],
  )

  function readPhoto(photo: Blob): void {
    void work(scan_messages.barcode.uploading('0%'), (signal) =>
      uploadImage(photo_api.scanBarcode, photo, {
        signal,
        onProgress: (share) => setState((now) => (now.waiting ? { ...now, waiting: waitingForPhoto(share) } : now)),
      }).then(
        ({ results }) => outcomeOfPhoto(results),
        (error: unknown) => outcomeOfFailure(error, scan_messages.barcode.imageFailed, null),
      ),
    )
  }

  /** The camera saw a code; true where it counts. */
  const detect = useCallback(
    (code: string): boolean => {
      if (lock.isBusy() || !window.accept(code)) return false
      lookUp(code)
      return true
    },
    [lock, window, lookUp],
  )

  const switchTo = useCallback((mode: Mode) => {
    attempt.current?.abort()
    setState({ ...beginning, mode })
  }, [])

  return {
    ...state,
    detect,
    /** A USB scanner is pressed on purpose, so that only the lock holds it back. */
    takeKeys: (code: string) => {
      if (!lock.isBusy()) lookUp(code)
    },
    lookUp,
    readPhoto,
    switchTo,
    complain: (text: string) =>
      setState(({ mode }) => ({ ...beginning, mode, problem: { text, hint: null, code: null } })),
    scanAgain: useCallback(() => {
      window.forgetCode()
      switchTo('realtime')
    }, [window, switchTo]),
  }
}

export type BarcodePage = ReturnType<typeof useBarcodePage>
