import { photo_api } from '@larder/contract/calls/photo-api'
import { type Item } from '@larder/contract/item'
import { type Suggestion } from '@larder/contract/recognition'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { inventory_keys } from '../../../api/keys.ts'
import { call } from '../../../api/client/call.ts'
import { type Finding } from './finding.ts'
import { suggestNames } from './suggestions.ts'

const pause_ms = 250
const least_letters = 2
const none: readonly Suggestion[] = []

function ask(q: string) {
  return ({ signal }: { signal: AbortSignal }) => call(photo_api.suggestProducts, { query: { q } }, { signal })
}

/** What the catalogue knows by that name; a catalogue that is unavailable is no failure, it only has nothing to say. */
function useCatalogue(typed: string): readonly Suggestion[] {
  const [asked, setAsked] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed.trim()), pause_ms)
    return () => clearTimeout(timer)
  }, [typed])
  const { data } = useQuery({
    queryKey: ['catalogue', 'suggestions', asked],
    queryFn: ask(asked),
    enabled: asked.length >= least_letters,
    placeholderData: keepPreviousData,
    retry: false,
  })
  return asked.length >= least_letters ? (data?.suggestions ?? none) : none
}

/** What the household is likely to have in front of it; below the inventory, since it goes stale with it. */
function useLikely(): readonly Suggestion[] {
  const { data } = useQuery({ queryKey: [...inventory_keys.all, 'likely'], queryFn: ask(''), retry: false })
  return data?.suggestions ?? none
}

/** What a thing may be, by what is typed of its name. */
export function useSuggestions({ item_name, product }: Finding, typed: string, items: readonly Item[]): Suggestion[] {
  // The name that stands there already is no question.
  const wanted = typed === item_name ? '' : typed
  const likely = useLikely()
  const catalogue = useCatalogue(wanted)
  const read = product.read_text ?? ''
  return suggestNames(wanted, { read, own: product.suggestions ?? none, likely, items, catalogue })
}
