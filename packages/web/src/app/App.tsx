import { CacheProvider } from '@emotion/react'
import { ThemeProvider } from '@mui/material/styles'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { AppRouter } from '../router/AppRouter.tsx'
import { withOwner } from '../session/entry-state.ts'
import { type Begun } from '../session/load-user.ts'
import { SessionProvider } from '../session/session.tsx'
import { ToastProvider } from '../ui/toast/toast.tsx'
import { AppRoutes } from './routes.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { Layout } from './layout/Layout.tsx'
import { style_cache } from './theme/style-cache.ts'
import { getTheme } from './theme/theme.ts'

/** The composition root of the browser: what every screen stands in. */
export function App({ queryClient, begun }: { queryClient: QueryClient; begun: Begun | null }) {
  return (
    <CacheProvider value={style_cache}>
      <ThemeProvider theme={getTheme()} defaultMode="system" modeStorageKey="theme" noSsr disableTransitionOnChange>
        <QueryClientProvider client={queryClient}>
          <AppRouter toKeptState={withOwner}>
            <ToastProvider>
              <SessionProvider begun={begun}>
                <ErrorBoundary>
                  <Layout>
                    <AppRoutes />
                  </Layout>
                </ErrorBoundary>
              </SessionProvider>
            </ToastProvider>
          </AppRouter>
        </QueryClientProvider>
      </ThemeProvider>
    </CacheProvider>
  )
}
