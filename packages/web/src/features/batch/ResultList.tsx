import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded'
import ErrorRounded from '@mui/icons-material/ErrorRounded'
import { amountToAdd, type BatchProduct } from '@larder/contract/batch'
import { messages } from '@larder/contract/messages'
import { batch_messages } from '@larder/contract/messages/batch-messages'
import { recognition_messages } from '@larder/contract/messages/recognition-messages'
import { formatAmount } from '@larder/contract/values/numbers'
import { action_labels } from '@larder/contract/messages/action-labels'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { nameOf, type Outcome } from './batch.ts'
import { EditProduct } from './EditProduct.tsx'
import { type BatchActions } from './use-batch.ts'

function textOf(product: BatchProduct, outcome: Outcome): string {
  if (outcome.kind === 'failed') return outcome.message
  const { known, is_joined } = product
  if (!known || !is_joined) return batch_messages.addedNew
  return batch_messages.addedTo(formatAmount(amountToAdd(product) ?? 0, known.unit_of_measure), known.item_name)
}

const not_tried: Outcome = { kind: 'failed', message: messages.batch.productFailed }

function ResultRow({ product, batch }: { product: BatchProduct; batch: BatchActions }) {
  const outcome = batch.outcomes[product.id] ?? not_tried
  const isAdded = outcome.kind === 'added'
  const isRetried = batch.retried === product.id
  const Sign = isAdded ? CheckCircleRounded : ErrorRounded
  return (
    <Card component="article" aria-label={nameOf(product)} aria-busy={isRetried} sx={{ p: 2, pb: isAdded ? 2 : 1 }}>
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'flex-start' }}>
        <Sign aria-hidden color={isAdded ? 'success' : 'error'} />
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography component="h3" variant="subtitle1">
            {nameOf(product)}
          </Typography>
          <Typography variant="body2" sx={{ color: isAdded ? 'text.secondary' : 'error.main' }}>
            {isRetried ? recognition_messages.adding : textOf(product, outcome)}
          </Typography>
        </Box>
        {isAdded && (
          <Button component={Link} to={`/inventory/${outcome.item_id}`} color="inherit" sx={{ my: -0.5 }}>
            {action_labels.view}
          </Button>
        )}
      </Stack>
      {!isAdded && (
        <Stack direction="row" sx={{ gap: 1, justifyContent: 'flex-end', mt: 0.5 }}>
          <EditProduct product={product} disabled={isRetried} onSave={(edits) => batch.edit(product.id, edits)} />
          <Button variant="outlined" aria-busy={isRetried} onClick={() => batch.retry(product)}>
            {action_labels.tryAgain}
          </Button>
        </Stack>
      )}
    </Card>
  )
}

/** The last step: what became of each product; what failed can be tried again on its own. */
export function ResultList({ batch }: { batch: BatchActions }) {
  const { products, added } = batch
  return (
    <>
      <Typography component="h2" variant="subtitle1" sx={{ mb: 2 }}>
        {batch_messages.summary(added, products.length - added)}
      </Typography>
      <Stack component="ul" aria-label={batch_messages.results} sx={{ gap: 2, listStyle: 'none', p: 0, m: 0 }}>
        {products.map((product) => (
          <li key={product.id}>
            <ResultRow {...{ product, batch }} />
          </li>
        ))}
      </Stack>
    </>
  )
}
