import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { countPlaywright, countVitest, namePlaywrightFailures, nameVitestFailures, summarize } from './lib/counts.mjs'
import { runPlaywright } from './lib/playwright.mjs'
import { prepare } from './lib/prepare.mjs'
import { Stop, root, runMain } from './lib/project.mjs'
import { run, runNpm } from './lib/run.mjs'

const results = join(root, 'test-results')

async function readReport(name) {
  return JSON.parse(await readFile(join(results, name), 'utf8').catch(() => 'null'))
}

/** A stage without tests of its own counts as one. */
async function runWhole(command) {
  const { ok } = await command
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 }
}

async function runVitest() {
  const report = join(results, 'vitest.json')
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { ok } = await run(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), ...args], { show: true })
  const result = await readReport('vitest.json')
  return { ...countVitest(result, ok), failures: nameVitestFailures(result) }
}

async function prepareStage(options) {
  await prepare(options)
  return { passed: 1, failed: 0 }
}

async function runBrowserTests() {
  const { ok } = await runPlaywright()
  const result = await readReport('e2e.json')
  return { ...countPlaywright(result, ok), failures: namePlaywrightFailures(result) }
}

const set_up = ['Set-up', () => prepareStage({ withBuild: false })]

const stages = [
  ['Type check', () => runWhole(runNpm(['run', '--silent', 'typecheck'], { show: true }))],
  ['Lint and format', () => runWhole(runNpm(['run', '--silent', 'lint'], { show: true }))],
  ['Unit and server tests', runVitest],
  ['Build', () => prepareStage()],
  ['Browser tests', runBrowserTests],
  ['Bundle budget', () => runWhole(run(process.execPath, [join(root, 'bench/bundle/bundle.mjs')], { show: true }))],
]

async function runStage([name, stage]) {
  console.log(`\n== ${name}`)
  try {
    const count = await stage()
    return { name, ...count }
  } catch (error) {
    console.error(error instanceof Stop ? error.message : error)
    return { name, passed: 0, failed: 1 }
  }
}

await runMain(async () => {
  process.chdir(root)
  const counts = [await runStage(set_up)]
  await rm(results, { recursive: true, force: true })
  // Without its packages nothing else can run; after that every stage has its say.
  for (const stage of counts[0].failed === 0 ? stages : []) counts.push(await runStage(stage))
  const { line, ok } = summarize(counts)
  // Again at the end, where a log is read first.
  for (const { name, failed, failures = [] } of counts) {
    if (failed > 0) console.log(['', `Failed in ${name}: ${failed}`, ...failures].join('\n  '))
  }
  console.log(`\n${line}`)
  process.exit(ok ? 0 : 1)
})
