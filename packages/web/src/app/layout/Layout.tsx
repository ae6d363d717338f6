import { shell_messages } from '@larder/contract/messages/shell-messages'
import Button from '@mui/material/Button'
import { type ReactNode, Suspense, useDeferredValue, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useSession } from '../../session/session.tsx'
import { lazyOptional } from '../../ui/lazy/lazy-with-preload.tsx'
import text from '../../ui/text.module.css'
import { UnsavedChangesDialog } from '../../ui/unsaved/unsaved-changes-dialog.tsx'
import { ErrorBoundary } from '../ErrorBoundary.tsx'
import css from './Layout.module.css'
import { LoadingScreen } from './LoadingScreen.tsx'
import { usePreloading } from '../boot/preload.ts'
import { TopBar } from './TopBar.tsx'
import { useScrollMemory } from './use-scroll-memory.ts'

const ConnectionBanner = lazyOptional(async () => (await import('./ConnectionBanner.tsx')).ConnectionBanner)
const SignedIn = lazyOptional(async () => (await import('./SignedIn.tsx')).SignedIn)

/** The first stop of the Tab key: past the navigation, to what the page is about. */
function SkipLink() {
  return (
    <Button href="#main" className={`screen-only ${css.skip}`} variant="contained">
      {shell_messages.skipToContent}
    </Button>
  )
}

/** Pages fade in (base.css), but not the first: it was waited for long enough. Reduced motion makes it instant. */
function PageFade({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const opened = useRef(pathname)
  useLayoutEffect(() => {
    if (opened.current !== pathname) document.documentElement.dataset['moved'] = ''
  }, [pathname])
  return (
    <div key={pathname} className="page">
      {children}
    </div>
  )
}

const year = new Date().getFullYear()

/** The year and the brand. */
function Footer() {
  return (
    <footer className={`screen-only ${css.footer}`}>
      <p className={`${text.body2} ${text.quiet}`}>
        © {year} {shell_messages.productName}
      </p>
    </footer>
  )
}

/** What surrounds every screen. */
export function Layout({ children }: { children: ReactNode }) {
  const { user } = useSession()
  // The bar first and then the page: two short steps instead of a long one.
  const hasBar = useDeferredValue(true, false)
  usePreloading()
  useScrollMemory()
  return (
    <div className={css.shell}>
      <SkipLink />
      <TopBar />
      <Suspense>
        <ConnectionBanner />
      </Suspense>
      <main id="main" tabIndex={-1} className={css.main}>
        <PageFade>
          <ErrorBoundary>
            <Suspense fallback={<LoadingScreen late />}>{hasBar && children}</Suspense>
          </ErrorBoundary>
        </PageFade>
      </main>
      <Footer />
      <UnsavedChangesDialog />
      <Suspense>{user && <SignedIn />}</Suspense>
    </div>
  )
}
