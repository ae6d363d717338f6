import { Suspense, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useCanWrite } from '../../session/can-write.ts'
import { from_list } from '../../features/inventory/back-link.tsx'
import { leave } from '../../ui/unsaved/leaving.ts'
import { lazyOptional } from '../../ui/lazy/lazy-with-preload.tsx'
import { cancelSearchRequest, requestSearch } from '../../ui/keyboard/search-request.ts'
import {
  currentShortcuts,
  isTypedInto,
  type Shortcut,
  shortcutOf,
  showShortcutSheet,
  subscribeToShortcuts,
} from '../../ui/keyboard/shortcuts.ts'

const ShortcutSheet = lazyOptional(async () => (await import('../../ui/keyboard/shortcut-sheet.tsx')).ShortcutSheet)

/** Shortcuts do nothing behind an open dialog, menu or drawer. */
const isSomethingOpen = (): boolean => document.querySelector('.MuiModal-root') !== null

/** Single-key shortcuts of a signed-in person: search, a new item, and the list of shortcuts. */
export function Shortcuts() {
  const { is_on, is_sheet_open } = useSyncExternalStore(subscribeToShortcuts, currentShortcuts)
  const [was_opened, setWasOpened] = useState(is_sheet_open)
  if (is_sheet_open && !was_opened) setWasOpened(true)
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const canWrite = useCanWrite()

  function search(): void {
    if (pathname === '/inventory') return requestSearch()
    leave(() => {
      requestSearch()
      void navigate('/inventory')
    })
  }
  function add(): void {
    if (pathname === '/inventory/add' || !canWrite) return
    leave(() => void navigate('/inventory/add', { state: pathname === '/inventory' ? from_list : null }))
  }
  const follow: Readonly<Record<Shortcut, () => void>> = { search, add, help: () => showShortcutSheet(true) }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isTypedInto(event.target)) cancelSearchRequest()
    const shortcut = shortcutOf(event)
    if (shortcut === null || isSomethingOpen()) return
    // The character must not be typed into the field that gets the focus.
    event.preventDefault()
    follow[shortcut]()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event)
    document.addEventListener('keydown', listen)
    document.addEventListener('pointerdown', cancelSearchRequest)
    return () => {
      document.removeEventListener('keydown', listen)
      document.removeEventListener('pointerdown', cancelSearchRequest)
      showShortcutSheet(false)
    }
  }, [])

  return (
    <Suspense>
      {was_opened && (
        <ShortcutSheet open={is_sheet_open} {...{ is_on, canWrite }} onClose={() => showShortcutSheet(false)} />
      )}
    </Suspense>
  )
}
