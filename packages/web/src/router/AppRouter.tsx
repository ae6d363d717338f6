import { type ReactNode, useState } from 'react'
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  unstable_HistoryRouter as HistoryRouter,
} from 'react-router'
import { wrapHistory } from './wrap-history.ts'

interface Props {
  /** What is written to the history of a state that a link or a call of `navigate` brings along. */
  toKeptState: (state: unknown) => unknown
  children: ReactNode
}

/** The router of the app: react-router's for browsers, with a say in what the history keeps. */
export function AppRouter({ toKeptState, children }: Props) {
  const [history] = useState(() => wrapHistory(createBrowserHistory({ v5Compat: true }), toKeptState))
  return <HistoryRouter history={history}>{children}</HistoryRouter>
}
