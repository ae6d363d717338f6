import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type ReactNode, Suspense, useDeferredValue, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useSession } from '../../session/session.tsx'
import { lazyOptional } from '../../ui/lazy/lazy-with-preload.tsx'
import { page_margin, page_widths, top_bar_px } from '../../ui/measures.ts'
import { UnsavedChangesDialog } from '../../ui/unsaved/unsaved-changes-dialog.tsx'
import { ErrorBoundary } from '../ErrorBoundary.tsx'
import { LoadingScreen } from './LoadingScreen.tsx'
import { usePreloading } from '../boot/preload.ts'
import { TopBar } from './TopBar.tsx'
import { useScrollMemory } from './use-scroll-memory.ts'

const ConnectionBanner = lazyOptional(async () => (await import('./ConnectionBanner.tsx')).ConnectionBanner)
const Shortcuts = lazyOptional(async () => (await import('./Shortcuts.tsx')).Shortcuts)

/** The first stop of the Tab key: past the navigation, to what the page is about. */
function SkipLink() {
  return (
    <Button
      href="#main"
      className="screen-only"
      variant="contained"
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        '&:not(:focus)': { transform: 'translateY(-200%)' },
      }}
    >
      Skip to content
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
    <Box component="footer" className="screen-only" sx={{ borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ maxWidth: page_widths.content, mx: 'auto', px: page_margin, py: 3 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          © {year} Larder
        </Typography>
      </Box>
    </Box>
  )
}

/** What surrounds every screen. */
export function Layout({ children }: { children: ReactNode }) {
  const { user } = useSession()
  // The bar first and then the page: two short steps instead of a long one.
  const has_bar = useDeferredValue(true, false)
  usePreloading()
  useScrollMemory()
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
      <SkipLink />
      <TopBar />
      <Suspense>
        <ConnectionBanner />
      </Suspense>
      {/* A full screen high, so that the footer does not jump while a page loads. */}
      <Box
        component="main"
        id="main"
        tabIndex={-1}
        sx={{ flex: 1, minHeight: `calc(100dvh - ${top_bar_px}px)`, outline: 'none' }}
      >
        <PageFade>
          <ErrorBoundary>
            <Suspense fallback={<LoadingScreen late />}>{has_bar && children}</Suspense>
          </ErrorBoundary>
        </PageFade>
      </Box>
      <Footer />
      <UnsavedChangesDialog />
      <Suspense>{user && <Shortcuts />}</Suspense>
    </Box>
  )
}
