import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunk_groups } from './build/chunks.ts'
import { buildNote, compressedCopies, inlineFirst, partList, serviceWorker } from './build/plugins.ts'
import { screenFiles, startPreload } from './build/screen-files.ts'

// The package names only its development build, whose warnings nobody reads in production.
const router = join(createRequire(import.meta.url).resolve('react-router/package.json'), '../dist/production/index.mjs')

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    startPreload(),
    inlineFirst(),
    screenFiles(),
    buildNote(),
    partList(),
    serviceWorker(),
    compressedCopies(),
  ],
  // An import of types alone is none: kept as an empty one, it would tie chunks together that share nothing.
  oxc: { typescript: { onlyRemoveTypeImports: false } },
  // The contract is read from its sources, so that no build has to run before this one.
  resolve: {
    conditions: ['source', 'module', 'browser', 'development|production'],
    alias: command === 'build' ? { 'react-router': router } : {},
  },
  // ItemCard.module.css has .ItemCard-name: a class says where it stands, and is packed better than a hash.
  css: { modules: { generateScopedName: (name, file) => `${basename(file, '.module.css')}-${name}` } },
  build: {
    outDir: 'dist',
    target: 'es2022',
    manifest: true,
    // One sheet, which inlineFirst puts into the page: no screen waits for styles, and none flashes without them.
    cssCodeSplit: false,
    modulePreload: {
      // Where a browser does not know it, files come a little later; the polyfill would cost everybody.
      polyfill: false,
      // Each import would name all files behind it: 3.4 KiB of the entry and 4 of a screen, to spare a later part one round trip.
      resolveDependencies: (_file, files, { hostType }) => (hostType === 'js' ? [] : files),
    },
    // bench/bundle holds the real budget, over all that a route loads first.
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      treeshake: {
        // Emotion imports it for a function that nobody calls; it is no ES module, and would be kept for what it might do.
        moduleSideEffects: [{ test: /hoist-non-react-statics/, sideEffects: false }],
      },
      // The first and the last step are imported when it is their turn, but belong to the start with all they import.
      input: ['index.html', 'src/app/boot/begin-loading.ts', 'src/app/boot/start.tsx'],
      output: {
        // Names of files are what packs worst in the start: 42 bits tell a few hundred apart as well as 48.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: { groups: chunk_groups },
      },
    },
  },
  server: { host: '127.0.0.1', port: 5173, proxy: { '/api': 'http://127.0.0.1:3000' } },
}))
