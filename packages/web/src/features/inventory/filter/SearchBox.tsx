import { list_messages } from '@larder/contract/messages/inventory/list-messages'
import { type Ref, useState } from 'react'
import { TextBox } from '../../../ui/form/text-box.tsx'
import { type ListFilterControls } from './use-list-filter.ts'

interface SearchBoxProps {
  controls: Pick<ListFilterControls, 'typed' | 'given' | 'type' | 'commit'>
  inputRef: Ref<HTMLInputElement>
}

/** Holds what is being typed by itself: a key must not wait for the list that it changes. */
export function SearchBox({ controls: { typed, given, type, commit }, inputRef }: SearchBoxProps) {
  const [text, setText] = useState(typed)
  const [seen, setSeen] = useState(given)
  if (seen !== given) {
    setSeen(given)
    setText(typed)
  }
  return (
    <TextBox
      id="filter-q"
      inputRef={inputRef}
      name="q"
      type="search"
      label={list_messages.search}
      placeholder={list_messages.searchHelp}
      value={text}
      onChange={(event) => {
        setText(event.target.value)
        type(event.target.value)
      }}
      onBlur={() => commit(text)}
      autoComplete="off"
      slotProps={{ htmlInput: { enterKeyHint: 'search' } }}
    />
  )
}
