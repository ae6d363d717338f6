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

/** The field holds what is being typed by itself: a key must wait neither for the list that it changes nor for a render. */
export const SearchBox = memo(function SearchBox({ field: { given, type, commit } }: { field: SearchField }) {
  const input = useRef<HTMLInputElement>(null)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const showGiven = useEffectEvent(() => {
    if (input.current) input.current.value = given.q
  })
  useLayoutEffect(() => {
    showGiven()
    return () => clearTimeout(pause.current)
  }, [given.count])
  const focusField = useEffectEvent(() => {
    input.current?.focus()
    // What was searched for before is typed over.
    input.current?.select()
  })
  // The heading takes the focus on arrival, in an effect of the page that runs after this one.
  useEffect(() => onSearchRequest(() => queueMicrotask(() => focusField())), [])
  return (
    <TextBox
      id="filter-q"
      className={css.search ?? ''}
      inputRef={input}
      name="q"
      type="search"
      label={list_messages.search}
      placeholder={list_messages.search}
      defaultValue={given.q}
      onChange={({ target: { value } }) => {
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
