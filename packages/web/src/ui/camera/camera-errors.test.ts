import { scan_messages } from '@larder/contract/messages/scan-messages'
import { describe, expect, it } from 'vitest'
import { cameraFailureText, InsecurePage } from './camera-errors.ts'

describe('cameraFailureText', () => {
  it.each([
    ['NotFoundError', 'Could not access camera. No camera device found.'],
    ['NotAllowedError', 'Could not access camera. Camera access was denied. Please allow camera access and try again.'],
    ['NotReadableError', 'Could not access camera. Camera is already in use by another application.'],
    ['OverconstrainedError', 'Could not access camera. Please check your camera settings and try again.'],
    ['constructor', 'Could not access camera. Please check your camera settings and try again.'],
  ])('%s', (name, text) => {
    expect(cameraFailureText(scan_messages.camera.cameraFailed, new DOMException('x', name))).toBe(text)
  })

  it('begins with what could not be done', () => {
    expect(cameraFailureText(scan_messages.camera.scannerFailed, 'odd')).toBe(
      'Could not initialize barcode scanner. Please check your camera settings and try again.',
    )
    expect(cameraFailureText(scan_messages.camera.scannerFailed, new InsecurePage())).toBe(
      'Could not initialize barcode scanner. The camera only works at an address that begins with https.',
    )
  })
})
