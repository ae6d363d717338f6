const one_swipe_px = 560
const most_swipes = 60

/** Whether its middle can be pressed where the page stands; else the direction in which it is to be searched. */
async function find(locator) {
  if ((await locator.count()) === 0) return { isThere: false, direction: 1 }
  return await locator.first().evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const hit = document.elementFromPoint(x, y)
    const isThere = hit !== null && (element.contains(hit) || hit.contains(element))
    return { isThere, direction: y < innerHeight / 2 ? -1 : 1 }
  })
}

/**
 * A hand that holds a phone: it presses what can be seen, swipes until it can be seen, and types. It counts each of them; a key
 * that ends a line counts as a tap, as it is one on a phone.
 */
export function createThumb(page) {
  const counted = { taps: 0, swipes: 0, keys: 0 }

  async function reach(locator) {
    // What comes by itself is waited for, and not searched for.
    await locator
      .first()
      .waitFor({ timeout: 1500 })
      .catch(() => {})
    for (let swipe = 0; swipe < most_swipes; swipe += 1) {
      const { isThere, direction } = await find(locator)
      if (isThere) return
      counted.swipes += 1
      await page.mouse.wheel(0, direction * one_swipe_px)
      await page.waitForTimeout(150)
    }
    throw new Error(`nothing is to be found of ${locator}`)
  }

  async function tap(locator) {
    await reach(locator)
    counted.taps += 1
    await locator.first().click()
  }

  return {
    counted,
    tap,
    look: reach,
    async type(text) {
      counted.keys += text.length
      await page.keyboard.type(text)
    },
    async enter() {
      counted.taps += 1
      await page.keyboard.press('Enter')
    },
    async isThere(locator) {
      return (await locator.count()) > 0 && (await locator.first().isVisible())
    },
  }
}
