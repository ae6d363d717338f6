import { type UNSAFE_createBrowserHistory } from 'react-router'
import { noteOwnStep } from './history-entry.ts'

type RouterHistory = ReturnType<typeof UNSAFE_createBrowserHistory>

/**
 * The same history, but the state of every navigation passes through `toKeptState` before it is stored. Afterwards would be
 * too late: an entry whose screen is left before it stands is in the history all the same.
 */
export function wrapHistory(history: RouterHistory, toKeptState: (state: unknown) => unknown): RouterHistory {
  const writers: Pick<RouterHistory, 'push' | 'replace' | 'go'> = {
    push: (to, state: unknown) => history.push(to, toKeptState(state)),
    replace: (to, state: unknown) => history.replace(to, toKeptState(state)),
    go: (delta) => {
      noteOwnStep(delta)
      history.go(delta)
    },
  }
  // The rest is inherited, since action and location are getters.
  return Object.assign(Object.create(history) as RouterHistory, writers)
}
