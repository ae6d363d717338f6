import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { onTokenChange } from '../api/client/token.ts'
import { isKeptForOwner } from './personal-data.ts'

const storage_name = 'expiryDrafts'

type Drafts = Readonly<Record<string, unknown>>

function readDrafts(): Drafts {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storage_name) ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as Drafts) : {}
  } catch {
    // Storage can be switched off, and holds whatever was put into it.
    return {}
  }
}

function writeDrafts(drafts: Drafts): void {
  try {
    if (Object.keys(drafts).length === 0) sessionStorage.removeItem(storage_name)
    else sessionStorage.setItem(storage_name, JSON.stringify(drafts))
  } catch {
    // See readDrafts; and it may be full.
  }
}

/** Where the signed-in person was working when their session ended, if anything of it was kept. */
export function findInterruptedPath(): string | null {
  return Object.keys(readDrafts()).at(-1) ?? null
}

/** What the signed-in person left at this address of the tab when their session ended; it is handed out once. */
export function useExpiryDraft(): unknown {
  const { pathname } = useLocation()
  const [left] = useState(() => readDrafts()[pathname] ?? null)
  useEffect(() => {
    writeDrafts(Object.fromEntries(Object.entries(readDrafts()).filter(([path]) => path !== pathname)))
  }, [pathname])
  return left
}

/**
 * Keeps what a screen holds, null for nothing, when the session ends by itself. A log-out keeps nothing:
 * `personal-data.ts` has cleared everything by then, and whose it was.
 */
export function useKeepOnExpiry(collect: () => unknown): void {
  const { pathname } = useLocation()
  const keep = useEffectEvent(() => {
    const draft = collect()
    if (draft !== null) writeDrafts({ ...readDrafts(), [pathname]: draft })
  })
  useEffect(() => onTokenChange((token) => void (token === null && isKeptForOwner() && keep())), [])
}
