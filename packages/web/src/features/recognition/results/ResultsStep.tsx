import CameraAltRounded from '@mui/icons-material/CameraAltRounded'
import { messages } from '@larder/contract/messages'
import { recognition_messages as words } from '@larder/contract/messages/recognition-messages'
import { action_labels } from '@larder/contract/messages/action-labels'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { usePhotoFold } from '../../../ui/camera/photo-panel.tsx'
import { useStableActions } from '../../../ui/stable-actions.ts'
import { WithHelp } from '../Help.tsx'
import { cardId, ProductCard } from './ProductCard.tsx'
import { ResultActions } from './ResultActions.tsx'
import { addable, type Scan } from '../scan.ts'
import { ScanFacts } from '../ScanFacts.tsx'
import { boxId, ShelfPhoto } from '../ShelfPhoto.tsx'
import { useResults } from './use-results.ts'
import { lazyWithPreload } from '../../../ui/lazy/lazy-with-preload.tsx'

const SelectedDialog = lazyWithPreload(async () => (await import('./SelectedDialog.tsx')).SelectedDialog)

interface ResultsStepProps {
  scan: Scan
  setScan: (change: (scan: Scan) => Scan) => void
  onScanMore: () => void
}

/** Everything in the photo: what it shows, what to do about it, a card for each product. */
export function ResultsStep({ scan, setScan, onScanMore }: ResultsStepProps) {
  const { preview, findings, selected } = scan
  const { cards, states, ...actions } = useResults(scan, setScan)
  const fold = usePhotoFold()
  const [active, setActive] = useState<string | null>(null)
  const [isConfirming, setConfirming] = useState<boolean | null>(null)
  const hasPlaces = findings.some(({ product }) => product.box || product.boxes?.length)
  const photo = hasPlaces ? preview : null

  function goTo(element_id: string, finding_id: string): void {
    setActive(finding_id)
    const element = document.getElementById(element_id)
    element?.focus({ preventScroll: true })
    element?.scrollIntoView({ block: 'nearest' })
  }
  const looks = useStableActions({
    onLook: setActive,
    onShow: (id: string) => {
      fold.setShown(true)
      goTo(boxId(id), id)
    },
    onPick: (id: string) => goTo(cardId(id), id),
  })
  function confirm(): void {
    if (actions.confirm()) setConfirming(true)
  }

  return (
    <Box
      sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: photo ? 'minmax(0, 5fr) minmax(0, 7fr)' : undefined } }}
    >
      {photo && <ShelfPhoto preview={photo} {...{ findings, active, fold }} onPick={looks.onPick} />}
      <Stack sx={{ gap: 2, minWidth: 0, pb: { xs: '152px', sm: 10 } }}>
        <div>
          <WithHelp>
            <Typography variant="h3" component="h2">
              {messages.recognition.identifiedTitle(findings.length)}
            </Typography>
          </WithHelp>
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            <ResultActions selected={selected.length} onSelected={confirm} onAll={() => actions.toBatch('all')} />
            <Button variant="outlined" color="inherit" startIcon={<CameraAltRounded />} onClick={onScanMore}>
              {words.scanMoreProducts}
            </Button>
          </Stack>
        </div>
        {addable(scan, 'all').length === 0 && (
          <Alert
            severity="success"
            action={
              <Button component={Link} to="/inventory" color="inherit" size="small">
                {action_labels.backToInventory}
              </Button>
            }
          >
            {words.allAdded}
          </Alert>
        )}
        <ScanFacts scan={scan} />
        <Box
          component="ul"
          aria-label={words.results}
          sx={{
            listStyle: 'none',
            p: 0,
            m: 0,
            display: 'grid',
            gap: 2,
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
          }}
        >
          {findings.map((finding, index) => (
            <li key={finding.id}>
              <ProductCard
                finding={finding}
                number={index + 1}
                preview={photo}
                is_selected={selected.includes(finding.id)}
                is_active={finding.id === active}
                state={states.get(finding.id) ?? null}
                actions={cards}
                onLook={looks.onLook}
                onShow={looks.onShow}
              />
            </li>
          ))}
        </Box>
      </Stack>
      <Suspense>
        {isConfirming !== null && (
          <SelectedDialog
            findings={addable(scan, 'selected')}
            open={isConfirming}
            onClose={() => setConfirming(false)}
            onConfirm={() => actions.toBatch('selected')}
          />
        )}
      </Suspense>
    </Box>
  )
}
