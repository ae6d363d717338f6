import { type Browser, chromium, type Page } from '@playwright/test'
import { serverUrl } from '../support/api.ts'
import { launchOptions } from '../support/chromium.ts'
import { expect, signIn, test as base } from '../support/fixtures.ts'
import { createItem, createItems, dayFromToday, milk, tea } from '../support/items.ts'
import { long_receipt } from '../support/long-receipt.ts'
import { createInvite, createPerson, joinHousehold, openHousehold } from '../support/people.ts'
import { expectReadable } from '../support/readable.ts'
import { answerReceipt, openReview } from '../support/receipts.ts'
import { button, field, sizes, title } from '../support/screen.ts'
import { createUsedItem } from '../support/usage.ts'

const { args = [], ...launch } = launchOptions()
const ways = [
  { name: 'text at 200 % on a phone', viewport: sizes.phone, text_px: 32 },
  { name: 'text at 200 % on a desk', viewport: sizes.desktop, text_px: 32 },
  { name: 'a phone at 200 % zoom', viewport: { width: 195, height: 422 }, text_px: 16 },
] as const

interface Browsers {
  /** One browser for each size of text: starting it takes as long as a test. */
  launchWith: (text_px: number) => Promise<Browser>
}

/** A page of a browser whose text is as large as its person has set it. */
const test = base.extend<{ way: (typeof ways)[number]; enlarged: Page }, Browsers>({
  launchWith: [
    async ({}, provide) => {
      const launched = new Map<number, Promise<Browser>>()
      await provide((text_px) => {
        const sized = [...args, `--blink-settings=defaultFontSize=${text_px}`]
        const browser = launched.get(text_px) ?? chromium.launch({ ...launch, args: sized })
        launched.set(text_px, browser)
        return browser
      })
      for (const browser of launched.values()) await (await browser).close()
    },
    { scope: 'worker' },
  ],
  way: [ways[0], { option: true }],
  enlarged: async ({ way: { viewport, text_px }, locale, launchWith }, provide) => {
    const browser = await launchWith(text_px)
    const context = await browser.newContext({
      viewport,
      locale: locale ?? 'en-US',
      baseURL: serverUrl(),
      serviceWorkers: 'block',
      reducedMotion: 'reduce',
    })
    await provide(await context.newPage())
    await context.close()
  },
})

const banner = (page: Page) => page.getByRole('banner')
const cards = (page: Page) => page.getByRole('article')
const flakes = {
  ...tea,
  item_name: 'Wholegrain Breakfast Flakes',
  quantity: 1250,
  unit_of_measure: 'g',
  location: 'Pantry',
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

const small_ways = [
  { name: 'a small phone at 200 % zoom', viewport: { width: 160, height: 284 }, text_px: 16 },
  { name: 'text at 200 % on a small phone', viewport: { width: 320, height: 568 }, text_px: 32 },
] as const

for (const { name, viewport, text_px } of small_ways) {
  test(`${name}: every button of the bar is on the screen`, async ({ launchWith, account }) => {
    const context = await (await launchWith(text_px)).newContext({ viewport, baseURL: serverUrl() })
    const page = await context.newPage()
    await signIn(page, account.token)
    await page.goto('/profile')
    for (const label of ['Open navigation', 'Notices', 'Account menu']) {
      const control = banner(page).getByRole('button', { name: label })
      await expect(control).toBeVisible()
      const { x = -1, width = 0 } = (await control.boundingBox()) ?? {}
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x + width).toBeLessThanOrEqual(viewport.width)
    }
    await banner(page).getByRole('button', { name: 'Account menu' }).click()
    await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible()
    await context.close()
  })
}

test('text that a page enlarges by itself: the bar fits, and no name runs down in letters', async ({
  signedIn: page,
  api,
}) => {
  await createItem(api, { ...flakes, low_stock_threshold: 2000 })
  for (const size of ['150%', '200%']) {
    for (const width of [320, 390, 768, 1024, 1400]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto('/shopping-list')
      await page.evaluate((font_size) => (document.documentElement.style.fontSize = font_size), size)
      const name = page.locator('main').getByText(flakes.item_name, { exact: true })
      await expect(name).toBeVisible()
      await expect(banner(page).getByRole('button', { name: 'Account menu' })).toBeVisible()
      await expectNoSidewaysScroll(page)
      const lines = await name.evaluate((label) => {
        const range = document.createRange()
        range.selectNodeContents(label)
        return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size
      })
      expect(lines, `${size} at ${width} px`).toBeLessThanOrEqual(5)
    }
  }
})

