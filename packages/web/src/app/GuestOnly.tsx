import { Navigate, Outlet } from 'react-router'
import { useSession } from '../session/session.tsx'
import { LoadingScreen } from './LoadingScreen.tsx'

/** Log-in and registration lead to the inventory as soon as somebody is signed in, in this tab or another. */
export function GuestOnly() {
  const { state } = useSession()
  if (state === 'loading') return <LoadingScreen />
  return state === 'authenticated' ? <Navigate to="/inventory" replace /> : <Outlet />
}
