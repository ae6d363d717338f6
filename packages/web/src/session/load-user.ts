import { delays } from '@larder/contract/constants'
import { knowDay } from '@larder/contract/values/days'
import { session_api } from '@larder/contract/calls/session-api'
import { type User } from '@larder/contract/user'
import * as z from 'zod/mini'
import { call } from '../api/client/call.ts'
import { CallError } from '../api/client/failure.ts'
import { createKeptSignal } from '../api/client/local.ts'
import { isOffline } from '../api/client/offline.ts'
import { getToken } from '../api/client/token.ts'
import { claimStorage } from './personal-data.ts'

// The content security policy forbids compiling schemas to code.
z.config({ jitless: true })

const first_pause_ms = 500

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })
}

/** A 4xx is an answer; anything else may be a server that is just starting. */
const mayPass = (error: unknown): boolean => error instanceof CallError && (error.status === 0 || error.status >= 500)

/** Tries for ten seconds: a server that is unavailable or starting gets so much. */
async function loadInTime(cancelled: AbortSignal): Promise<User> {
  const deadline = Date.now() + delays.session_retry_ms
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), delays.session_retry_ms)
  const stop = (): void => late.abort()
  cancelled.addEventListener('abort', stop, { once: true })
  try {
    for (let wait = first_pause_ms; ; wait *= 2) {
      const token = getToken()
      try {
        const { user, today } = await call(session_api.getProfile, {}, { signal: late.signal })
        if (today && user.time_zone !== undefined) knowDay(user.time_zone, today)
        // Screens read what is kept as soon as the person is known; a late answer about another one changes nothing.
        if (getToken() === token) claimStorage(user)
        return user
      } catch (error) {
        if (late.signal.aborted || !mayPass(error) || Date.now() + wait >= deadline) throw error
        await pause(wait, late.signal)
      }
    }
  } finally {
    clearTimeout(timer)
    cancelled.removeEventListener('abort', stop)
  }
}

/**
 * Loads the person behind the stored token. What gets no answer in time gives the session up, but a restart of the
 * server does not sign everybody out, and neither does a visit without a network, where nothing has failed yet.
 */
export async function loadUser(cancelled: AbortSignal): Promise<User> {
  for (;;) {
    try {
      return await loadInTime(cancelled)
    } catch (error) {
      const isAnswer = error instanceof CallError && !mayPass(error)
      if (cancelled.aborted || isAnswer || !isOffline()) throw error
    }
  }
}

/** The person as this phone knows them from an earlier visit. */
export async function loadKeptUser(): Promise<User> {
  const { user } = await call(session_api.getProfile, {}, { signal: createKeptSignal() })
  claimStorage(user)
  return user
}

/** A person who is being loaded since before anything was rendered; the session takes it over. */
export interface Begun {
  token: string
  loading: Promise<User>
  /** From this phone's own store, where there is one: shown until the answer comes. */
  kept: Promise<User> | null
  /** There as soon as one of both is. */
  user: User | null
}
