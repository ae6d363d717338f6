import { barcode, delays } from '@larder/contract/constants'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBusyLock, createConfirmation, createScanWindow } from './scan-rules.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const oats = '4006381333931'
const cola = '042100005264'

describe('createScanWindow', () => {
  it('ignores a repeat of the same code, however late', () => {
    const window = createScanWindow(barcode.repeat_window_ms)
    expect(window.accept(oats)).toBe(true)
    vi.advanceTimersByTime(60_000)
    expect(window.accept(oats)).toBe(false)
  })

  it('ignores any detection within 3 s of the last', () => {
    const window = createScanWindow(barcode.repeat_window_ms)
    expect(window.accept(oats)).toBe(true)
    vi.advanceTimersByTime(2999)
    expect(window.accept(cola)).toBe(false)
    vi.advanceTimersByTime(1)
    expect(window.accept(cola)).toBe(true)
  })

  it('does not prolong the window by what it ignored', () => {
    const window = createScanWindow(barcode.repeat_window_ms)
    window.accept(oats)
    vi.advanceTimersByTime(2000)
    window.accept(cola)
    vi.advanceTimersByTime(1000)
    expect(window.accept(cola)).toBe(true)
  })

  it('takes the same code again once a person asks for it, but not within the window', () => {
    const window = createScanWindow(barcode.repeat_window_ms)
    window.accept(oats)
    window.forgetCode()
    vi.advanceTimersByTime(1000)
    expect(window.accept(oats)).toBe(false)
    vi.advanceTimersByTime(2000)
    expect(window.accept(oats)).toBe(true)
  })
})

describe('createBusyLock', () => {
  it('is released 2 s after a look-up ends', () => {
    const lock = createBusyLock(delays.barcode_busy_ms)
    expect(lock.isBusy()).toBe(false)
    lock.hold()
    vi.advanceTimersByTime(60_000)
    expect(lock.isBusy()).toBe(true)
    lock.release()
    vi.advanceTimersByTime(1999)
    expect(lock.isBusy()).toBe(true)
    vi.advanceTimersByTime(1)
    expect(lock.isBusy()).toBe(false)
  })

  it('stays held when another look-up begins meanwhile', () => {
    const lock = createBusyLock(delays.barcode_busy_ms)
    lock.hold()
    lock.release()
    vi.advanceTimersByTime(1000)
    lock.hold()
    vi.advanceTimersByTime(5000)
    expect(lock.isBusy()).toBe(true)
  })
})

describe('createConfirmation', () => {
  it('believes a code that two pictures agree about', () => {
    const isConfirmed = createConfirmation(1000)
    expect(isConfirmed(oats)).toBe(false)
    vi.advanceTimersByTime(100)
    expect(isConfirmed(oats)).toBe(true)
  })

  it('does not believe pictures that differ, or lie far apart', () => {
    const isConfirmed = createConfirmation(1000)
    expect([isConfirmed(oats), isConfirmed(cola), isConfirmed(oats)]).toEqual([false, false, false])
    vi.advanceTimersByTime(1001)
    expect(isConfirmed(oats)).toBe(false)
  })
})
