import { type CSSProperties } from 'react'

/** For words that only a screen reader needs: the eye sees them otherwise. */
export const visuallyHidden: CSSProperties = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
}
