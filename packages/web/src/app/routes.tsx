import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router'
import { ItemSlotsContext } from '../features/inventory/slots.ts'
import { useOwnEntry } from '../session/entry-state.ts'
import { useCanWrite } from '../session/can-write.ts'
import { readReturnPath } from '../session/return-path.ts'
import { useSession } from '../session/session.tsx'
import { lazyWithPreload } from '../ui/lazy/lazy-with-preload.tsx'
import { type Access } from './screen-table.ts'
import { item_slots, screens } from './screens.ts'
import { LoadingScreen } from './layout/LoadingScreen.tsx'

const NotFoundScreen = lazyWithPreload(async () => (await import('./NotFoundScreen.tsx')).NotFoundScreen)

const ViewerScreen = lazyWithPreload(async () => (await import('./NotFoundScreen.tsx')).ViewerScreen)

/**
 * Log-in and registration lead to the inventory as soon as somebody is signed in, in this tab or another; whoever came
 * from an invite is led back to it.
 */
function GuestOnly() {
  const { state } = useSession()
  const from = readReturnPath(useLocation().state)
  if (state === 'loading') return <LoadingScreen />
  return state === 'authenticated' ? <Navigate to={from ?? '/inventory'} replace /> : <Outlet />
}

/** The way into protected screens: waits while the session is unknown, leads to the log-in without one. */
function RequireAuth() {
  const { state } = useSession()
  const isOwn = useOwnEntry()
  if (state === 'loading' || !isOwn) return <LoadingScreen />
  return state === 'authenticated' ? <Outlet /> : <Navigate to="/login" replace />
}

/** The way into screens that change something: a viewer is told to ask an owner. */
function RequireWriter() {
  return useCanWrite() ? <Outlet /> : <ViewerScreen />
}

const routesFor = (access: Access, writes = false) =>
  screens
    .filter((screen) => screen.access === access && screen.writes === writes)
    .map(({ path, Screen }) => <Route key={path} path={path} element={<Screen />} />)

/** The table of screens as routes, behind the guards their access asks for. */
export function AppRoutes() {
  return (
    <ItemSlotsContext value={item_slots}>
      <Routes>
        {routesFor('open')}
        <Route element={<GuestOnly />}>{routesFor('guest')}</Route>
        <Route element={<RequireAuth />}>
          {routesFor('protected')}
          <Route element={<RequireWriter />}>{routesFor('protected', true)}</Route>
        </Route>
        <Route path="*" element={<NotFoundScreen />} />
      </Routes>
    </ItemSlotsContext>
  )
}
