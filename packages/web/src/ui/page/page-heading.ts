import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** Names the tab after the screen, and moves focus to its heading so that a screen reader says where one is now. */
export function usePageHeading(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key } = useLocation()
  // The first screen of a visit is read from its top anyway; later ones take the place of another.
  const [isFirst] = useState(key === 'default')

  useEffect(() => {
    document.title = `${title} · Larder`
  }, [title])
  useEffect(() => {
    if (!isFirst) heading.current?.focus({ preventScroll: true })
  }, [isFirst])
  return heading
}
