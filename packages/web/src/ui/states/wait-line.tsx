import Box from '@mui/material/Box'
import { type ReactNode } from 'react'
import { ProgressLine } from './progress-line.tsx'
import { Quiet } from '../page/quiet.tsx'

interface WaitLineProps {
  /** What is being waited for; null where nothing is. */
  text: string | null
  /** 0 to 1, or null where nobody knows how long it takes. */
  share?: number | null
  /** What stands there meanwhile. */
  idle?: ReactNode
}

/** How far something is, in a place that is kept for it: nothing moves when it comes and goes. */
export function WaitLine({ text, share = null, idle }: WaitLineProps) {
  return (
    <Box sx={{ minHeight: 44, my: 2 }}>
      <Quiet component="output" sx={{ display: 'block', mb: 1 }}>
        {text ?? idle}
      </Quiet>
      {text !== null && <ProgressLine label={text} share={share} />}
    </Box>
  )
}
