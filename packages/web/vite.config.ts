import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { buildNote, compressedCopies, fontPreload } from './build/plugins.ts'

export default defineConfig({
  plugins: [react(), fontPreload(), buildNote(), compressedCopies()],
  // The contract is read from its sources, so that no build has to run before this one.
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  build: {
    outDir: 'dist',
    target: 'es2022',
    manifest: true,
    // bench/bundle holds the real budget, over all that a route loads first.
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: {
        // What changes with our own code must not make a browser fetch React again.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
            { name: 'mui-utils', test: /node_modules\/@mui\/(utils|material\/utils)\//, priority: 2 },
            { name: 'base', tags: ['$initial'], priority: 1 },
          ],
        },
      },
    },
  },
  server: { host: '127.0.0.1', port: 5173, proxy: { '/api': 'http://127.0.0.1:3000' } },
})
