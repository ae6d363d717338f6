import { Global } from '@emotion/react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { listMarked, type Marked } from '../../offline/show/list-marked.ts'
import { type OutboxEntry } from '../../offline/outbox/entry.ts'
import { openOutbox } from '../../offline/store/open-store.ts'
import { writeMarks } from './mark-styles.ts'

/**
 * Marks what has changes that have not been sent, on every screen by one style sheet: no card or line has to follow the outbox,
 * no screen carries anything for it, and nothing moves.
 */
export function UnsentMarks({ entries }: { entries: readonly OutboxEntry[] }) {
  const { pathname } = useLocation()
  const [marked, setMarked] = useState<Marked | null>(null)
  useEffect(() => {
    let isOver = false
    void openOutbox()
      ?.then((outbox) => isOver || setMarked(listMarked(entries, outbox.ids())))
      .catch(() => undefined)
    return () => void (isOver = true)
  }, [entries])
  return marked && <Global styles={writeMarks(marked, pathname)} />
}
