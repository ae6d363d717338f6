import { list_messages } from '@larder/contract/messages/inventory/list-messages'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { TextBox } from '../../../ui/form/text-box.tsx'
import { LineIcon, search_path } from '../../../ui/graphics/line-icon.tsx'
import { onSearchRequest } from '../../../ui/keyboard/search-request.ts'
import text_css from '../../../ui/text.module.css'
import { type ListFilterControls } from './use-list-filter.ts'
import css from './SearchBox.module.css'

interface SearchBoxProps {
  controls: Pick<ListFilterControls, 'typed' | 'given' | 'type' | 'commit'>
}

/** Holds what is being typed by itself: a key must not wait for the list that it changes. */
export function SearchBox({ controls: { typed, given, type, commit } }: SearchBoxProps) {
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(typed)
  const [seen, setSeen] = useState(given)
  if (seen !== given) {
    setSeen(given)
    setText(typed)
  }
  const focusField = useEffectEvent(() => {
    field.current?.focus()
    // What was searched for before is typed over.
    field.current?.select()
  })
  // The heading takes the focus on arrival, in an effect of the page that runs after this one.
  useEffect(() => onSearchRequest(() => queueMicrotask(() => focusField())), [])
  return (
    <TextBox
      id="filter-q"
      className={css.search ?? ''}
      inputRef={field}
      name="q"
      type="search"
      label={list_messages.search}
      placeholder={list_messages.search}
      value={text}
      onChange={(event) => {
        setText(event.target.value)
        type(event.target.value)
      }}
      onBlur={() => commit(text)}
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
}
