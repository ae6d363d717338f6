import { type ComponentProps } from 'react'
import css from './scroll-row.module.css'

/** Buttons that stay one line on a phone: the rest is pushed into view, and the fading edge says that there is more. */
export function ScrollRow(props: Omit<ComponentProps<'div'>, 'className'>) {
  return <div {...props} className={css.row} />
}
