import { runTrial } from '../../bench/offline/trial.mjs'
import { withServer } from '../../bench/offline/with-server.mjs'
import { expect, test } from '../support/fixtures.ts'

// bench:offline makes 300 on each of 20 seeds.
const operations = 50

test('three phones lose and double nothing while networks, pages and the server fail at random', async ({
  browser,
}) => {
  test.setTimeout(300_000)
  const seed = 4
  const result = await withServer((server) => runTrial({ browser, server, seed, operations }))
  expect(result).toMatchObject({ lost: 0, doubled: 0, refused: [], wrong: 0, differing: [] })
  expect(result.accepted).toBeGreaterThan(operations / 2)
})
