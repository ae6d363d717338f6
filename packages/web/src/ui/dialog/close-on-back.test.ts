import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { noteOwnStep } from '../../router/history-entry.ts'
import { installHistoryGuard, notePosition } from '../unsaved/history-guard.ts'
import { answerQuestion, currentQuestion, guardLeaving } from '../unsaved/leaving.ts'
import { closeOnBack } from './close-on-back.ts'

const page = new EventTarget()
const steps = vi.fn<(delta: number) => void>()
const router = vi.fn<() => void>()
const past = { state: { key: 'form', idx: 3 }, go: steps }

/** What the browser does on back and forward: the entry has changed already when the page hears of it. */
function arriveAt(idx: number): void {
  page.dispatchEvent(Object.assign(new Event('popstate'), { state: { idx } }))
}

beforeAll(() => {
  vi.stubGlobal('window', page)
  vi.stubGlobal('history', past)
  installHistoryGuard()
  page.addEventListener('popstate', router)
})

beforeEach(() => {
  vi.stubGlobal('window', page)
  vi.stubGlobal('history', past)
  steps.mockClear()
  router.mockClear()
  notePosition('form')
})
afterEach(() => answerQuestion(false))

test('back closes the dialog on top and leaves the page below it alone', () => {
  const closed: string[] = []
  const releaseBelow = closeOnBack(() => closed.push('below'))
  const release = closeOnBack(() => closed.push('top'))
  arriveAt(2)
  expect([closed, steps.mock.calls]).toEqual([['top'], [[1]]])
  arriveAt(3)
  release()
  arriveAt(2)
  arriveAt(3)
  expect(closed).toEqual(['top', 'below'])
  expect(router).not.toHaveBeenCalled()
  releaseBelow()
  arriveAt(2)
  expect(router).toHaveBeenCalledOnce()
})

test('a step that the app takes itself leaves the page with its dialog', () => {
  const close = vi.fn<() => void>()
  const release = closeOnBack(close)
  noteOwnStep(-1)
  arriveAt(2)
  expect([close.mock.calls.length, router.mock.calls.length]).toEqual([0, 1])
  release()
})

test('a step of the app that leads nowhere does not count for the next Back', () => {
  const close = vi.fn<() => void>()
  noteOwnStep(-5)
  const release = closeOnBack(close)
  arriveAt(2)
  arriveAt(3)
  expect([close.mock.calls.length, router.mock.calls.length]).toEqual([1, 0])
  release()
})

test('with something typed on the page, back still closes the dialog alone', () => {
  const release_form = guardLeaving(() => true)
  const close = vi.fn<() => void>()
  const release = closeOnBack(close)
  arriveAt(2)
  arriveAt(3)
  expect([close.mock.calls.length, currentQuestion(), router.mock.calls.length]).toEqual([1, null, 0])
  release()
  release_form()
})

test('forward goes on, and the question that a form asks is closed by back as well', () => {
  const release_form = guardLeaving(() => true)
  arriveAt(2)
  vi.stubGlobal('history', { ...past, state: { idx: 2 } })
  // The dialog with the question opens while the history is on its way back.
  const close = vi.fn<() => void>()
  const release = closeOnBack(close)
  vi.stubGlobal('history', past)
  arriveAt(3)
  expect(close).not.toHaveBeenCalled()
  arriveAt(2)
  arriveAt(3)
  expect(close).toHaveBeenCalledOnce()
  expect(router).not.toHaveBeenCalled()
  release_form()
  arriveAt(4)
  expect(router).toHaveBeenCalledOnce()
  release()
})
