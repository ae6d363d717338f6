import { type Session } from '../../session/session.tsx'

export interface Destination {
  label: string
  to: string
}

const home: Destination = { label: 'Home', to: '/' }

const logged_out: readonly Destination[] = [
  home,
  { label: 'Login', to: '/login' },
  { label: 'Register', to: '/register' },
]
const logged_in: readonly Destination[] = [
  home,
  { label: 'Inventory', to: '/inventory' },
  { label: 'Shopping List', to: '/shopping-list' },
  { label: 'Scan Receipt', to: '/ocr-upload' },
  { label: 'Scan Barcode', to: '/barcode-scan' },
  { label: 'Scan Product', to: '/product-recognition' },
  { label: 'Profile', to: '/profile' },
]

/** Signed in means that a token exists: while the person is still loading the ways are already theirs. */
export function isSignedIn(state: Session['state']): boolean {
  return state !== 'unauthenticated'
}

/** Where one can go from anywhere; Logout is no place and stands beside it. */
export function destinations(state: Session['state']): readonly Destination[] {
  return isSignedIn(state) ? logged_in : logged_out
}
