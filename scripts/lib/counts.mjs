import { stripVTControlCharacters } from 'node:util'

/**
 * What vitest's JSON report says. A file that did not load has no test to fail and counts as one; so does a run that
 * failed without naming a test. A test that did not run has not passed.
 */
export function countVitest(report, ok) {
  const unloaded = (report?.testResults ?? []).filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  const passed = report?.numPassedTests ?? 0
  const notRun = (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0)
  return settle(passed, (report?.numFailedTests ?? 0) + notRun + unloaded.length, ok && passed > 0)
}

/** What Playwright's JSON report says; a flaky test has failed once, and a skipped one has not passed. */
export function countPlaywright(report, ok) {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {}
  return settle(expected, unexpected + flaky + skipped, ok && expected > 0)
}

function settle(passed, failed, ok) {
  return { passed, failed: ok || failed > 0 ? failed : 1 }
}

/** The closing line of `npm test`. */
export function summarize(counts) {
  const sum = (key) => counts.reduce((total, count) => total + count[key], 0)
  return { line: `${sum('passed')} passed, ${sum('failed')} failed`, ok: sum('failed') === 0 }
}

const firstLine = (text) => (text ?? '').split('\n')[0]

/** The failed tests of vitest's report, one line each. */
export function nameVitestFailures(report) {
  return (report?.testResults ?? [])
    .filter((file) => file.status === 'failed')
    .flatMap((file) => {
      const tests = file.assertionResults.filter((result) => result.status === 'failed')
      if (tests.length === 0) return [`${file.name}: ${firstLine(file.message)}`]
      return tests.map(
        ({ fullName, failureMessages }) => `${file.name}: ${fullName}: ${firstLine(failureMessages?.[0])}`,
      )
    })
}

const most_lines = 12

/**
 * The beginning of what a browser test complained about, without colours and empty lines. A test that ran out of time has
 * two errors: the second names the step.
 */
function describeFailure({ tests = [] }) {
  const { errors = [] } = tests.flatMap(({ results }) => results).find((result) => result.errors?.length > 0) ?? {}
  const lines = errors.flatMap(({ message = '' }) => stripVTControlCharacters(message).split('\n'))
  return lines.filter((line) => line.trim() !== '').slice(0, most_lines)
}

/** The failed tests of Playwright's report, a line each, and below it why. */
export function namePlaywrightFailures(report) {
  const named = (suite) => [
    ...(suite.suites ?? []).flatMap(named),
    ...(suite.specs ?? [])
      .filter((spec) => !spec.ok)
      .flatMap((spec) => [
        `${spec.file}:${spec.line}: ${spec.title}`,
        ...describeFailure(spec).map((line) => `    ${line}`),
      ]),
  ]
  return (report?.suites ?? []).flatMap(named)
}
