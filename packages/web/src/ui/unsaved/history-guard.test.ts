import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { installHistoryGuard, notePosition } from './history-guard.ts'
import { answerQuestion, currentQuestion, guardLeaving } from './leaving.ts'

const page = new EventTarget()
const steps = vi.fn<(delta: number) => void>()
const router = vi.fn<() => void>()
const past = { state: { key: 'form', idx: 3 }, go: steps }
let release = (): unknown => undefined

/** What the browser does on back and forward: the entry has changed already when the page hears of it. */
function arriveAt(idx: number): void {
  page.dispatchEvent(Object.assign(new Event('popstate'), { state: { idx } }))
}

beforeAll(() => {
  vi.stubGlobal('window', page)
  installHistoryGuard()
  // The router listens later, as in the app: only then can it be kept from hearing.
  page.addEventListener('popstate', router)
})

beforeEach(() => {
  vi.stubGlobal('history', past)
  steps.mockClear()
  router.mockClear()
  notePosition('form')
})

afterEach(() => {
  answerQuestion(false)
  release()
})

test('without anything to lose the router hears at once', () => {
  arriveAt(2)
  expect(router).toHaveBeenCalledOnce()
  expect(steps).not.toHaveBeenCalled()
})

test('a step back from a form is taken back and asked about, and no stays', () => {
  release = guardLeaving(() => true)
  arriveAt(2)
  expect(steps.mock.calls).toEqual([[1]])
  expect(currentQuestion()).not.toBeNull()
  arriveAt(3)
  answerQuestion(false)
  expect(router).not.toHaveBeenCalled()
})

test('yes takes the same step again, and now the router hears of it', () => {
  release = guardLeaving(() => true)
  arriveAt(1)
  arriveAt(3)
  answerQuestion(true)
  expect(steps.mock.calls).toEqual([[2], [-2]])
  arriveAt(1)
  expect(router).toHaveBeenCalledOnce()
})

test('forward is guarded as well', () => {
  release = guardLeaving(() => true)
  arriveAt(4)
  expect(steps.mock.calls).toEqual([[-1]])
  arriveAt(3)
  expect(router).not.toHaveBeenCalled()
})

test('a jump within the same entry, such as to an anchor, is nobody else’s business', () => {
  release = guardLeaving(() => true)
  arriveAt(3)
  expect(currentQuestion()).toBeNull()
  expect(router).toHaveBeenCalledOnce()
})

test('only the entry the form belongs to is remembered', () => {
  vi.stubGlobal('history', { ...past, state: { key: 'passing', idx: 9 } })
  notePosition('form')
  vi.stubGlobal('history', past)
  release = guardLeaving(() => true)
  arriveAt(2)
  expect(steps.mock.calls).toEqual([[1]])
  arriveAt(3)
})
