import { initials, type User } from '@larder/contract/user'
import text from '../text.module.css'
import { TintedCircle } from './tinted-circle.tsx'

type Named = Pick<User, 'username' | 'first_name' | 'last_name'>

/** A person in a circle; the name stands beside it or in its button's label. */
export function InitialsBadge({ user, size }: { user: Named; size: number }) {
  return (
    <TintedCircle tone="primary" size={size}>
      <span className={size > 44 ? text.h2 : text.subtitle2}>{initials(user)}</span>
    </TintedCircle>
  )
}
