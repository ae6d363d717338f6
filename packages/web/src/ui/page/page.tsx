import { type ReactNode } from 'react'
import { PrimaryBar } from './action-bar.tsx'
import text from '../text.module.css'
import { usePageHeading } from './page-heading.ts'
import css from './page.module.css'
import { ScrollRow } from './scroll-row.tsx'

interface PageProps {
  title: string
  /** One quiet line below the title. */
  lead?: ReactNode
  /** A few buttons beside the title, where there is space for them. */
  actions?: ReactNode
  /** What the screen is for: at the end of the title's line on a desk, under the thumb on a phone. */
  primary?: ReactNode
  /** A field beside the title; null keeps its place. */
  search?: ReactNode
  /** In place of `primary`: what a phone has at its lower edge. */
  dock?: ReactNode
  /** True where a narrow screen has the few buttons at the end of the lead's line, because what follows needs the height. */
  is_tight?: boolean
  /** Many buttons: a line of their own that never becomes two. */
  toolbar?: ReactNode
  width?: 'content' | 'form' | 'narrow'
  children: ReactNode
}

/** The layout of a screen: one heading, one width, one title in the tab. The app shell holds the `<main>` around it. */
export function Page(props: PageProps) {
  const { title, lead, actions, primary, search, dock, toolbar, width = 'content', is_tight = false, children } = props
  const heading = usePageHeading(title)
  return (
    <div className={`${css.page} ${css[width]}`}>
      <header
        className={[
          css.head,
          primary === undefined ? '' : css.besidePrimary,
          is_tight ? css.tight : '',
          search === undefined ? '' : css.searchable,
        ].join(' ')}
      >
        <div className={css.words}>
          <h1 ref={heading} tabIndex={-1} className={`${text.h1} ${css.title}`}>
            {title}
          </h1>
          {lead && <p className={`${text.body1} ${text.quiet} ${css.lead}`}>{lead}</p>}
        </div>
        {search && <div className={`screen-only ${css.search}`}>{search}</div>}
        {actions && <div className={`screen-only ${css.actions}`}>{actions}</div>}
      </header>
      {primary && <PrimaryBar>{primary}</PrimaryBar>}
      {dock}
      {toolbar && (
        <div className={`screen-only ${css.toolbar}`}>
          <ScrollRow>{toolbar}</ScrollRow>
        </div>
      )}
      {children}
    </div>
  )
}
