import { api } from '@larder/contract/calls/api'
import { recognition_messages as words } from '@larder/contract/messages/recognition-messages'
import { type Suggestion } from '@larder/contract/recognition'
import { field_labels } from '@larder/contract/messages/field-labels'
import { action_labels } from '@larder/contract/messages/action-labels'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { call } from '../../../api/client/call.ts'
import { radius } from '../../../ui/measures.ts'
import { TextBox } from '../../../ui/form/text-box.tsx'
import { type Finding } from './finding.ts'
import { suggestNames } from './suggestions.ts'
import { type CardActions } from './use-results.ts'

const pause_ms = 250
const least_letters = 2

/** What the catalogue knows by that name; a catalogue that is unavailable is no failure, it only has nothing to say. */
function useCatalogue(typed: string): readonly Suggestion[] {
  const [asked, setAsked] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed.trim()), pause_ms)
    return () => clearTimeout(timer)
  }, [typed])
  const { data } = useQuery({
    queryKey: ['catalogue', 'suggestions', asked],
    queryFn: ({ signal }) => call(api.suggestProducts, { query: { q: asked } }, { signal }),
    enabled: asked.length >= least_letters,
    placeholderData: keepPreviousData,
    retry: false,
  })
  return asked.length >= least_letters ? (data?.suggestions ?? []) : []
}

function Choice({ suggestion, onChoose }: { suggestion: Suggestion; onChoose: () => void }) {
  const note = suggestion.item_id ? words.inInventory : suggestion.brand
  return (
    <Button
      fullWidth
      color="inherit"
      onClick={onChoose}
      sx={{ justifyContent: 'space-between', gap: 2, px: 1.5, textAlign: 'left', fontWeight: 500 }}
    >
      <Box component="span" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
        {suggestion.product_name}
      </Box>
      {note && (
        <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
          {note}
        </Typography>
      )}
    </Button>
  )
}

interface NameEditorProps {
  finding: Finding
  list: CardActions['list']
  onChoose: (suggestion: Suggestion) => void
  onClose: () => void
}

/** A wrong name is put right in its place: typed, or chosen from what it may be. */
export function NameEditor({ finding, list, onChoose, onClose }: NameEditorProps) {
  const { id, item_name, brand, product } = finding
  const [typed, setTyped] = useState(item_name)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.select(), [])
  // The name that stands there already is no question.
  const wanted = typed === item_name ? '' : typed
  const catalogue = useCatalogue(wanted)
  const suggestions = suggestNames(wanted, { own: product.suggestions ?? [], items: list, catalogue })

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (typed.trim() !== '') onChoose({ product_name: typed.trim(), brand, category: null })
  }
  return (
    <Box
      component="form"
      noValidate
      aria-label={words.correctName(item_name)}
      onSubmit={submit}
      onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && onClose()}
      sx={{ display: 'grid', gap: 1 }}
    >
      <TextBox
        id={`name-${id}`}
        name="item_name"
        label={field_labels.product_name}
        autoComplete="off"
        inputRef={input}
        value={typed}
        helperText={words.typeMore}
        onChange={(event) => setTyped(event.target.value)}
      />
      {suggestions.length > 0 && (
        <Stack
          component="ul"
          aria-label={words.suggestions}
          sx={{ listStyle: 'none', p: 0, m: 0, border: 1, borderColor: 'divider', borderRadius: radius.control }}
        >
          {suggestions.map((suggestion) => (
            <li key={suggestion.product_name}>
              <Choice suggestion={suggestion} onChoose={() => onChoose(suggestion)} />
            </li>
          ))}
        </Stack>
      )}
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
