import { writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, signIn, test } from '../support/fixtures.ts'
import { button, field, sizes, title } from '../support/screen.ts'

/** `npm run styles:update` writes down which styles the first screens need now. */
const is_update = process.env['STYLES_UPDATE'] === '1'

const file = new URL('../../packages/web/build/first-styles.json', import.meta.url)

interface Sheet {
  name: string
  rules: string[]
}

/** Has the page write down every style that is made while it runs, and under which names those for everywhere are looked for. */
async function watchStyles(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const wanted: string[] = []
    const made = new Map<Node, string[]>()
    const { querySelector } = document
    document.querySelector = (selector: string) => {
      const [, name] = /^style\[data-emotion="(css-global [^"]+)"\]$/.exec(selector) ?? []
      if (name !== undefined) wanted.push(name)
      return querySelector.call(document, selector)
    }
    const { insertRule } = CSSStyleSheet.prototype
    CSSStyleSheet.prototype.insertRule = function (rule, place) {
      if (this.ownerNode) made.set(this.ownerNode, [...(made.get(this.ownerNode) ?? []), rule])
      return insertRule.call(this, rule, place)
    }
    Object.assign(globalThis, {
      readStyles: () => {
        const sheets = [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion]')].filter((one) =>
          made.has(one),
        )
        const globals = sheets.filter((one) => one.dataset['emotion'] === 'css-global')
        return sheets.map((one) => ({ name: wanted[globals.indexOf(one)] ?? 'css', rules: made.get(one) ?? [] }))
      },
    })
  })
  // What stands in the page already would not be made.
  if (is_update)
    await page.route('**/*', async (route) => {
      if (!route.request().isNavigationRequest()) return await route.continue()
      const response = await route.fetch()
      const body = (await response.text()).replaceAll(/<style data-emotion.*?<\/style>/g, '')
      await route.fulfill({ response, body })
    })
}

const readStyles = async (page: Page): Promise<Sheet[]> =>
  await page.evaluate(() => (globalThis as unknown as { readStyles: () => Sheet[] }).readStyles())

function writeStyles(sheets: readonly Sheet[]): void {
  const globals = Object.fromEntries(
    sheets.filter(({ name }) => name !== 'css').map(({ name, rules }) => [name, rules]),
  )
  const rules = [...new Set(sheets.filter(({ name }) => name === 'css').flatMap((sheet) => sheet.rules))]
  writeFileSync(file, `${JSON.stringify({ globals, rules }, null, 2)}\n`)
}

test.use({ viewport: sizes.phone, hasTouch: true })

test('the first screens find their styles in the page (else: npm run styles:update)', async ({ page, account }) => {
  await watchStyles(page)
  await page.goto('/login')
  await expect(title(page, 'Login')).toBeVisible()
  await page.waitForLoadState('networkidle')
  const sheets = await readStyles(page)

  await signIn(page, account.token)
  await page.goto('/inventory')
  await button(page, 'Load the demo household').click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.reload()
  await expect(
    page
      .getByRole('article')
      .getByText(/^Running out/)
      .first(),
  ).toBeVisible()
  await expect(field(page, 'quick_add')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Notices, \d+ new$/ })).toBeVisible()
  await page.waitForLoadState('networkidle')
  sheets.push(...(await readStyles(page)))

  if (is_update) writeStyles(sheets)
  else expect(sheets.flatMap(({ rules }) => rules)).toEqual([])
})
