import { barcode } from '@larder/contract/constants'

const volume = 0.2
const silence = 0.0001

/** Before somebody has touched the page a browser allows neither sound nor vibration, and complains about the try. */
function isWelcome(): boolean {
  return (navigator.userActivation as UserActivation | undefined)?.hasBeenActive ?? true
}

/** A short tone that fades, so that it ends without a click. */
export function beep(): void {
  const context = new AudioContext()
  const tone = context.createOscillator()
  const gain = context.createGain()
  const end = context.currentTime + barcode.beep_ms / 1000
  tone.frequency.value = barcode.beep_hz
  gain.gain.setValueAtTime(volume, context.currentTime)
  gain.gain.exponentialRampToValueAtTime(silence, end)
  tone.connect(gain).connect(context.destination)
  tone.addEventListener('ended', () => void context.close())
  tone.start()
  tone.stop(end)
}

/** Tells hand and ear that a code was found; who has switched either off misses nothing. */
export function signalDetection(): void {
  if (!isWelcome()) return
  for (const tell of [() => navigator.vibrate?.(barcode.vibration_ms), beep]) {
    try {
      tell()
    } catch {
      // A device without it is no reason to lose the code.
    }
  }
}
