import Box from '@mui/material/Box'
import { type ReactNode, Suspense } from 'react'
import { UnsavedChangesDialog } from '../ui/unsaved-changes-dialog.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { Footer } from './Footer.tsx'
import { LoadingScreen } from './LoadingScreen.tsx'
import { PageFade } from './PageFade.tsx'
import { usePreloading } from './preload.ts'
import { SkipLink } from './SkipLink.tsx'
import { TopBar } from './TopBar.tsx'
import { useScrollMemory } from './use-scroll-memory.ts'

/** What surrounds every screen. */
export function Layout({ children }: { children: ReactNode }) {
  usePreloading()
  useScrollMemory()
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
      <SkipLink />
      <TopBar />
      {/* A full screen high, so that the footer does not jump while a page loads. */}
      <Box component="main" id="main" tabIndex={-1} sx={{ flex: 1, minHeight: 'calc(100dvh - 64px)', outline: 'none' }}>
        <PageFade>
          <ErrorBoundary>
            <Suspense fallback={<LoadingScreen late />}>{children}</Suspense>
          </ErrorBoundary>
        </PageFade>
      </Box>
      <Footer />
      <UnsavedChangesDialog />
    </Box>
  )
}
