import { Navigate, Outlet } from 'react-router'
import { useSession } from '../session/session.tsx'
import { LoadingScreen } from './LoadingScreen.tsx'

/** The way into protected screens: waits while the session is unknown, leads to the log-in without one. */
export function RequireAuth() {
  const { state } = useSession()
  if (state === 'loading') return <LoadingScreen />
  return state === 'authenticated' ? <Outlet /> : <Navigate to="/login" replace />
}
