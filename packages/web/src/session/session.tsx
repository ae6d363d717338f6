import { todayIn } from '@larder/contract/values/days'
import { base_messages } from '@larder/contract/messages/base-messages'
import { session_api } from '@larder/contract/calls/session-api'
import { type LoginRequest, type RegisterRequest, type User } from '@larder/contract/user'
import { useQueryClient } from '@tanstack/react-query'
import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { type NavigateFunction, useNavigate } from 'react-router'
import { call } from '../api/client/call.ts'
import { isNetworkFailure } from '../api/client/failure.ts'
import { onSignedOut } from '../api/client/request.ts'
import { setStoreOwner } from '../api/client/store-name.ts'
import { dropToken, followOtherTabs, getToken, onTokenChange, setToken } from '../api/client/token.ts'
import { useToast } from '../ui/toast/toast.tsx'
import { type Begun, loadUser } from './load-user.ts'
import { claimStorage, clearPersonalData, isKeptForOwner, keepForOwner } from './personal-data.ts'

export interface Session {
  state: 'loading' | 'authenticated' | 'unauthenticated'
  user: User | null
  login: (values: LoginRequest) => Promise<void>
  register: (values: Omit<RegisterRequest, 'time_zone'>) => Promise<void>
  logout: () => void
  /** The same person under a new token, as after a change of password: what is on the screen stays. */
  renew: (token: string) => void
  /** Signed out here where the server has ended the session itself; leads to an address that is open to everybody. */
  end: (to: string) => void
  /** For the profile screen: the top bar greets by the new name at once. */
  setUser: (user: User) => void
}

type ShowToast = ReturnType<typeof useToast>['showToast']

/** Leads back to where a session ended that left something; few do, so that the code for it comes when it is needed. */
async function offerToContinue(showToast: ShowToast, navigate: NavigateFunction): Promise<void> {
  const { findInterruptedPath } = await import('./expiry-draft.ts')
  const path = findInterruptedPath()
  if (path === null) return
  const action = { label: base_messages.auth.continue, onClick: () => void navigate(path) }
  showToast(base_messages.auth.workKept, 'info', action)
}

/** Ends a session that nobody logged out of, and tells whether nobody is signed in now. */
function expire(token: string | null): boolean {
  // Where another tab has a newer token, whoever that belongs to claims the storages next.
  keepForOwner()
  return dropToken(token)
}

/** Asked before a log-out while it would lose something; calls `proceed` on yes. Null where nothing would be lost. */
export const logout_guard: { ask: ((proceed: () => void) => void) | null } = { ask: null }

/** Goes on with a log-out, at once or when the question about it is answered. */
export const askBeforeLogout = (proceed: () => void): void => (logout_guard.ask ? logout_guard.ask(proceed) : proceed())

/** Whose session it is; tests put their own there. */
export const SessionContext = createContext<Session | null>(null)

/** Holds who is signed in; a token without a loaded person is still loading. */
export function SessionProvider({ begun, children }: { begun: Begun | null; children: ReactNode }) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { showToast } = useToast()
  const [token, setCurrentToken] = useState(getToken)
  const [owned, setOwned] = useState<{ token: string; user: User } | null>(
    begun?.user ? { token: begun.token, user: begun.user } : null,
  )
  const user = owned !== null && owned.token === token ? owned.user : null

  const renewed = useRef<string | null>(null)

  useEffect(() => followOtherTabs(), [])
  useEffect(
    () =>
      onTokenChange((next) => {
        if (next === null || next !== renewed.current) queryClient.clear()
        // A log-out in another tab; a session that ended by itself leaves what its owner may come back to.
        if (next === null && !isKeptForOwner()) clearPersonalData()
        setCurrentToken(next)
      }),
    [queryClient],
  )
  useEffect(
    () =>
      onSignedOut(() => {
        if (expire(getToken())) showToast(base_messages.auth.signInNeeded, 'info')
      }),
    [showToast],
  )

  const isKnown = user !== null
  useEffect(() => {
    const { loading: begun_loading = null, kept = null } = begun?.token === token ? begun : {}
    if (token === null || (isKnown && kept === null)) return
    const cancelled = new AbortController()
    let isAnswered = false
    const show = (loaded: User): void => void (cancelled.signal.aborted || setOwned({ token, user: loaded }))
    kept?.then((known) => isAnswered || show(known)).catch(() => undefined)
    ;(begun_loading ?? loadUser(cancelled.signal))
      .then((loaded) => ((isAnswered = true), show(loaded)))
      .catch(async (error: unknown) => {
        // Where nobody answers at all, whoever is known here goes on with what this phone keeps.
        const isKept = isNetworkFailure(error) && (await kept?.catch(() => null))
        if (cancelled.signal.aborted || isKept) return
        // oxlint-disable-next-line no-console -- the specification wants a failed start to be logged
        console.warn('The session could not be restored.', error)
        expire(token)
      })
    return () => cancelled.abort()
  }, [token, isKnown, begun])

  const begin = useCallback(
    (answer: { token: string; user: User }) => {
      claimStorage(answer.user)
      setOwned(answer)
      setToken(answer.token)
      setStoreOwner(answer.user)
      void offerToContinue(showToast, navigate).catch(() => undefined)
    },
    [navigate, showToast],
  )
  const setUser = useCallback((next: User) => {
    const current = getToken()
    if (current !== null) setOwned({ token: current, user: next })
  }, [])
  const logout = useCallback(() => {
    // Nobody waits for it: a server that is offline must not keep a person signed in.
    call(session_api.logout, {}, { keepalive: true }).catch(() => undefined)
    clearPersonalData()
    setToken(null)
    // In place of the screen that is left, which may hold something of the person with its place in the history.
    void navigate('/login', { replace: true })
  }, [navigate])

  const renew = useCallback(
    (next: string) => {
      renewed.current = next
      setOwned((known) => known && { ...known, token: next })
      setToken(next)
      if (user) setStoreOwner(user)
    },
    [user],
  )
  const end = useCallback(
    (to: string) =>
      // In one step with the way there: a protected screen that loses its session alone would lead to the log-in.
      startTransition(() => {
        void navigate(to, { replace: true })
        clearPersonalData()
        setToken(null)
      }),
    [navigate],
  )

  const session = useMemo<Session>(
    () => ({
      state: token === null ? 'unauthenticated' : user === null ? 'loading' : 'authenticated',
      user,
      login: async (values) => begin(await call(session_api.login, { body: values })),
      register: async (values) => {
        const time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone
        begin(await call(session_api.register, { body: { ...values, time_zone } }))
      },
      logout: () => askBeforeLogout(logout),
      renew,
      end,
      setUser,
    }),
    [token, user, begin, logout, renew, end, setUser],
  )
  return <SessionContext value={session}>{children}</SessionContext>
}

/** Who is signed in, and the functions to log in and out. */
export function useSession(): Session {
  const session = use(SessionContext)
  if (session === null) throw new Error('useSession needs a SessionProvider')
  return session
}

/** The household's calendar day: what is expired must not depend on where somebody travels. */
export function useToday(): string {
  const { user } = useSession()
  try {
    return todayIn(user?.time_zone)
  } catch {
    // A zone this browser does not know; its own is the next best.
    return todayIn(undefined)
  }
}
