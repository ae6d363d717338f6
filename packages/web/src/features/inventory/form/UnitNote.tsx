import { type Item } from '@larder/contract/item'
import { Suspense } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { lazyOptional } from '../../../ui/lazy/lazy-with-preload.tsx'

// Few edits change the unit: the table of units comes when one does.
const UnitChange = lazyOptional(async () => (await import('./UnitChange.tsx')).UnitChange)

/** What another unit means for an item, as soon as one is typed. */
export function UnitNote({ item }: { item: Item }) {
  const { control } = useFormContext()
  const typed = String(useWatch({ control, name: 'unit_of_measure' }) ?? '').trim()
  const { unit_of_measure } = item
  if (!unit_of_measure || typed === '' || typed === unit_of_measure) return null
  return (
    <Suspense>
      <UnitChange item={item} from={unit_of_measure} typed={typed} />
    </Suspense>
  )
}
