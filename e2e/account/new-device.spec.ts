import { openProfile, section } from '../support/account.ts'
import { expect, test } from '../support/fixtures.ts'
import { button, field, fillFields } from '../support/screen.ts'
import { startServer } from '../support/server.ts'

test('an open device lets a new one in by a code, once', async ({ browser }) => {
  // A server of its own, with the waits that the one of the other tests has switched off.
  const server = await startServer('test-results/server-waits.log', { RATE_LIMIT: 'on' })
  try {
    const password = 'correct horse battery'
    const send = (body: object) =>
      fetch(`${server.url}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'user-agent': 'guesser' },
        body: JSON.stringify(body),
      })
    const open = await (await browser.newContext({ baseURL: server.url })).newPage()
    await open.goto('/register')
    await fillFields(open, { username: 'waits', email: 'waits@example.com', password, confirmPassword: password })
    await button(open, 'Register').click()
    await expect(open).toHaveURL('/inventory')

    await openProfile(open)
    await button(open, 'Let a New Device In').click()
    const code = section(open, 'Devices').getByText(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/)
    await expect(section(open, 'Devices')).toContainText('within 10 minutes. It works once.')
    const shown = (await code.textContent()) ?? ''
    const fresh = await (await browser.newContext({ baseURL: server.url, userAgent: 'Firefox/140.0' })).newPage()
    await fresh.goto('/login')
    await fillFields(fresh, { username: 'waits', password })

    // Guesses go on until the wait is longer than what follows takes; all that could take long is done by now.
    const guess = async () => Number((await send({ username: 'waits', password: 'guess' })).headers.get('retry-after'))
    await expect.poll(guess, { intervals: [50], timeout: 100_000 }).toBeGreaterThan(12)
    await button(fresh, 'Login').click()
    await expect(fresh.locator('main').getByRole('alert')).toContainText(/You can try again in \d+ seconds\./)
    await field(fresh, 'device_code').fill(shown)
    await button(fresh, 'Login').click()
    await expect(fresh).toHaveURL('/inventory')
    for (const each of [open, fresh]) await each.context().close()
  } finally {
    await server.stop()
  }
})
