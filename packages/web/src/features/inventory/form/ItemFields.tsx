import { receipt_units } from '@larder/contract/constants'
import { type Item } from '@larder/contract/item'
import { messages } from '@larder/contract/messages'
import { item_messages } from '@larder/contract/messages/inventory/item-messages'
import { type ReactNode, use, useDeferredValue, useMemo } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { FieldGrid } from '../../../ui/form/field-grid.tsx'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { ChipRow, PlaceChips } from '../../../shared/lots/ChipRow.tsx'
import { lazyOptional } from '../../../ui/lazy/lazy-with-preload.tsx'
import { CategoryField } from './CategoryField.tsx'
import { DateField, ItemField, NumberField, SuggestingField } from './ItemField.tsx'
import { namesLike } from '../draft/known-item.ts'
import { AutoFilledContext } from '../draft/prefill.ts'
import { NameGuessContext } from '../draft/name-guess.ts'
import { KnownNameContext, useKnownItems } from '../draft/use-known-name.ts'

const AmountChips = lazyOptional(async () => (await import('./AmountChips.tsx')).AmountChips)

const most_suggestions = 50

/** What the household writes in a field, most used first, so that one shelf does not get three names. */
export function suggestionsFrom(
  items: readonly Item[],
  field: 'location' | 'brand' | 'unit_of_measure',
  common: readonly string[] = [],
): string[] {
  const uses = new Map<string, number>(common.map((text) => [text, 0]))
  for (const item of items) {
    const text = item[field]?.trim()
    if (text) uses.set(text, (uses.get(text) ?? 0) + 1)
  }
  const by_use = [...uses].toSorted(([, a], [, b]) => b - a)
  return by_use.slice(0, most_suggestions).map(([text]) => text)
}

const weight_units = ['g', 'kg', 'ml', 'l', 'oz', 'lb']

interface ItemFieldsProps {
  /** A new item is offered amounts; one that is there has its own. */
  is_new?: boolean
  unitNote?: ReactNode
  datesNote?: ReactNode
}

/** The four sections of the item form, the same for adding and editing; an edit may have something to say of the unit and the dates. */
export function ItemFields({ is_new = false, unitNote, datesNote }: ItemFieldsProps) {
  const items = useKnownItems()
  return (
    <>
      <SectionCard title={item_messages.sectionBasic}>
        <FieldGrid>
          <NameField items={items} />
          <CategoryField />
          <ItemField name="description" className="whole" multiline minRows={2} maxRows={8} />
        </FieldGrid>
      </SectionCard>
      <SectionCard title={item_messages.sectionQuantity}>
        <FieldGrid>
          <NumberField name="quantity" unit_field="unit_of_measure" />
          <SuggestingField
            name="unit_of_measure"
            suggestions={suggestionsFrom(items, 'unit_of_measure', receipt_units)}
          />
          {is_new && (
            <ChipRow>
              <AmountChips items={items} />
            </ChipRow>
          )}
          {unitNote}
          <NumberField
            name="low_stock_threshold"
            unit_field="unit_of_measure"
            helperText={messages.inventory.thresholdHelp}
          />
        </FieldGrid>
      </SectionCard>
      <SectionCard title={item_messages.sectionDates}>
        <FieldGrid>
          <DateField name="purchase_date" />
          <DateField name="expiry_date" />
          <LocationField items={items} />
        </FieldGrid>
        {datesNote}
      </SectionCard>
      <SectionCard title={item_messages.sectionAdditional}>
        <FieldGrid>
          <SuggestingField name="brand" className="whole" suggestions={suggestionsFrom(items, 'brand')} />
          <NumberField name="item_weight" unit_field="item_weight_unit" />
          <SuggestingField name="item_weight_unit" suggestions={weight_units} />
          <ItemField name="notes" className="whole" multiline minRows={3} maxRows={12} />
        </FieldGrid>
      </SectionCard>
    </>
  )
}

function NameField({ items }: { items: readonly Item[] }) {
  const { control } = useFormContext()
  const { commitName } = use(KnownNameContext)
  const typed = useDeferredValue(String(useWatch({ control, name: 'item_name' }) ?? ''))
  const names = useMemo(() => namesLike(items, typed), [items, typed])
  return <SuggestingField name="item_name" className="whole" suggestions={names} onCommit={commitName} />
}

/** Where the household keeps its things; first where a thing of that name would be kept. */
function LocationField({ items }: { items: readonly Item[] }) {
  const place = use(NameGuessContext)?.storage_location
  const used = suggestionsFrom(items, 'location').filter((one) => one !== place)
  const { unmark } = use(AutoFilledContext)
  const places = place ? [place, ...used] : used
  return (
    <>
      <SuggestingField name="location" className="whole" suggestions={places} />
      <ChipRow>
        <PlaceChips places={places} onPick={() => unmark('location')} />
      </ChipRow>
    </>
  )
}
