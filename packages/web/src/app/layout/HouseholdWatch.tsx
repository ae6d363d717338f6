import { switch_words as words } from '@larder/contract/messages/people-screen-messages'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router'
import { isHouseholdSwitch } from '../../session/household-data.ts'
import { useSession } from '../../session/session.tsx'
import { recallHousehold } from '../../shared/household/household-memory.ts'
import { showHousehold, takeNote } from '../../shared/household/show-household.ts'
import { household_query } from '../../shared/household/use-household.ts'
import { lazyOptional } from '../../ui/lazy/lazy-with-preload.tsx'
import { useToast } from '../../ui/toast/toast.tsx'

const RemovalNotice = lazyOptional(async () => (await import('./RemovalNotice.tsx')).RemovalNotice)

/**
 * Starts the app anew where the session has come to show another household by itself: another tab has switched, or
 * somebody was removed. Says after a switch where one is.
 */
export function HouseholdWatch() {
  const username = useSession().user?.username ?? ''
  const { showToast } = useToast()
  const { data } = useQuery({ ...household_query, enabled: username !== '' })
  // Whoever is joining is shown there how far their things are, and goes on from there.
  const isJoining = useLocation().pathname.startsWith('/join/')
  const shown = useRef(recallHousehold(username)?.household_id ?? null)

  const say = useEffectEvent((note: string) => showToast(note))
  useEffect(() => {
    const note = takeNote()
    if (note !== null) say(note)
  }, [])
  useEffect(() => {
    if (!data || isJoining) return
    const { household_id, name } = data.household
    if (shown.current !== null && shown.current !== household_id) {
      showHousehold(username, household_id, words.moved(name))
    }
    shown.current = household_id
  }, [username, data, isJoining])
  useEffect(() => {
    const follow = (event: StorageEvent): void => {
      if (isHouseholdSwitch(event, username)) showHousehold(username, Number(event.newValue), null)
    }
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [username])
  const removal = data?.removals?.[0]
  return <Suspense>{removal && <RemovalNotice removal={removal} household_name={data.household.name} />}</Suspense>
}
