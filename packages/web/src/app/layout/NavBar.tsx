import { shell_messages } from '@larder/contract/messages/shell-messages'
import { action_labels } from '@larder/contract/messages/action-labels'
import { NavLink } from 'react-router'
import { useCanWrite } from '../../session/can-write.ts'
import { useSession } from '../../session/session.tsx'
import { leave } from '../../ui/unsaved/leaving.ts'
import text from '../../ui/text.module.css'
import css from './NavBar.module.css'
import { destinations, isSignedIn } from './navigation.ts'

/** The jar and the name. */
export function BrandMark() {
  return (
    <span className={css.brand}>
      <svg viewBox="0 0 32 32" aria-hidden className={css.jar}>
        <rect width="32" height="32" rx="9" fill="var(--mui-palette-primary-main)" />
        <g fill="none" stroke="var(--mui-palette-primary-contrastText)" strokeWidth="2" strokeLinejoin="round">
          <path d="M11 6.5h10v3.5H11zM10.5 10h11a3 3 0 0 1 3 3v9.5a3.5 3.5 0 0 1-3.5 3.5H11a3.5 3.5 0 0 1-3.5-3.5V13a3 3 0 0 1 3-3Z" />
          <path d="M7.5 18c3-2 5.5 1.5 8.5 0s5.5-1.5 8.5 0" strokeLinecap="round" />
        </g>
      </svg>
      <span className={`${text.amountSmall} ${css.name}`}>{shell_messages.productName}</span>
    </span>
  )
}

const way = `${text.subtitle2} ${css.way}`

/** The ways to go, in the bar, from the medium breakpoint up. */
export function NavBar() {
  const { state, logout } = useSession()
  const canWrite = useCanWrite()
  return (
    <nav aria-label={shell_messages.mainNavigation} className={css.ways}>
      {destinations(state, canWrite).map(({ label, to }) => (
        <NavLink
          key={to}
          to={to}
          end={to === '/'}
          className={({ isActive }) => (isActive ? `${way} ${css.active}` : way)}
        >
          {label}
        </NavLink>
      ))}
      {isSignedIn(state) && (
        <button type="button" className={way} onClick={() => leave(logout)}>
          {action_labels.logout}
        </button>
      )}
    </nav>
  )
}
