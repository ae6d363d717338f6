import { afterAll, beforeAll, expect, test } from 'vitest'
import { pretendCitus } from '../../testing/citus-double.ts'
import { createEmptyDatabase, type TestDatabase } from '../../testing/database.ts'
import { buildApp, startApp } from '../../testing/operations/process.ts'

const said =
  /^The database is brought up to date first \(\d+ migrations\), then the tables of households are spread over 2 nodes in 32 shards by household\. There is nothing in them yet\.\nNothing was done\. Run npm run distribute -- --yes to do it\.\n$/

let own: TestDatabase

beforeAll(async () => {
  await buildApp()
  own = await createEmptyDatabase()
}, 60_000)
afterAll(() => own.drop())

test('without --yes it says what it is going to do, and leaves an empty database empty', async () => {
  const url = await pretendCitus(own.connection)
  const list = { name: '', text: `select relname from pg_class where relnamespace = 'public'::regnamespace order by 1` }
  const before = await own.database.query(list)
  const { ended, output } = startApp({ DATABASE_URL: url.href }, 'nothing', ['database/distribution/main.js'])
  expect({ code: await ended, said: output() }).toEqual({ code: 0, said: expect.stringMatching(said) })
  expect(await own.database.query(list)).toEqual(before)
})
