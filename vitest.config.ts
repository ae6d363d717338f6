import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

// Tests read the packages' sources, so that no build has to run before them. Node gets these conditions too, and with
// `module` or `import` among them a `require` of a package like pg would be handed an ES module.
const conditions = ['source', 'node', 'development|production']

// These hold the session, the token or the connection, or load React for a page that a test makes up: each file needs
// modules of its own.
const with_module_state = [
  'packages/web/src/{api,app,offline,router,session,testing}/**/*.test.{ts,tsx}',
  'packages/web/src/**/use-*.test.ts',
]

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    // Waiting costs nothing where all is well, and the machine may be small and busy.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // All of a small machine, which by default would leave one of two processors idle; each has a pool of connections.
    maxWorkers: Math.min(4, availableParallelism()),
    projects: [
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['packages/{contract,forecast,stock,web}/src/**/*.test.{ts,tsx}'],
          exclude: with_module_state,
          // Pure modules can share one graph: loading it anew for each file was five sixths of this project's time.
          isolate: false,
          // Tests of style sheets read them as text.
          css: { include: /\.css\?raw/ },
        },
      },
      { extends: true, test: { name: 'browser state', include: with_module_state } },
      {
        extends: true,
        test: {
          name: 'vision',
          include: ['packages/vision/src/**/*.test.ts'],
          globalSetup: 'packages/vision/src/testing/build.ts',
        },
      },
      { extends: true, test: { name: 'scripts', include: ['{bench,scripts}/**/*.test.mjs'] } },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['packages/server/src/**/*.test.ts', 'tests/**/*.test.ts'],
          // Each file makes its own app and database: loading the modules anew for each was a third of this project's time.
          isolate: false,
          // One PostgreSQL for the whole run; each file gets a database of its own.
          globalSetup: ['packages/server/src/testing/global-setup.ts', 'packages/vision/src/testing/build.ts'],
        },
      },
    ],
  },
})
