import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import * as z from 'zod/mini'
import { App } from './app/App.tsx'
import './app/base.css'
import { followUpdates } from './app/offline.ts'
import { preloadScreen } from './app/screens.ts'
import { installHistoryGuard } from './ui/history-guard.ts'

// The content security policy forbids compiling schemas to code.
z.config({ jitless: true })

preloadScreen(location.pathname)
installHistoryGuard()
followUpdates()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
