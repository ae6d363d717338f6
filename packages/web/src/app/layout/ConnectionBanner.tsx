import { Global } from '@emotion/react'
import { base_messages } from '@larder/contract/messages/base-messages'
import { offline_messages } from '@larder/contract/messages/offline/offline-messages'
import { formatQuantity } from '@larder/contract/values/numbers'
import Box from '@mui/material/Box'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { Link, useLocation } from 'react-router'
import { connection, followConnection } from '../../api/client/connection.ts'
import { type OutboxEntry } from '../../offline/outbox/entry.ts'
import { useKeptAge } from '../../offline/show/use-kept-age.ts'
import { useOutbox } from '../../offline/show/use-outbox.ts'
import { useSession } from '../../session/session.tsx'
import { visuallyHidden } from '../../ui/visually-hidden.ts'
import { banner_styles, space_styles } from './banner-styles.ts'

const sentence = base_messages.app.connectionOffline

/** What there is to do about changes that have not arrived; null where there are none. */
function describeOutbox(entries: readonly OutboxEntry[]): { words: string; needs_look: boolean } | null {
  if (entries.length === 0) return null
  const aside = entries.filter(({ state }) => state !== 'waiting').length
  const words =
    aside > 0
      ? offline_messages.refused(formatQuantity(aside))
      : offline_messages.waiting(formatQuantity(entries.length))
  return { words, needs_look: aside > 0 }
}

/** The sentence, or its beginning alone where more follows: whoever listens hears all of it. */
function Sentence({ is_short }: { is_short: boolean }) {
  if (!is_short || !sentence.startsWith(offline_messages.offline)) return sentence
  return (
    <>
      {offline_messages.offline}
      <small style={visuallyHidden}>{sentence.slice(offline_messages.offline.length)}</small>
    </>
  )
}

/**
 * Says that the server cannot be reached or failed, how old what is shown is, and what has not been sent; it goes by itself. It
 * hangs over the edge of the top bar, in the space that every page leaves there, so that nothing moves and nothing is hidden; on a
 * reconnection all queries are refetched.
 */
export function ConnectionBanner() {
  const queryClient = useQueryClient()
  const session = useSession()
  const { pathname } = useLocation()
  const state = useSyncExternalStore(connection.subscribe, connection.current)
  const entries = useOutbox()
  const isOffline = state === 'offline'
  const isKeeping = session.state !== 'unauthenticated'
  const { age, has_failed } = useKeptAge(isOffline && isKeeping)
  const hasFailed = has_failed && isKeeping && state !== 'reconnected'
  useEffect(() => followConnection(), [])
  useEffect(() => {
    if (state === 'reconnected') void queryClient.invalidateQueries()
  }, [state, queryClient])

  const todo = session.user && pathname !== '/waiting' ? describeOutbox(entries) : null
  const isShort = todo !== null || typeof age === 'string'
  const look = isOffline && !isShort ? 'lost' : state === 'reconnected' ? state : todo?.needs_look ? 'aside' : 'quiet'
  const isEmpty = age === null && session.state === 'loading'
  return (
    // What is read in it has to lie in a landmark; with the sentence alone, which is a status, there is nothing to find.
    <Box
      id="connection-banner"
      className="screen-only"
      sx={banner_styles}
      {...((isShort || isEmpty) && {
        role: 'region',
        'aria-label': todo ? offline_messages.title : offline_messages.connection,
      })}
    >
      <Global styles={space_styles} />
      <div className="pill" data-look={look}>
        <output id="connection">
          {state !== 'online' && (
            <span>{isOffline ? <Sentence is_short={isShort} /> : base_messages.app.reconnected}</span>
          )}
          {hasFailed && state === 'online' && <span>{offline_messages.notRefreshed}</span>}
        </output>
        {typeof age === 'string' && <span className="more">{offline_messages.asOf(age)}</span>}
        {todo && (
          <Link to="/waiting" className="more">
            {todo.words}
          </Link>
        )}
      </div>
      {isEmpty && <p>{offline_messages.nothingKept}</p>}
    </Box>
  )
}
