import { type ReactNode, useId } from 'react'
import text_look from '../text.module.css'
import panel from './panel.module.css'
import { Quiet } from './quiet.tsx'
import css from './section-card.module.css'

interface SectionCardProps {
  title: string
  text?: ReactNode
  children: ReactNode
}

/** A titled part of a screen or a form, named for assistive technology by its title. */
export function SectionCard({ title, text, children }: SectionCardProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={panel.panel}>
      <h2 id={id} className={text_look.h3}>
        {title}
      </h2>
      {text && <Quiet sx={{ mt: 0.5 }}>{text}</Quiet>}
      <div className={css.content}>{children}</div>
    </section>
  )
}
