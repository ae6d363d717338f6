import { type Item } from '@larder/contract/item'
import { messages } from '@larder/contract/messages'
import { useState } from 'react'

/** What tells that an item is another one than before, and whose doing that was. */
export type Versioned = Pick<Item, 'version' | 'changed_by'>

/**
 * What an open form says once somebody else has changed its item; null while nobody has. What is typed stays, and saving
 * says what that means.
 */
export function useChangeNote({ version, changed_by }: Versioned): string | null {
  const [opened, setOpened] = useState(version)
  if (opened === undefined && version !== undefined) setOpened(version)
  return opened === undefined || version === undefined || version === opened
    ? null
    : messages.inventory.changedBy(changed_by)
}
