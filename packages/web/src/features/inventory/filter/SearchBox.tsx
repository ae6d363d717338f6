import { list_messages } from '@larder/contract/messages/inventory/list-messages'
import { memo, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { TextBox } from '../../../ui/form/text-box.tsx'
import { LineIcon, search_path } from '../../../ui/graphics/line-icon.tsx'
import { onSearchRequest } from '../../../ui/keyboard/search-request.ts'
import text_css from '../../../ui/text.module.css'
import { type SearchField } from './use-list-filter.ts'
import css from './SearchBox.module.css'

/** The list follows in a pause between two keys: one that is rendered under the fingers makes them slow. */
const pause_ms = 150

interface SearchBoxProps {
  field: SearchField
  /** The one inside the Filters panel. It shows the same text as the one beside the title, and is told from it by its label. */
  is_in_panel?: boolean
}

/** The field holds what is being typed by itself: a key must wait neither for the list that it changes nor for a render. */
export const SearchBox = memo(function SearchBox({ field, is_in_panel = false }: SearchBoxProps) {
  const { given, inputs, type, commit } = field
  const input = useRef<HTMLInputElement>(null)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const showGiven = useEffectEvent(() => {
    if (input.current) input.current.value = given.q
  })
  useLayoutEffect(() => {
    showGiven()
    return () => clearTimeout(pause.current)
  }, [given.count])
  useLayoutEffect(() => {
    const own = input.current
    if (!own) return undefined
    // What is typed right now is further than what the address says.
    for (const { value } of inputs) own.value = value
    inputs.add(own)
    return () => void inputs.delete(own)
  }, [inputs])
  const focusField = useEffectEvent(() => {
    input.current?.focus()
    // What was searched for before is typed over.
    input.current?.select()
  })
  // The heading takes the focus on arrival, in an effect of the page that runs after this one.
  useEffect(() => (is_in_panel ? undefined : onSearchRequest(() => queueMicrotask(() => focusField()))), [is_in_panel])
  const [id, name, label] = is_in_panel
    ? (['filter-search', 'search', list_messages.searchItems] as const)
    : (['filter-q', 'q', list_messages.search] as const)
  return (
    <TextBox
      {...{ id, name, label }}
      className={(is_in_panel ? css.inPanel : css.search) ?? ''}
      inputRef={input}
      type="search"
      placeholder={is_in_panel ? list_messages.searchHelp : label}
      defaultValue={given.q}
      onChange={({ target: { value } }) => {
        for (const other of inputs) if (other !== input.current) other.value = value
        clearTimeout(pause.current)
        pause.current = setTimeout(() => type(value), pause_ms)
      }}
      onBlur={({ target: { value } }) => commit(value)}
      autoComplete="off"
      slotProps={{
        htmlInput: { enterKeyHint: 'search', title: list_messages.searchHelp },
        input: {
          startAdornment: (
            <span className={text_css.quiet}>
              <LineIcon path={search_path} size={20} />
            </span>
          ),
        },
      }}
    />
  )
})
