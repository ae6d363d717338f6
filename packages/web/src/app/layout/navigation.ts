import { shell_messages } from '@larder/contract/messages/shell-messages'
import { action_labels } from '@larder/contract/messages/action-labels'
import { screen_table } from '../screen-table.ts'
import { type Session } from '../../session/session.tsx'

export interface Destination {
  label: string
  to: string
}

const home: Destination = { label: shell_messages.home, to: '/' }

const logged_out: readonly Destination[] = [
  home,
  { label: action_labels.login, to: '/login' },
  { label: action_labels.register, to: '/register' },
]
const logged_in: readonly Destination[] = [
  home,
  { label: shell_messages.inventory, to: '/inventory' },
  { label: action_labels.shoppingList, to: '/shopping-list' },
  { label: action_labels.scanReceipt, to: '/ocr-upload' },
  { label: action_labels.scanBarcode, to: '/barcode-scan' },
  { label: action_labels.scanProduct, to: '/product-recognition' },
  { label: shell_messages.profile, to: '/profile' },
]

const writing: readonly string[] = screen_table.flatMap((row) => ('writes' in row ? row.path : []))

/** Signed in means that a token exists: while the person is still loading the ways are already theirs. */
export function isSignedIn(state: Session['state']): boolean {
  return state !== 'unauthenticated'
}

/** Where one can go from anywhere; Logout is no place and stands beside it. A viewer has nothing to scan. */
export function destinations(state: Session['state'], canWrite = true): readonly Destination[] {
  if (!isSignedIn(state)) return logged_out
  return canWrite ? logged_in : logged_in.filter(({ to }) => !writing.includes(to))
}
