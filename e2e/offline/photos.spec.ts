import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { chooseReceipt, drawReceipt, receiptCard } from '../support/receipts.ts'
import { answerRecognition, chooseImage, drawShelf, tea } from '../support/recognition.ts'
import { button, title } from '../support/screen.ts'
import { untilCached } from '../support/cached.ts'

const waiting = (page: Page) => page.getByRole('region', { name: 'Waiting Photos' })
const kept = (page: Page) => page.getByText('Kept. It is read when there is a connection.')

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } })

test.beforeEach(async ({ signedIn: page, context }) => {
  await page.goto('/inventory')
  await untilCached(page, /WaitingPhotos/)
  await untilCached(page, /WaitingList/)
  await context.setOffline(true)
})

test('a receipt without a network waits with its picture, survives a reload, and is read later', async ({
  signedIn: page,
  context,
}) => {
  await page.goto('/ocr-upload')
  await chooseReceipt(page, await drawReceipt())
  await button(page, 'Process Receipt').click()
  await expect(kept(page)).toBeVisible()
  await expect(button(page, 'Process Receipt')).toBeDisabled()
  const photo = waiting(page).getByRole('listitem')
  await expect(photo).toHaveCount(1)
  await expect(button(page, 'Read Now')).toBeDisabled()
  await page.reload()
  await expect(photo).toHaveCount(1)
  // The small picture is one that can be shown.
  await expect
    .poll(() => photo.locator('img').evaluate(({ naturalHeight }: HTMLImageElement) => naturalHeight))
    .toBe(160)

  await page.goto('/waiting')
  await expect(page.getByRole('alert').filter({ hasText: '1 photo is waiting to be read' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Receipts' })).toHaveAttribute('href', '/ocr-upload')
  await page.goto('/inventory')
  await context.setOffline(false)
  const toast = page.getByRole('status').filter({ hasText: '1 photo is waiting to be read' })
  await toast.getByRole('link', { name: 'Show' }).click()
  await expect(title(page, 'Scan Receipt')).toBeVisible()
  await button(page, 'Read Now').click()
  await expect(receiptCard(page, 'ORANGE JUICE')).toBeVisible({ timeout: 60_000 })
  await page.reload()
  await expect(button(page, 'Choose File')).toBeVisible()
  await expect(photo).toHaveCount(0)
})

test('photos of products wait on their own screen; one is removed, one is read', async ({
  signedIn: page,
  context,
}) => {
  await page.goto('/product-recognition')
  for (const label of ['GREEN TEA', 'TOMATO SOUP']) {
    await chooseImage(page, await drawShelf([label]))
    await button(page, 'Identify Products').click()
    await expect(kept(page)).toBeVisible()
  }
  const photos = waiting(page).getByRole('listitem')
  await expect(photos).toHaveCount(2)
  await photos.first().getByRole('button', { name: 'Remove' }).click()
  const question = page.getByRole('dialog', { name: 'Remove this photo?' })
  await question.getByRole('button', { name: 'Remove' }).click()
  await expect(photos).toHaveCount(1)

  await answerRecognition(page, [tea])
  await context.setOffline(false)
  await expect(button(page, 'Read Now')).toBeEnabled()
  await button(page, 'Read Now').click()
  await expect(page.getByRole('article', { name: 'Green Tea' })).toBeVisible()
  await expect(waiting(page)).toHaveCount(0)
})
