import { useState } from 'react'
import { useSearchParams } from 'react-router'

export type ProfileTab = 'user' | 'addresses'

interface OpenTabs {
  tab: ProfileTab
  /** Panels that have been shown once stay mounted, so that a look at the other tab loses nothing typed. */
  opened: ReadonlySet<ProfileTab>
  setTab: (tab: ProfileTab) => void
}

/** The open tab lives in the address: a reload or a link comes back to it. */
export function useProfileTab(): OpenTabs {
  const [params, setParams] = useSearchParams()
  const tab: ProfileTab = params.get('tab') === 'addresses' ? 'addresses' : 'user'
  const [opened, setOpened] = useState<ReadonlySet<ProfileTab>>(() => new Set([tab]))
  if (!opened.has(tab)) setOpened(new Set([...opened, tab]))
  return {
    tab,
    opened,
    setTab: (next) => setParams(next === 'user' ? {} : { tab: next }, { replace: true }),
  }
}