for (const way of ways) {
  test.describe(way.name, () => {
    test.use({ way })

    test('log-in can be read and used', async ({ enlarged: page }) => {
      await page.goto('/login')
      await expect(title(page, 'Login')).toBeVisible()
      await expectNoSidewaysScroll(page)
      await expectReadable(page, banner(page))
      await expectReadable(page, page.getByRole('main'))
      await button(page, 'Login').click()
      await expect(field(page, 'username')).toHaveAttribute('aria-invalid', 'true')
      await expectReadable(page, page.getByRole('main'))
      const { height, line } = await field(page, 'username').evaluate((input) => ({
        height: input.getBoundingClientRect().height,
        line: Number.parseFloat(getComputedStyle(input).fontSize),
      }))
      expect(height).toBeGreaterThan(line * 1.3)
    })

    test('every card can be read, and all its buttons reached', async ({ enlarged: page, account, api }) => {
      await createUsedItem(api, { low_stock_threshold: 5, expiry_date: dayFromToday(2), location: 'Fridge' })
      await createUsedItem(api, { item_name: 'Oat Milk', expiry_date: dayFromToday(30) })
      await createItem(api, { ...tea, expiry_date: dayFromToday(-3), brand: 'Leaf' })
      await createItem(api, { ...flakes, expiry_date: dayFromToday(90) })
      await signIn(page, account.token)
      await page.goto('/inventory')
      await expect(cards(page)).toHaveCount(4)
      await expect(field(page, 'quick_add')).toBeVisible()
      await expect(cards(page).getByText(/^Running out/)).toHaveCount(2)
      await expectNoSidewaysScroll(page)
      for (const card of await cards(page).all()) await expectReadable(page, card)
      expect((await field(page, 'quick_add').boundingBox())?.width).toBeGreaterThan(way.text_px * 4)
      await expectReadable(page, button(page, 'Add'))
    })

    test('the bell, the menu and the drawer can be read and reached', async ({ enlarged: page, account, api }) => {
      await createItem(api, { ...milk, low_stock_threshold: 5, expiry_date: dayFromToday(0) })
      await signIn(page, account.token)
      await page.goto('/inventory')
      const bell = banner(page).getByRole('button', { name: /^Notices, \d new$/ })
      await expect(bell).toBeVisible()
      await expectReadable(page, banner(page))

      await bell.click()
      const notices = page.getByRole('dialog', { name: 'Notices' })
      await expectReadable(page, notices)
      await notices.getByRole('button', { name: 'Close' }).click()
      await expect(notices).toBeHidden()

      await banner(page).getByRole('button', { name: 'Account menu' }).click()
      await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible()
      await expectReadable(page, page.getByRole('menu'))
      await page.keyboard.press('Escape')
      await expect(page.getByRole('menu')).toBeHidden()

      await banner(page).getByRole('button', { name: 'Open navigation' }).click()
      const drawer = page.getByRole('navigation', { name: 'Main' })
      await expectReadable(page, drawer)
      await drawer.getByRole('link', { name: 'Shopping List' }).click()
      await expect(title(page, 'Shopping List')).toBeVisible()
    })

    test('the rows of a receipt can be read and opened', async ({ enlarged: page, account }) => {
      await signIn(page, account.token)
      await answerReceipt(page, long_receipt.items, long_receipt.facts)
      await openReview(page)
      await expectNoSidewaysScroll(page)
      for (const row of await page.getByRole('form').all()) await expectReadable(page, row)
      await button(page, 'Set for all').click()
      await expectReadable(page, page.getByRole('form', { name: 'Set for all' }))
      await expectNoSidewaysScroll(page)
    })

    test('the household and an invite can be read and answered', async ({ enlarged: page, account, api }) => {
      await api.json('PUT', '/api/household', { name: 'Mill Lane 4' })
      await joinHousehold(api, 'Wilhelmina', 'viewer')
      const code = await createInvite(api, 'member')
      await signIn(page, account.token)
      await openHousehold(page)
      await expect(field(page, 'name')).toBeVisible()
      await expectNoSidewaysScroll(page)
      for (const part of await page.locator('main section').all()) await expectReadable(page, part)
      await button(page, 'Invite Somebody').click()
      // The choices scroll below the buttons.
      await expectReadable(page, page.getByRole('dialog').getByRole('group'))
      const vera = await createPerson('Vera')
      await createItem(vera.api, milk)
      await signIn(page, vera.token)
      await page.goto(`/join/${code}`)
      await expect(page.getByRole('radio').first()).toBeVisible()
      await expectNoSidewaysScroll(page)
      await expectReadable(page, page.getByRole('main'))
      await button(page, 'Look Over My Things').click()
      await expect(page.getByRole('heading', { name: 'Your things' })).toBeVisible()
      await expectNoSidewaysScroll(page)
      await expectReadable(page, page.getByRole('main'))
    })

    test('a long list is as high as its cards', async ({ enlarged: page, account, api }) => {
      await createItems(
        api,
        Array.from({ length: 101 }, (_, number) => ({ ...milk, item_name: `Milk ${100 + number}` })),
      )
      await signIn(page, account.token)
      await page.goto('/inventory')
      const list = page.getByRole('list', { name: 'Items' })
      await expect(cards(page).first()).toBeVisible()
      const measures = await list.evaluate((element) => {
        const { gridTemplateColumns, rowGap } = getComputedStyle(element)
        const rows = Math.ceil(101 / gridTemplateColumns.split(' ').length)
        const card = element.querySelector('article')?.offsetHeight ?? 0
        const gap = Number.parseFloat(rowGap)
        return { height: element.getBoundingClientRect().height, expected: rows * (card + gap) - gap, gap }
      })
      // The rows that are not rendered count with their gap.
      expect(Math.abs(measures.height - measures.expected)).toBeLessThanOrEqual(measures.gap)
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      await expectReadable(page, cards(page).filter({ hasText: 'Milk 200' }))
    })
  })
}
