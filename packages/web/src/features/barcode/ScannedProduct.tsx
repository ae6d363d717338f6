import { messages } from '@larder/contract/messages'
import { needsAttribution } from '@larder/contract/barcode'
import { scan_messages } from '@larder/contract/messages/scan-messages'
import { formatAmount } from '@larder/contract/values/numbers'
import { action_labels } from '@larder/contract/messages/action-labels'
import { barcode_messages } from '@larder/contract/messages/barcode-messages'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link } from 'react-router'
import { pictureAddress } from '../../api/client/request.ts'
import { useToday } from '../../session/session.tsx'
import { ScanBar } from '../../ui/page/action-bar.tsx'
import { BarcodeIcon } from '../../ui/graphics/barcode-icon.tsx'
import { page_margin, radius } from '../../ui/measures.ts'
import { Quiet } from '../../ui/page/quiet.tsx'
import { KnownItem } from './KnownItem.tsx'
import { type Found } from './outcome.ts'
import { toPrefill } from './prefill.ts'
import { CancelButton, prefillState, WaitingLine } from './scan-parts.tsx'
import { type Waiting } from './use-barcode-page.ts'

const picture_px = { xs: 88, sm: 112 }

/** The product's picture in a place that is kept for it, or a sign where there is none. */
function ProductPicture({ image_url, name }: { image_url: string | null; name: string }) {
  const [hasFailed, setFailed] = useState(false)
  const box = { width: picture_px, height: picture_px, flexShrink: 0, borderRadius: radius.control } as const
  const address = pictureAddress(image_url)
  if (address === null || hasFailed) {
    return (
      <Box aria-hidden sx={{ ...box, display: 'grid', placeItems: 'center', bgcolor: 'action.hover' }}>
        <BarcodeIcon sx={{ fontSize: 40, color: 'text.disabled' }} />
      </Box>
    )
  }
  return (
    <Box
      component="img"
      src={address}
      alt={name}
      onError={() => setFailed(true)}
      sx={{ ...box, objectFit: 'contain', bgcolor: '#fff', border: 1, borderColor: 'divider' }}
    />
  )
}

interface ScannedProductProps {
  found: Found
  /** Another code is being looked up. */
  waiting: Waiting | null
  onLookUp: (code: string) => void
  onScanAgain: () => void
}

/** What was scanned, and what to do with it. */
export function ScannedProduct({ found, waiting, onLookUp, onScanAgain }: ScannedProductProps) {
  const { code, product, other_codes } = found
  const { brand, item_weight, item_weight_unit, image_url, match, raw_data } = product
  const today = useToday()
  const name = product.product_name || messages.inventory.unknownProduct
  const facts = [
    code && scan_messages.barcode.note(code),
    brand && scan_messages.barcode.brand(brand),
    item_weight !== null && scan_messages.barcode.weight(formatAmount(item_weight, item_weight_unit)),
  ].filter((fact): fact is string => Boolean(fact))
  return (
    <Stack sx={{ gap: 2, flex: 1 }}>
      <Card sx={{ p: page_margin }}>
        <Typography variant="subtitle2" component="h2" sx={{ color: 'text.secondary', mb: 2 }}>
          {scan_messages.barcode.scannedProduct}
        </Typography>
        <Stack direction="row" sx={{ gap: 2, alignItems: 'flex-start' }}>
          <ProductPicture image_url={image_url} name={name} />
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography variant="h2" component="h3" sx={{ mb: 1 }}>
              {name}
            </Typography>
            {facts.map((fact) => (
              <Quiet key={fact} variant="body1">
                {fact}
              </Quiet>
            ))}
          </Box>
        </Stack>
        {needsAttribution(raw_data?.source) && (
          <Quiet variant="caption" sx={{ mt: 2 }}>
            {scan_messages.barcode.attribution}
          </Quiet>
        )}
      </Card>
      {match && <KnownItem match={match} product={product} />}
      {other_codes.length > 0 && (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <Typography variant="body2">{scan_messages.barcode.otherCodes}</Typography>
          {other_codes.map((other) => (
            <Button key={other} size="small" variant="outlined" color="inherit" onClick={() => onLookUp(other)}>
              {other}
            </Button>
          ))}
        </Stack>
      )}
      {waiting && <WaitingLine waiting={waiting} />}
      <ScanBar rows={2}>
        <Button
          component={Link}
          to="/inventory/add"
          state={prefillState(toPrefill(code, product, today))}
          variant={match ? 'outlined' : 'contained'}
          className="whole"
        >
          {action_labels.addToInventory}
        </Button>
        <Button variant="outlined" color="inherit" onClick={onScanAgain}>
          {barcode_messages.scanAgain}
        </Button>
        <CancelButton />
      </ScanBar>
    </Stack>
  )
}
