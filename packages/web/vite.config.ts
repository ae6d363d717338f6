import { createRequire } from 'node:module'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { buildNote, compressedCopies, fontPreload, serviceWorker } from './build/plugins.ts'

// The package names only its development build, whose warnings nobody reads in production.
const router = join(createRequire(import.meta.url).resolve('react-router/package.json'), '../dist/production/index.mjs')

export default defineConfig(({ command }) => ({
  plugins: [react(), fontPreload(), buildNote(), serviceWorker(), compressedCopies()],
  // An import of types alone is none: kept as an empty one, it would tie chunks together that share nothing.
  oxc: { typescript: { onlyRemoveTypeImports: false } },
  // The contract is read from its sources, so that no build has to run before this one.
  resolve: {
    conditions: ['source', 'module', 'browser', 'development|production'],
    alias: command === 'build' ? { 'react-router': router } : {},
  },
  build: {
    outDir: 'dist',
    target: 'es2022',
    manifest: true,
    // bench/bundle holds the real budget, over all that a route loads first.
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Our own changes must not make a browser fetch React again.
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
            // One file for all the first screen waits for, instead of a dozen small ones.
            { name: 'base', tags: ['$initial'], priority: 2 },
            // The small helpers that only menus and dialogs share would otherwise be a file each.
            { name: 'mui-helpers', test: /node_modules\/@mui\/(utils|material\/utils)\//, priority: 1 },
          ],
        },
      },
    },
  },
  server: { host: '127.0.0.1', port: 5173, proxy: { '/api': 'http://127.0.0.1:3000' } },
}))
