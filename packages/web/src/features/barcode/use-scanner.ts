import { barcode } from '@larder/contract/constants'
import { useEffect, useEffectEvent, useState } from 'react'
import { createConfirmation } from './scan-rules.ts'
import { createScanner, grabPicture, type Scanner, startScanLoop } from './scanner.ts'
import { isTrusted, partToRead, type Sighting, whole } from './sighting.ts'

const period_ms = 1000 / barcode.scans_per_second
const confirmation_ms = 1000

/** Reads codes from a video while there is one; `onCode` says whether the code counts, which ends the scanning. */
export function useScanner(video: HTMLVideoElement | null, onCode: (code: string) => boolean) {
  const [scanner, setScanner] = useState<Scanner | null>(null)
  const [trouble, setTrouble] = useState<unknown>(null)
  const [sighting, setSighting] = useState<Sighting | null>(null)
  const take = useEffectEvent(onCode)

  // The engine loads beside the camera's start instead of after it.
  useEffect(() => {
    const made = createScanner()
    let isWanted = true
    made.ready.then(
      () => isWanted && setScanner(made),
      (error: unknown) => isWanted && setTrouble(error),
    )
    return () => {
      isWanted = false
      made.close()
      setScanner(null)
    }
  }, [])

  useEffect(() => {
    if (!video || !scanner) return
    const isConfirmed = createConfirmation(confirmation_ms)
    let last: Sighting | null = null
    let part = whole
    let attempt = 0
    return startScanLoop({
      period_ms,
      grab: () => grabPicture(video),
      read: (picture) => {
        part = partToRead(last, attempt++)
        return scanner.read(picture, part)
      },
      onSighting: (seen) => {
        last = seen
        setSighting(seen)
        return seen !== null && isTrusted(seen, part) && isConfirmed(seen.code) && take(seen.code)
      },
      onFailure: setTrouble,
    })
  }, [video, scanner])

  return { sighting, trouble }
}
