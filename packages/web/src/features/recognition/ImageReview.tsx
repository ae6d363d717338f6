import { scan_messages } from '@larder/contract/messages/scan-messages'
import { receipt_messages } from '@larder/contract/messages/receipt-messages'
import { recognition_messages as words } from '@larder/contract/messages/recognition-messages'
import { wait_messages } from '@larder/contract/messages/wait-messages'
import { action_labels } from '@larder/contract/messages/action-labels'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { keyframes, type Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link } from 'react-router'
import { WaitStatus } from '../../shared/wait/wait-status.tsx'
import { ScanBar } from '../../ui/page/action-bar.tsx'
import { radius } from '../../ui/measures.ts'
import { WithHelp } from './Help.tsx'
import { ProblemAlert } from './ProblemAlert.tsx'
import { type Photo, type Recognition } from './use-recognition.ts'

const sweep = keyframes({ from: { transform: 'translateY(-100%)' }, to: { transform: 'translateY(100%)' } })

/** A light that passes over the photo for as long as it is looked at. */
const passing_light = (theme: Theme) => ({
  position: 'absolute' as const,
  inset: 0,
  background: `linear-gradient(transparent 60%, ${theme.alpha(theme.vars.palette.primary.main, 0.35)} 96%, ${theme.vars.palette.primary.main} 98%, transparent)`,
  animation: `${sweep} 1800ms ease-in-out infinite alternate`,
})

function Picture({ photo, isBusy }: { photo: Photo; isBusy: boolean }) {
  const [isBroken, setBroken] = useState(false)
  return (
    <Box
      sx={{
        position: 'relative',
        display: 'grid',
        placeItems: 'center',
        height: { xs: 'clamp(200px, calc(100dvh - 450px), 560px)', sm: 'min(56dvh, 480px)' },
        borderRadius: radius.card,
        overflow: 'hidden',
        bgcolor: 'action.hover',
      }}
    >
      {isBroken ? (
        <Typography variant="body2">{receipt_messages.receipt.noPreview}</Typography>
      ) : (
        <Box
          component="img"
          src={photo.url}
          alt={words.preview}
          onError={() => setBroken(true)}
          sx={{ width: '100%', height: '100%', objectFit: 'contain', minHeight: 0 }}
        />
      )}
      {isBusy && <Box aria-hidden sx={passing_light} />}
    </Box>
  )
}

/** The photo before it is sent, and while it is looked at. */
export function ImageReview({ recognition }: { recognition: Recognition }) {
  const { photo, problem, share, reading, identify, reset, cancel } = recognition
  const isBusy = share !== null
  return (
    <>
      <WithHelp>
        <Typography variant="h3" component="h2">
          {scan_messages.recognition.reviewImage}
        </Typography>
      </WithHelp>
      {photo && <Picture key={photo.url} photo={photo} isBusy={isBusy} />}
      <ProblemAlert problem={problem} onTryAgain={reset} />
      {!problem && (
        <>
          <Typography component="output" sx={{ display: 'block', minHeight: 24, mt: 2, mb: -1.5 }}>
            {isBusy && scan_messages.recognition.analyzing}
          </Typography>
          <WaitStatus sent={share} reading={reading} words={wait_messages.recognition} />
        </>
      )}
      <ScanBar rows={2}>
        <Button variant="contained" className="whole" disabled={isBusy} onClick={identify}>
          {words.identifyProducts}
        </Button>
        <Button variant="outlined" color="inherit" disabled={isBusy} onClick={reset}>
          {words.retakePhoto}
        </Button>
        {isBusy ? (
          <Button color="inherit" onClick={cancel}>
            {action_labels.cancel}
          </Button>
        ) : (
          <Button component={Link} to="/inventory" color="inherit">
            {action_labels.cancel}
          </Button>
        )}
      </ScanBar>
    </>
  )
}
