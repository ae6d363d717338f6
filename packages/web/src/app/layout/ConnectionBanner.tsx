import { base_messages } from '@larder/contract/messages/base-messages'
import Box from '@mui/material/Box'
import GlobalStyles, { type GlobalStylesProps } from '@mui/material/GlobalStyles'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { radius } from '../../ui/measures.ts'
import { connection, followConnection } from '../../api/client/connection.ts'

const texts = {
  online: '',
  offline: base_messages.app.connectionOffline,
  reconnected: base_messages.app.connectionBack,
} as const

// A full-screen dialog has no such space: there the banner stands at the top, and the dialog gets padding for it.
const overSheets: GlobalStylesProps['styles'] = {
  'body:has(.MuiDialog-paperFullScreen) #connection': { top: 6 },
  'body:has(#connection > span) .MuiDialog-paperFullScreen': { paddingTop: 38 },
}

/**
 * Says that the server cannot be reached, and goes by itself. It hangs over the edge of the top bar, in the space that
 * every page leaves there, so that nothing moves and nothing is hidden; on a reconnection all queries are refetched.
 */
export function ConnectionBanner() {
  const queryClient = useQueryClient()
  const state = useSyncExternalStore(connection.subscribe, connection.current)
  useEffect(() => followConnection(), [])
  useEffect(() => {
    if (state === 'reconnected') void queryClient.invalidateQueries()
  }, [state, queryClient])
  return (
    <Box
      component="output"
      id="connection"
      className="screen-only"
      sx={{
        position: 'fixed',
        top: 55,
        insetInline: 0,
        // Dialogs wait for the server more than anything else.
        zIndex: 'snackbar',
        display: 'grid',
        justifyItems: 'center',
        pointerEvents: 'none',
      }}
    >
      <GlobalStyles styles={overSheets} />
      {state !== 'online' && (
        <Box
          component="span"
          sx={(theme) => ({
            px: 2,
            borderRadius: radius.round,
            typography: 'subtitle2',
            lineHeight: '32px',
            whiteSpace: 'nowrap',
            color: theme.vars.palette.background.default,
            backgroundColor: state === 'offline' ? theme.vars.palette.warning.main : theme.vars.palette.success.main,
            boxShadow: theme.vars.shadows[3],
          })}
        >
          {texts[state]}
        </Box>
      )}
    </Box>
  )
}
