import { afterEach, expect, test, vi } from 'vitest'
import {
  answerQuestion,
  askToClose,
  currentQuestion,
  guardLeaving,
  leave,
  subscribeToQuestion,
  wouldLoseChanges,
} from './leaving.ts'

afterEach(() => answerQuestion(false))

test('where nothing is lost one leaves at once', () => {
  const proceed = vi.fn<() => void>()
  leave(proceed)
  expect(proceed).toHaveBeenCalledOnce()
  expect(currentQuestion()).toBeNull()
})

test('where something would be lost it asks, and no means staying', () => {
  const release = guardLeaving(() => true)
  const proceed = vi.fn<() => void>()
  leave(proceed)
  expect(currentQuestion()).not.toBeNull()
  answerQuestion(false)
  expect(proceed).not.toHaveBeenCalled()
  expect(wouldLoseChanges()).toBe(true)
  release()
})

test('yes goes on and nothing asks a second time', () => {
  const release = guardLeaving(() => true)
  const proceed = vi.fn<() => void>(() => expect(wouldLoseChanges()).toBe(false))
  leave(proceed)
  answerQuestion(true)
  expect(proceed).toHaveBeenCalledOnce()
  expect(currentQuestion()).toBeNull()
  release()
})

test('a form that was saved or cancelled does not ask', () => {
  let allowed = false
  const release = guardLeaving(() => !allowed)
  allowed = true
  const proceed = vi.fn<() => void>()
  leave(proceed)
  expect(proceed).toHaveBeenCalledOnce()
  release()
})

test('the dialog hears of the question and of its answer', () => {
  const heard = vi.fn<() => void>()
  const unsubscribe = subscribeToQuestion(heard)
  const release = guardLeaving(() => true)
  leave(() => undefined)
  answerQuestion(true)
  expect(heard).toHaveBeenCalledTimes(2)
  unsubscribe()
  release()
})

test('closing a dialog asks of its own, and gives up nothing of the page behind it', () => {
  const release = guardLeaving(() => true)
  const close = vi.fn<() => void>()
  askToClose(close)
  expect(currentQuestion()?.kind).toBe('close')
  answerQuestion(true)
  expect(close).toHaveBeenCalledOnce()
  expect(wouldLoseChanges()).toBe(true)
  release()
})
