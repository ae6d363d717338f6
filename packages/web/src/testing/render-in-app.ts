import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type User } from '@larder/contract/user'
import { createElement, type ReactNode } from 'react'
import { type Location, MemoryRouter, useLocation } from 'react-router'
import { type Mock, vi } from 'vitest'
import { type Session, SessionContext } from '../session/session.tsx'
import { ToastContext, useToast } from '../ui/toast/toast.tsx'
import { renderHook } from './render-hook.ts'

type ShowToast = ReturnType<typeof useToast>['showToast']

const nobody = (): never => {
  throw new Error('This session is for looking at')
}
const session: Session = {
  state: 'authenticated',
  user: null,
  login: nobody,
  register: nobody,
  logout: nobody,
  renew: nobody,
  end: nobody,
  setUser: nobody,
}

const somebody: User = { username: '', email: 'a@example.org', first_name: null, last_name: null }

/** Presses what the last toast offers under that name. */
function pressLast(showToast: Mock<ShowToast>, label: string): void {
  const actions = [showToast.mock.calls.at(-1)?.[2] ?? []].flat()
  const onClick = actions.find((action) => action.label === label)?.onClick
  if (onClick === undefined) throw new Error(`The last toast does not offer ${label}`)
  onClick()
}

/** Runs a hook of a screen where it finds a router, a cache, a session and toasts; the toasts are written down. */
export async function renderInApp<Value>(useIt: () => Value, path = '/', state: unknown = null, username?: string) {
  vi.stubGlobal('history', { state: null, replaceState: () => undefined })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: Infinity } } })
  const showToast = vi.fn<ShowToast>()
  const place: { location: Location | null } = { location: null }
  function Place(): null {
    place.location = useLocation()
    return null
  }
  const value = username === undefined ? session : { ...session, user: { ...somebody, username } }
  const wrap = (child: ReactNode): ReactNode =>
    createElement(
      QueryClientProvider,
      { client },
      createElement(
        MemoryRouter,
        { initialEntries: [{ pathname: path, state }] },
        createElement(SessionContext, { value }, createElement(ToastContext, { value: { showToast } }, child)),
        createElement(Place),
      ),
    )
  const hook = await renderHook(useIt, wrap)
  return {
    hook,
    client,
    showToast,
    /** What was said, in order. */
    said: (): string[] => showToast.mock.calls.map(([text]) => text),
    /** Presses what the last toast offers under that name. */
    press: (label: string) => pressLast(showToast, label),
    location: () => place.location,
  }
}
