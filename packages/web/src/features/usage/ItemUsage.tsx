import { type Item } from '@larder/contract/item'
import { type Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { Fragment, type ReactNode } from 'react'
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
  // With its key it changes its place instead of beginning anew: a dialog outlives a phone that is turned.
  const record = <RecordPanel key="record" item={item} asBar={is_phone} />
  const panels = [
    <PredictionPanel key="prediction" item={item} />,
    <HistoryPanel key="history" item={item} />,
    <Fragment key="end">{children}</Fragment>,
  ]
  return <>{is_phone ? [...panels, record] : [record, ...panels]}</>
}
