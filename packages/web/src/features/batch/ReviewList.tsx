import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded'
import { amountToAdd, type BatchProduct } from '@larder/contract/batch'
import { batch_messages } from '@larder/contract/messages/batch-messages'
import { recognition_messages as words } from '@larder/contract/messages/recognition-messages'
import { agreeUnit, formatAmount } from '@larder/contract/values/numbers'
import { categoryColour } from '@larder/contract/rules'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import { useFocusAfterLeaving } from '../../ui/unsaved/focus-after-leaving.ts'
import { Quiet } from '../../ui/page/quiet.tsx'
import { number_format } from '../../ui/form/number-format.ts'
import { numberInput } from '../../ui/form/number-input.ts'
import { TextBox } from '../../ui/form/text-box.tsx'
import { ToneChip } from '../../ui/graphics/tone-chip.tsx'
import { nameOf } from './batch.ts'
import { EditProduct } from './EditProduct.tsx'
import { type BatchActions } from './use-batch.ts'

interface RowProps {
  product: BatchProduct
  batch: BatchActions
}

/** How much it is in the item's unit, where only a person knows. */
function AmountBox({ product: { id, known, quantity_added }, batch }: RowProps) {
  const [typed, setTyped] = useState(number_format.write(quantity_added, known?.unit_of_measure))
  const unit = known?.unit_of_measure ?? ''
  return (
    <TextBox
      id={`amount-${id}`}
      name="quantity_added"
      label={words.askAmount(agreeUnit(unit))}
      value={typed}
      error={quantity_added === null}
      helperText={quantity_added === null ? batch_messages.needsAmount(agreeUnit(unit)) : undefined}
      slotProps={{ htmlInput: numberInput({ unit }) }}
      onChange={({ target }) => {
        setTyped(target.value)
        const amount = number_format.read(target.value, unit)
        batch.measure(id, amount !== null && amount > 0 ? amount : null)
      }}
    />
  )
}

/** The household has this already: more of it instead of a second one of the same. */
function JoinChoice({ product, batch }: RowProps) {
  const { id, known, is_joined } = product
  if (known === null) return null
  const needs_amount = is_joined && amountToAdd({ ...product, quantity_added: null }) === null
  return (
    <>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <FormControlLabel
          control={
            <Checkbox name="is_joined" checked={is_joined} onChange={(event) => batch.join(id, event.target.checked)} />
          }
          label={words.addTo(known.item_name)}
        />
        <Quiet>{words.stock(formatAmount(known.quantity, known.unit_of_measure))}</Quiet>
      </Stack>
      {needs_amount && <AmountBox {...{ product, batch }} />}
    </>
  )
}

function ReviewRow({ product, batch }: RowProps) {
  const { item_name, brand, category, notes, known, is_joined, quantity, unit_of_measure } = product
  const name = nameOf(product)
  const more = known && is_joined ? amountToAdd(product) : null
  const amount =
    more === null ? formatAmount(quantity, unit_of_measure) : formatAmount(more, known?.unit_of_measure ?? '')
  return (
    <Card component="article" aria-label={name} sx={{ p: 2, display: 'grid', gap: 1 }}>
      <Stack direction="row" sx={{ gap: 2, justifyContent: 'space-between', alignItems: 'flex-start' }}>
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography component="h2" variant="subtitle1">
            {name}
          </Typography>
          {brand && <Quiet>{brand}</Quiet>}
        </Box>
        <Typography variant="amountSmall" sx={{ whiteSpace: 'nowrap' }}>
          {amount}
        </Typography>
      </Stack>
      {item_name.trim() === '' && (
        <Typography variant="body2" sx={{ color: 'warning.main' }}>
          {batch_messages.needsName}
        </Typography>
      )}
      <JoinChoice {...{ product, batch }} />
      {notes && <Quiet sx={{ whiteSpace: 'pre-line' }}>{notes}</Quiet>}
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
        {!is_joined && <ToneChip tone={categoryColour(category)} label={category} />}
        <Box sx={{ flex: 1 }} />
        <EditProduct product={product} onSave={(edits) => batch.edit(product.id, edits)} />
        <IconButton aria-label={batch_messages.remove(name)} onClick={() => batch.remove(product)} sx={{ mr: -1 }}>
          <DeleteOutlineRounded />
        </IconButton>
      </Stack>
    </Card>
  )
}

/** The first step: every product as it will be added. */
export function ReviewList({ batch }: { batch: BatchActions }) {
  const { products } = batch
  const list = useRef<HTMLUListElement>(null)
  useFocusAfterLeaving(list, products.length)
  return (
    <Stack
      component="ul"
      ref={list}
      tabIndex={-1}
      aria-label={batch_messages.products}
      sx={{ gap: 2, listStyle: 'none', p: 0, m: 0, outline: 'none' }}
    >
      {products.map((product) => (
        <li key={product.id}>
          <ReviewRow {...{ product, batch }} />
        </li>
      ))}
    </Stack>
  )
}
