import Fade from '@mui/material/Fade'
import { type ReactNode } from 'react'
import { useLocation } from 'react-router'

/** Pages fade in; the reduced-motion rule of the theme makes it instant. */
export function PageFade({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <Fade key={pathname} in appear timeout={180}>
      <div>{children}</div>
    </Fade>
  )
}
