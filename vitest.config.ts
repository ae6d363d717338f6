import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Tests read the packages' sources, so that no build has to run before them.
  resolve: { conditions: ['source', 'module', 'node', 'development|production', 'import', 'default'] },
  ssr: { resolve: { conditions: ['source', 'module', 'node', 'development|production', 'import', 'default'] } },
  test: {
    include: ['packages/*/src/**/*.test.{ts,tsx}'],
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
})
