import type { Page } from '@playwright/test'
import { answerCall, holdCall } from '../support/calls.ts'
import { expect, test } from '../support/fixtures.ts'
import { chooseReceipt, drawReceipt, receiptCard, shopping } from '../support/receipts.ts'
import { button } from '../support/screen.ts'
import { recordWait } from '../support/wait.ts'

const process = '/api/receipt/process'
const long_shopping = [...shopping.slice(0, 4), ...Array.from({ length: 8 }, () => shopping.slice(4, 9)).flat()]

async function choose(page: Page, lines = long_shopping): Promise<void> {
  await page.goto('/ocr-upload')
  await chooseReceipt(page, await drawReceipt(lines))
}

test('the stages of a reading go by with their lines, nothing moves, then comes the review', async ({
  signedIn: page,
}) => {
  test.slow()
  await choose(page)
  const readWait = await recordWait(page)
  const place = () =>
    button(page, 'Process Receipt').evaluate((element) => element.getBoundingClientRect().y + window.scrollY)
  const before = await place()
  await button(page, 'Process Receipt').click()
  await expect(page.getByText(/^\d+ of \d+ lines$/)).toBeVisible({ timeout: 60_000 })
  expect(await place()).toBe(before)
  // What was read last is for the eye: it would be spoken over and over.
  await expect(
    page.getByText(/^(GREEN VALLEY|12 Harbour|03\/14|WHOLE|BROWN|BANANAS|CHICKEN|ORANGE|\d+\.\d\d)/).first(),
  ).toHaveAttribute('aria-hidden', 'true')
  await expect(page.getByText(/\d+ item\(s\) found/)).toBeVisible({
    timeout: 60_000,
  })
  const said = (await readWait()).map((text) => text.replace(/\d+%$|\d+ of \d+ lines$/, ''))
  const stages = said.filter((text, index) => text !== said[index - 1])
  expect(stages.slice(stages.indexOf('Looking for the text...')).filter((text) => !/Checking/.test(text))).toEqual([
    'Looking for the text...',
    'Reading the receipt...',
    'Sorting items and prices...',
  ])
})

test('a reading can be cancelled in its midst and tried again with the same photo', async ({ signedIn: page }) => {
  test.slow()
  await choose(page)
  await button(page, 'Process Receipt').click()
  await expect(page.getByText(/^\d+ of \d+ lines$/)).toBeVisible({ timeout: 60_000 })
  await button(page, 'Cancel').click()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expect(page.getByText(/^\d+ of \d+ lines$/)).toHaveCount(0)
  await expect(page.getByRole('img', { name: 'Preview of the receipt' })).toBeVisible()
  await button(page, 'Process Receipt').click()
  await expect(receiptCard(page, 'ORANGE JUICE').first()).toBeVisible({ timeout: 60_000 })
})

test('a failure in the midst of a reading says what the server says, and keeps the photo', async ({
  signedIn: page,
}) => {
  const last = { status: 503, body: { message: 'Reading this photo took too long. Please try again.' } }
  const lines = [{ stage: 'finding' }, { stage: 'reading', done: 3, total: 9, text: 'MILK' }, last]
  await page.route(`**${process}`, (route) =>
    route.fulfill({
      contentType: 'application/x-ndjson; charset=utf-8',
      body: lines.map((line) => `${JSON.stringify(line)}\n`).join(''),
    }),
  )
  await choose(page)
  await button(page, 'Process Receipt').click()
  await expect(page.getByText('Reading this photo took too long. Please try again.')).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await page.unroute(`**${process}`)
  const items = [{ product_name: 'Green Tea' }]
  await answerCall(page, 'POST', process, 200, { results: { detected_fields: { items } } })
  await button(page, 'Try Again').click()
  await expect(receiptCard(page, 'Green Tea')).toBeVisible()
})

test('an answer that breaks off is no answer', async ({ signedIn: page }) => {
  await page.route(`**${process}`, (route) =>
    route.fulfill({ contentType: 'application/x-ndjson', body: '{"stage":"finding"}\n{"status":200,"bo' }),
  )
  await choose(page)
  await button(page, 'Process Receipt').click()
  await expect(page.getByText('Failed to process the receipt. Please try again or add items manually.')).toBeVisible()
  await expect(button(page, 'Try Again')).toBeVisible()
})

test('a server that says nothing meanwhile is waited for, and a long wait is explained', async ({ signedIn: page }) => {
  const held = await holdCall(page, 'POST', process)
  await choose(page)
  await page.clock.install()
  await button(page, 'Process Receipt').click()
  await expect(page.getByText('This takes a few seconds.')).toBeVisible()
  await page.clock.fastForward(10_000)
  await expect(page.getByText('Long receipts take longer. Cancel keeps the photo.')).toBeVisible()
  await button(page, 'Cancel').click()
  await expect(button(page, 'Process Receipt')).toBeEnabled()
  await held.release().catch(() => undefined)
})
