import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { addressOfClick } from './unsaved-changes.ts'

/** Just enough of a page for a link to be clicked on. */
class FakeElement {
  constructor(private readonly link: FakeLink | null = null) {}
  closest(): FakeLink | null {
    return this.link
  }
}
class FakeLink extends FakeElement {
  target = ''
  constructor(
    readonly href: string,
    private readonly attributes: readonly string[] = [],
  ) {
    super()
  }
  hasAttribute(name: string): boolean {
    return this.attributes.includes(name)
  }
}

beforeAll(() => {
  vi.stubGlobal('Element', FakeElement)
  vi.stubGlobal('HTMLAnchorElement', FakeLink)
  vi.stubGlobal('location', new URL('http://larder.test/inventory/add'))
})
afterAll(() => vi.unstubAllGlobals())

function clickOn(link: FakeLink | null, event: Partial<MouseEvent> = {}): string | undefined {
  const target = new FakeElement(link)
  return addressOfClick({ defaultPrevented: false, button: 0, target, ...event } as unknown as MouseEvent)?.href
}

const profile = 'http://larder.test/profile?tab=addresses'

test('a link inside the app leads away from the form', () => {
  expect(clickOn(new FakeLink(profile))).toBe(profile)
})

test('what opens elsewhere or stays here does not', () => {
  const elsewhere = new FakeLink(profile)
  elsewhere.target = '_blank'
  expect(clickOn(elsewhere)).toBeUndefined()
  expect(clickOn(new FakeLink('http://larder.test/inventory/add#main'))).toBeUndefined()
  expect(clickOn(new FakeLink('http://larder.test/export.csv', ['download']))).toBeUndefined()
  expect(clickOn(null)).toBeUndefined()
})

test('another site is asked about by the browser itself', () => {
  expect(clickOn(new FakeLink('https://example.org/'))).toBeUndefined()
})

test('a new tab by a key or the middle button leaves the form alone', () => {
  for (const event of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }]) {
    expect(clickOn(new FakeLink(profile), event)).toBeUndefined()
  }
})

test('a click somebody has dealt with is not ours', () => {
  expect(clickOn(new FakeLink(profile), { defaultPrevented: true })).toBeUndefined()
})
