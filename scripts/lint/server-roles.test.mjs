import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'larder-lint-'))
  await mkdir(join(folder, 'scripts/lint'), { recursive: true })
  for (const file of ['.oxlintrc.json', 'scripts/lint/casing.mjs']) await copyFile(join(root, file), join(folder, file))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** What the linter says of a file of the server with this import. */
async function lint(path, specifier) {
  const file = join(folder, 'packages/server/src', path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(
    file,
    `import type { Thing } from '${specifier}'\nexport type { Thing as Other }\nexport type Mine = Thing\n`,
  )
  const run = [join(root, 'node_modules/oxlint/bin/oxlint'), '--format=json', file]
  const output = await new Promise((resolve) => {
    execFile(process.execPath, run, { cwd: folder }, (_error, stdout) => resolve(stdout))
  })
  const { diagnostics } = JSON.parse(output)
  return diagnostics
    .filter(({ code }) => code.includes('no-restricted-imports'))
    .map(({ message, help }) => `${message} ${help}`)
}

test.each([
  ['shopping/routes.ts', './repository.ts'],
  ['auth/sessions/session-routes.ts', './session-repository.ts'],
  ['shopping/routes.ts', './statements.ts'],
  ['shopping/routes.ts', '../database/database.ts'],
  ['shopping/routes.ts', 'pg'],
  ['shopping/service.ts', 'fastify'],
  ['shopping/service.ts', './routes.ts'],
  ['shopping/service.ts', './statements.ts'],
  ['shopping/service.ts', '../database/statement.ts'],
  ['auth/sessions/session-service.ts', 'fastify'],
  ['barcode/lookup-service.ts', './scan-routes.ts'],
  ['a-new-noun/any-name.ts', 'fastify'],
  ['a-new-noun/any-name.ts', 'pg'],
  ['a-new-noun/deeper/any-name.ts', './statements.ts'],
  ['health/hooks.ts', './repository.ts'],
  ['shopping/repository.ts', './service.ts'],
  ['auth/sessions/session-repository.ts', './session-service.ts'],
  ['shopping/repository.ts', 'fastify'],
  ['shopping/statements.ts', './routes.ts'],
  ['http/hardening/rate-limit.ts', '../../database/statement.ts'],
  ['http/hardening/rate-limit.ts', 'pg'],
  ['catalogue/main.ts', 'fastify'],
  ['database/open.ts', '@larder/web'],
])('%s may not import %s', async (path, specifier) => {
  expect(await lint(path, specifier)).toHaveLength(1)
})

test.each([
  ['shopping/routes.ts', './service.ts'],
  ['shopping/routes.ts', 'fastify'],
  ['shopping/service.ts', './repository.ts'],
  ['shopping/service.ts', '../database/database.ts'],
  ['shopping/repository.ts', '../database/statement.ts'],
  ['shopping/repository.ts', './statements.ts'],
  ['catalogue/import-repository.ts', 'pg'],
  ['health/hooks.ts', 'fastify'],
  ['http/handle.ts', 'fastify'],
  ['database/database.ts', 'pg'],
  ['shopping/routes.test.ts', '../database/statement.ts'],
])('%s may import %s', async (path, specifier) => {
  expect(await lint(path, specifier)).toEqual([])
})
