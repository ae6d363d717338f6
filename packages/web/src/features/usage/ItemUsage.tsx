import { type Item } from '@larder/contract/item'
import { type Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ReactNode } from 'react'
import { HistoryPanel } from './HistoryPanel.tsx'
import { PredictionPanel } from './PredictionPanel.tsx'
import { RecordPanel } from './RecordPanel.tsx'

interface ItemUsageProps {
  item: Item
  /** What the item's page ends with; on a phone the bar must be the very last thing to stick to the lower edge. */
  children: ReactNode
}

/** The panels of an item's page about its use. */
export function ItemUsage({ item, children }: ItemUsageProps) {
  const is_phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const record = <RecordPanel item={item} asBar={is_phone} />
  return (
    <>
      {!is_phone && record}
      <PredictionPanel item={item} />
      <HistoryPanel item={item} />
      {children}
      {is_phone && record}
    </>
  )
}
