import { scan_messages } from '@larder/contract/messages/scan-messages'

/** A page that was not loaded over HTTPS has no cameras at all. */
export class InsecurePage extends Error {
  override readonly name = 'InsecurePage'
}

const endings: Readonly<Record<string, string>> = {
  NotFoundError: scan_messages.camera.notFound,
  NotAllowedError: scan_messages.camera.denied,
  NotReadableError: scan_messages.camera.inUse,
  InsecurePage: scan_messages.camera.insecure,
}

/** Why there is no picture: what could not be done, then what to do about it by the kind of error. */
export function cameraFailureText(beginning: string, error: unknown): string {
  const name = error instanceof Error || error instanceof DOMException ? error.name : ''
  return beginning + (Object.hasOwn(endings, name) ? endings[name] : scan_messages.camera.other)
}
