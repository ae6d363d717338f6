import css from './pantry-drawing.module.css'
import { PantryShelves } from './pantry-shelves.tsx'

/** A tidy pantry in morning light; its colours are the theme's, so that it is a pantry at night in the dark scheme. */
export function PantryDrawing() {
  return (
    <svg viewBox="0 0 520 430" aria-hidden className={css.drawing}>
      <PantryShelves />
    </svg>
  )
}
