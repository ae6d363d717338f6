import { type Session } from '../session/session.tsx'

export interface Destination {
  label: string
  to: string
}

const home: Destination = { label: 'Home', to: '/' }

const ways: Readonly<Record<Session['state'], readonly Destination[]>> = {
  // Offering Login to somebody who is signed in, even for a moment, looks like having been signed out.
  loading: [home],
  unauthenticated: [home, { label: 'Login', to: '/login' }, { label: 'Register', to: '/register' }],
  authenticated: [home, { label: 'Inventory', to: '/inventory' }, { label: 'Profile', to: '/profile' }],
}

/** Where one can go from anywhere; Logout is no place and stands beside it. */
export function destinations(state: Session['state']): readonly Destination[] {
  return ways[state]
}
