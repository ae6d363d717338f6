import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { BrowserRouter } from 'react-router'
import { SessionProvider } from '../session/session.tsx'
import { ToastProvider } from '../ui/toast.tsx'
import { AppRoutes } from './routes.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { Layout } from './Layout.tsx'
import { createQueryClient } from './query-client.ts'
import { theme } from './theme.ts'

/** The composition root of the browser: what every screen stands in. */
export function App() {
  const [queryClient] = useState(createQueryClient)
  return (
    <ThemeProvider theme={theme} defaultMode="system" modeStorageKey="theme" noSsr disableTransitionOnChange>
      <CssBaseline enableColorScheme />
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <ToastProvider>
            <SessionProvider>
              <ErrorBoundary>
                <Layout>
                  <AppRoutes />
                </Layout>
              </ErrorBoundary>
            </SessionProvider>
          </ToastProvider>
        </BrowserRouter>
      </QueryClientProvider>
    </ThemeProvider>
  )
}
