// Every screen and dialog of e2e/axe in light and dark at 390, 768 and 1400 px against every rule of axe. `npm test`
// walks the same ways and leaves out what says the same twice.
//
//   npm run bench:axe      builds what is stale first
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { prepare } from '../../scripts/lib/prepare.mjs'
import { runPlaywright } from '../../scripts/lib/playwright.mjs'
import { root, runMain } from '../../scripts/lib/project.mjs'

const report_file = join(root, 'test-results/axe.json')

/** What every walk wrote down, from wherever the report keeps it. */
function* findingsOf({ suites = [], specs = [] }) {
  for (const { title, tests } of specs) {
    for (const { attachments } of tests.flatMap(({ results }) => results)) {
      const kept = attachments.find(({ name }) => name === 'axe')
      if (!kept) continue
      const walk = title.replace(/^.*?: /, '')
      for (const finding of JSON.parse(Buffer.from(kept.body, 'base64').toString())) yield { walk, ...finding }
    }
  }
  for (const suite of suites) yield* findingsOf(suite)
}

function print(findings) {
  const states = new Map()
  for (const finding of findings) {
    const state = `${finding.walk}: ${finding.state}`
    states.set(state, [...(states.get(state) ?? []), finding])
  }
  for (const [state, seen] of states) {
    const figures = seen.map(({ width, scheme, violations }) => `${width} ${scheme} ${violations.length}`)
    console.log(`${state.padEnd(76)} ${figures.join('  ')}`)
  }
  const violations = findings.flatMap((finding) => finding.violations)
  for (const line of new Set(violations)) console.log(`  ${line}`)
  console.log(`\n${states.size} states, ${findings.length} looks, ${violations.length} violations`)
}

await runMain(async () => {
  process.chdir(root)
  await prepare()
  const settings = { AXE_THOROUGH: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: report_file }
  const { ok } = await runPlaywright(['e2e/shell/axe.spec.ts', '--reporter=line,json'], settings)
  print([...findingsOf(JSON.parse(await readFile(report_file, 'utf8')))])
  process.exit(ok ? 0 : 1)
})
