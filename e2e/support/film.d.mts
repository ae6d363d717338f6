import type { Page } from '@playwright/test'

export interface Picture {
  /** Null draws the shelf alone. */
  code: string | null
  /** How far the label lies beside the middle. */
  shift?: number
  type?: 'image/jpeg' | 'image/png'
}

export interface Film {
  file: string
  code: string
  seconds_before: number
  seconds_after?: number
}

export function barsOf(code: string): string
export function drawPicture(page: Page, picture: Picture): Promise<Buffer>
export function makeFilm(page: Page, film: Film): Promise<void>
export function cameraArguments(file: string): string[]
