import { type ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { PantryDrawing } from '../../ui/graphics/pantry-drawing.tsx'
import { usePageHeading } from '../../ui/page/page-heading.ts'
import panel from '../../ui/page/panel.module.css'
import text from '../../ui/text.module.css'
import css from './AuthFrame.module.css'

interface AuthFrameProps {
  title: string
  lead: string
  /** The way to the other of the two screens. */
  other: { text: string; label: string; to: string }
  children: ReactNode
}

/** What Login and Register share: the pantry on one side, the form on the other; on a phone the form alone. */
export function AuthFrame({ title, lead, other, children }: AuthFrameProps) {
  const heading = usePageHeading(title)
  // Whoever comes from an invite is led back to it from either.
  const { state }: { state: unknown } = useLocation()
  return (
    <div className={css.frame}>
      <div className={css.drawing}>
        <PantryDrawing />
      </div>
      <div>
        <h1 ref={heading} tabIndex={-1} className={`${text.h1} ${css.title}`}>
          {title}
        </h1>
        <p className={`${text.body1} ${text.quiet} ${css.lead}`}>{lead}</p>
        <div className={panel.panel}>{children}</div>
        <p className={`${text.body1} ${text.quiet} ${css.other}`}>
          {other.text}{' '}
          <Link className={css.link} to={other.to} state={state}>
            {other.label}
          </Link>
        </p>
      </div>
    </div>
  )
}
