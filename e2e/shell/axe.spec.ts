import { screen_table } from '../../packages/web/src/app/screen-table.ts'
import { barcode_walks } from '../axe/barcode.ts'
import { entry_walks } from '../axe/entry.ts'
import { inventory_walks } from '../axe/inventory.ts'
import { item_walks } from '../axe/item.ts'
import { list_walks } from '../axe/lists.ts'
import { people_walks } from '../axe/people.ts'
import { profile_walks } from '../axe/profile.ts'
import { receipt_walks } from '../axe/receipt.ts'
import { recognition_walks } from '../axe/recognition.ts'
import { waiting_walks } from '../axe/waiting.ts'
import { all_widths, type Finding, seePage } from '../axe/sight.ts'
import { expect, signIn, test } from '../support/fixtures.ts'

/** Every screen and dialog, state by state. */
const walks = [
  entry_walks,
  profile_walks,
  people_walks,
  inventory_walks,
  item_walks,
  list_walks,
  barcode_walks,
  receipt_walks,
  recognition_walks,
  waiting_walks,
].flat()

/** `npm run bench:axe` asks every rule about every width and theme; without it, what says the same twice is left out. */
const isThorough = process.env['AXE_THOROUGH'] === '1'

for (const { name, logged_out, go } of walks) {
  test(`axe finds nothing: ${name}`, async ({ page, api, account, browser }, info) => {
    test.setTimeout(300_000)
    const findings: Finding[] = []
    if (!logged_out) await signIn(page, account.token)
    await go({
      page,
      api,
      account,
      browser,
      look: async (state, options = {}) => {
        const seen = await seePage(options.page ?? page, options.widths ?? all_widths, isThorough)
        findings.push(...seen.map((finding) => ({ state, ...finding })))
        const wrong = seen.filter(({ violations }) => violations.length > 0)
        expect.soft(wrong, state).toEqual([])
      },
    })
    await info.attach('axe', { body: JSON.stringify(findings), contentType: 'application/json' })
  })
}

test('every screen of the app is on one of these ways', () => {
  const seen = new Set<string>(walks.flatMap(({ screens }) => screens))
  expect(screen_table.filter(({ path }) => !seen.has(path))).toEqual([])
})
