import CameraAltRounded from '@mui/icons-material/CameraAltRounded'
import { scan_messages } from '@larder/contract/messages/scan-messages'
import { recognition_messages as words } from '@larder/contract/messages/recognition-messages'
import { action_labels } from '@larder/contract/messages/action-labels'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Suspense, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router'
import { usePhotoFold } from '../../../ui/camera/photo-panel.tsx'
import { useStableActions } from '../../../ui/stable-actions.ts'
import { WithHelp } from '../Help.tsx'
import { cardId, ProductCard } from './ProductCard.tsx'
import { ResultActions } from './ResultActions.tsx'
import { addable, type Scan } from '../scan.ts'
import { ScanFacts } from '../ScanFacts.tsx'
import { boxId, ShelfPhoto } from '../ShelfPhoto.tsx'
import { placesOf, type Finding } from './finding.ts'
import { UnnamedThings } from './UnnamedThings.tsx'
import { nothingFound } from '../outcome.ts'
import { ProblemAlert } from '../ProblemAlert.tsx'
import { useResults } from './use-results.ts'
import { lazyWithPreload } from '../../../ui/lazy/lazy-with-preload.tsx'

const SelectedDialog = lazyWithPreload(async () => (await import('./SelectedDialog.tsx')).SelectedDialog)

interface ResultsStepProps {
  scan: Scan
  setScan: (change: (scan: Scan) => Scan) => void
  onScanMore: () => void
  onKeep: () => void
}

/** Everything in the photo: what it shows, what to do about it, a card for each product. */
export function ResultsStep({ scan, setScan, onScanMore, onKeep }: ResultsStepProps) {
  const { previews, findings, unnamed, selected } = scan
  const { cards, states, ...actions } = useResults(scan, setScan)
  const fold = usePhotoFold()
  const [active, setActive] = useState<string | null>(null)
  const [isConfirming, setConfirming] = useState<boolean | null>(null)
  const [naming, setNaming] = useState<string | null>(null)
  const thing = unnamed.find(({ id }) => id === naming) ?? null
  // The newest is looked at first; a card and its box bring their own into view.
  const [photo, setPhoto] = useState(() => previews.findLastIndex((preview) => preview !== null))
  const hasPhoto = [...findings, ...unnamed].some((one) => previews[one.photo] && placesOf(one).length > 0)
  const [empty] = useState(() => nothingFound(scan.facts.shelf_analysis?.recommendations ?? []))

  function look(one: Finding | undefined): void {
    setActive(one?.id ?? null)
    if (one && previews[one.photo]) setPhoto(one.photo)
  }
  const find = (id: string) => findings.find((finding) => finding.id === id)
  function goTo(element_id: string, finding_id: string): void {
    // The box may be in a photo that is drawn by this.
    flushSync(() => look(find(finding_id)))
    const element = document.getElementById(element_id)
    element?.focus({ preventScroll: true })
    element?.scrollIntoView({ block: 'nearest' })
  }
  const looks = useStableActions({
    onLook: (id: string) => look(find(id)),
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
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { md: hasPhoto ? 'minmax(0, 5fr) minmax(0, 7fr)' : undefined },
      }}
    >
      {hasPhoto && (
        <ShelfPhoto {...{ previews, photo, findings, active, thing, fold }} onPhoto={setPhoto} onPick={looks.onPick} />
      )}
      <Stack sx={{ gap: 2, minWidth: 0, pb: { xs: '152px', sm: 10 } }}>
        <div>
          <WithHelp>
            <Typography variant="h3" component="h2">
              {scan_messages.recognition.identifiedTitle(findings.length)}
            </Typography>
          </WithHelp>
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            {findings.length > 0 && (
              <ResultActions selected={selected.length} onSelected={confirm} onAll={() => actions.toBatch('all')} />
            )}
            <Button variant="outlined" color="inherit" startIcon={<CameraAltRounded />} onClick={onScanMore}>
              {words.scanMoreProducts}
            </Button>
          </Stack>
        </div>
        {findings.length === 0 && <ProblemAlert problem={empty} onTryAgain={onScanMore} />}
        {findings.length > 0 && unnamed.length === 0 && addable(scan, 'all').length === 0 && (
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
        {findings.length > 0 && <ScanFacts scan={scan} />}
        <Box
          component="ul"
          aria-label={words.results}
          sx={{
            listStyle: 'none',
            p: 0,
            m: 0,
            display: findings.length > 0 ? 'grid' : 'none',
            gap: 2,
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
          }}
        >
          {findings.map((finding, index) => (
            <li key={finding.id}>
              <ProductCard
                finding={finding}
                number={index + 1}
                preview={previews[finding.photo] ?? null}
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
        <UnnamedThings
          things={unnamed}
          previews={previews}
          is_alone={findings.length === 0}
          is_wide={fold.is_wide}
          open={naming}
          setOpen={(id) => {
            setNaming(id)
            const one = unnamed.find((other) => other.id === id)
            if (one && previews[one.photo]) setPhoto(one.photo)
          }}
          actions={cards}
        />
        {findings.length > 0 && (
          <Button variant="outlined" color="inherit" startIcon={<CameraAltRounded />} onClick={onKeep}>
            {words.keepAndScanMore}
          </Button>
        )}
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
