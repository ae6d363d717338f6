import { recognition_messages as words } from '@larder/contract/messages/recognition-messages'
import { type Suggestion } from '@larder/contract/recognition'
import { field_labels } from '@larder/contract/messages/field-labels'
import { action_labels } from '@larder/contract/messages/action-labels'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { TextBox } from '../../../ui/form/text-box.tsx'
import text from '../../../ui/text.module.css'
import { type Finding } from './finding.ts'
import { type CardActions } from './use-results.ts'
import { useSuggestions } from './use-suggestions.ts'

// Two beside each other on a phone: eight can be looked over without scrolling.
const choices_look = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr))',
  gap: 1,
  m: 0,
  p: 0,
  listStyle: 'none',
} as const

// The name, and below it whose it is.
const choice_look = {
  flexDirection: 'column',
  alignItems: 'flex-start',
  height: '100%',
  px: 1.5,
  overflowWrap: 'anywhere',
  textAlign: 'left',
  lineHeight: 1.25,
} as const

function Choices({
  suggestions,
  onChoose,
}: {
  suggestions: readonly Suggestion[]
  onChoose: NameEditorProps['onChoose']
}) {
  if (suggestions.length === 0) return null
  return (
    <Box component="ul" aria-label={words.suggestions} sx={choices_look}>
      {suggestions.map((suggestion) => (
        <li key={suggestion.product_name}>
          <Button fullWidth variant="outlined" color="inherit" sx={choice_look} onClick={() => onChoose(suggestion)}>
            <span>{suggestion.product_name}</span>
            <span className={`${text.caption} ${text.quiet}`}>
              {suggestion.item_id ? words.inInventory : suggestion.brand}
            </span>
          </Button>
        </li>
      ))}
    </Box>
  )
}

interface NameEditorProps {
  finding: Finding
  /** The household's items, for what is typed. */
  list: CardActions['list']
  /** Where nothing has a name yet, choosing comes before typing. */
  is_choosing?: boolean
  onChoose: (suggestion: Suggestion) => void
  onClose: () => void
}

/** A name is given or put right in its place: chosen from what it may be, or typed. */
export function NameEditor({ finding, list, is_choosing = false, onChoose, onClose }: NameEditorProps) {
  const { id, item_name, brand } = finding
  const [typed, setTyped] = useState(item_name)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // The keyboard of a phone would cover what can be chosen.
    if (!is_choosing) input.current?.select()
  }, [is_choosing])
  const suggestions = useSuggestions(finding, typed, list)
  const choices = <Choices suggestions={suggestions} onChoose={onChoose} />

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (typed.trim() !== '') onChoose({ product_name: typed.trim(), brand, category: null })
  }
  return (
    <Box
      component="form"
      noValidate
      aria-label={is_choosing ? words.nameThing : words.correctName(item_name)}
      sx={{ display: 'grid', gap: 1.5 }}
      onSubmit={submit}
      onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && onClose()}
    >
      {is_choosing && choices}
      <TextBox
        id={`name-${id}`}
        name="item_name"
        label={field_labels.product_name}
        autoComplete="off"
        inputRef={input}
        value={typed}
        helperText={is_choosing ? undefined : words.typeMore}
        onChange={(event) => setTyped(event.target.value)}
      />
      {!is_choosing && choices}
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button type="submit" variant="contained" disabled={typed.trim() === ''}>
          {words.saveName}
        </Button>
        <Button color="inherit" onClick={onClose}>
          {action_labels.cancel}
        </Button>
      </Stack>
    </Box>
  )
}
