import { type ReactNode, useEffect } from 'react'
import { readRem } from '../measures.ts'
import { phone_query } from '../use-media-query.ts'
import css from './action-bar.module.css'

// A list has its button there, the bar of a choice may stand over it, and a sheet over both: the highest counts.
const reservations = new Map<symbol, number>()

function reserve(whose: symbol, height_px: number): void {
  if (height_px > 0) reservations.set(whose, height_px)
  else reservations.delete(whose)
  const highest_px = Math.max(0, ...reservations.values())
  document.documentElement.style.setProperty('--action-bar-height', `${highest_px}px`)
}

/**
 * Keeps the lower edge of a phone's screen, or of every screen, free of toasts where a screen has its buttons there. The
 * height is that with text of 16 px.
 */
export function useReservedBottom(height_px: number, on_every_screen = false): void {
  useEffect(() => {
    const whose = Symbol('reservation')
    const narrow = window.matchMedia(phone_query)
    const follow = (): void => reserve(whose, on_every_screen || narrow.matches ? (height_px * readRem()) / 16 : 0)
    follow()
    narrow.addEventListener('change', follow)
    return () => {
      narrow.removeEventListener('change', follow)
      reserve(whose, 0)
    }
  }, [height_px, on_every_screen])
}

const bar_height_px = 76

interface ActionBarProps {
  /** True where whoever uses it keeps it in view on a desk too. */
  sticks?: boolean
  children: ReactNode
}

/** A form's buttons: at its end on a desk, always under the thumb on a phone. Toasts keep clear of it. */
export function ActionBar({ sticks = false, children }: ActionBarProps) {
  useReservedBottom(bar_height_px, sticks)
  return <div className={css.form}>{children}</div>
}

/** A screen's one action: beside the title on a desk, at the lower edge of a phone, at the end of whatever is above it. */
export function PrimaryBar({ children }: { children: ReactNode }) {
  useReservedBottom(bar_height_px)
  return <div className={`screen-only ${css.primary}`}>{children}</div>
}

const row_px = 44
const gap_px = 8

interface ScanBarProps {
  /** How many rows of buttons a phone needs. */
  rows: 1 | 2
  children: ReactNode
}

/** The buttons of a scanning screen: below the picture on a desk, two beside each other under the thumb on a phone. */
export function ScanBar({ rows, children }: ScanBarProps) {
  useReservedBottom(24 + rows * row_px + (rows - 1) * gap_px)
  return <div className={css.scan}>{children}</div>
}
