import { expect, test } from '../support/fixtures.ts'
import { field } from '../support/screen.ts'

type Hints = Readonly<Record<string, Readonly<Record<string, string>>>>

const people: Readonly<Record<string, Hints>> = {
  '/login': {
    username: { autocomplete: 'username', autocapitalize: 'none' },
    password: { autocomplete: 'current-password', enterkeyhint: 'go', spellcheck: 'false' },
  },
  '/register': {
    username: { autocomplete: 'username' },
    email: { autocomplete: 'email', type: 'email' },
    password: { autocomplete: 'new-password' },
    confirmPassword: { autocomplete: 'new-password' },
    first_name: { autocomplete: 'given-name' },
    last_name: { autocomplete: 'family-name' },
  },
}
const things: Readonly<Record<string, Hints>> = {
  '/profile': {
    current_password: { autocomplete: 'current-password' },
    new_password: { autocomplete: 'new-password', autocapitalize: 'none' },
  },
  '/inventory/add': {
    item_name: { autocomplete: 'off' },
    quantity: { inputmode: 'decimal', autocomplete: 'off' },
    low_stock_threshold: { inputmode: 'decimal' },
    item_weight: { inputmode: 'decimal' },
    expiry_date: { type: 'date' },
    location: { autocomplete: 'off' },
  },
}

async function expectHints(page: Parameters<typeof field>[0], pages: Readonly<Record<string, Hints>>): Promise<void> {
  for (const [path, hints] of Object.entries(pages)) {
    await page.goto(path)
    for (const [name, attributes] of Object.entries(hints)) {
      for (const [attribute, value] of Object.entries(attributes)) {
        await expect(field(page, name), `${path} ${name}`).toHaveAttribute(attribute, value)
      }
    }
  }
}

test('password managers and keyboards are told what each field is', async ({ page }) => {
  await expectHints(page, people)
})

test('numbers have their keyboard, and a day is typed as well as picked', async ({ signedIn: page }) => {
  await expectHints(page, things)
  const day = field(page, 'expiry_date')
  await day.focus()
  await page.keyboard.type('12242031')
  await expect(day).toHaveValue('2031-12-24')
  await day.fill('2031-12-25')
  await expect(day).toHaveValue('2031-12-25')
})
