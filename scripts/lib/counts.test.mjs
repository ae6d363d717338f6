import { expect, test } from 'vitest'
import { countPlaywright, countVitest, namePlaywrightFailures, nameVitestFailures, summarize } from './counts.mjs'

test('every vitest test counts, and a file that did not load counts as one that failed', () => {
  const report = {
    numPassedTests: 7,
    numFailedTests: 1,
    testResults: [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{ status: 'failed' }] },
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
    ],
  }
  expect(countVitest(report, false)).toEqual({ passed: 7, failed: 2 })
})

test('a run that ended badly or ran nothing has failed, whatever its report says', () => {
  expect(countVitest({ numPassedTests: 3, numFailedTests: 0, testResults: [] }, false)).toEqual({
    passed: 3,
    failed: 1,
  })
  expect(countVitest(null, true)).toEqual({ passed: 0, failed: 1 })
  expect(countPlaywright(null, false)).toEqual({ passed: 0, failed: 1 })
  expect(countPlaywright({ stats: { expected: 0 } }, true)).toEqual({ passed: 0, failed: 1 })
})

test('a flaky browser test has failed', () => {
  expect(countPlaywright({ stats: { expected: 4, unexpected: 1, flaky: 2 } }, false)).toEqual({ passed: 4, failed: 3 })
})

test('a test that did not run has not passed', () => {
  const report = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1, testResults: [] }
  expect(countVitest(report, true)).toEqual({ passed: 3, failed: 2 })
  expect(countPlaywright({ stats: { expected: 4, skipped: 1 } }, true)).toEqual({ passed: 4, failed: 1 })
})

test('the closing line adds up all stages', () => {
  expect(
    summarize([
      { passed: 1, failed: 0 },
      { passed: 334, failed: 0 },
    ]),
  ).toEqual({ line: '335 passed, 0 failed', ok: true })
  expect(
    summarize([
      { passed: 1, failed: 0 },
      { passed: 0, failed: 2 },
    ]),
  ).toEqual({ line: '1 passed, 2 failed', ok: false })
})

test('failures are named: tests, and files that did not load', () => {
  const report = {
    testResults: [
      { name: 'a.test.ts', status: 'failed', message: 'no such module\nstack', assertionResults: [] },
      {
        name: 'b.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'works' },
          { status: 'failed', fullName: 'counts', failureMessages: ['expected 1\nstack'] },
        ],
      },
      { name: 'c.test.ts', status: 'passed', assertionResults: [{ status: 'passed', fullName: 'holds' }] },
    ],
  }
  expect(nameVitestFailures(report)).toEqual(['a.test.ts: no such module', 'b.test.ts: counts: expected 1'])
  expect(nameVitestFailures(null)).toEqual([])
  const errors = [
    { message: 'Test timeout exceeded.' },
    { message: 'Error: \u001B[31mit is open\u001B[39m\n\nExpected: closed\n' },
  ]
  const suites = [
    {
      specs: [{ ok: true, file: 'x.spec.ts', line: 1, title: 'opens' }],
      suites: [
        {
          specs: [{ ok: false, file: 'x.spec.ts', line: 9, title: 'closes', tests: [{ results: [{ errors }] }] }],
        },
      ],
    },
  ]
  expect(namePlaywrightFailures({ suites })).toEqual([
    'x.spec.ts:9: closes',
    '    Test timeout exceeded.',
    '    Error: it is open',
    '    Expected: closed',
  ])
})
