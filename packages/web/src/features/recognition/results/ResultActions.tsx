import AddShoppingCartRounded from '@mui/icons-material/AddShoppingCartRounded'
import { cart_badge_max } from '@larder/contract/constants'
import { recognition_messages as words } from '@larder/contract/messages/recognition-messages'
import Badge from '@mui/material/Badge'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Fab from '@mui/material/Fab'
import { useReservedBottom } from '../../../ui/page/action-bar.tsx'

const bar_px = 76
const cart_px = 68

interface ResultActionsProps {
  selected: number
  onSelected: () => void
  onAll: () => void
}

/** The buttons for many at once: on top on a desk, under the thumb on a phone; the cart floats wherever one scrolls. */
export function ResultActions({ selected, onSelected, onAll }: ResultActionsProps) {
  useReservedBottom(bar_px + cart_px)
  return (
    <>
      <Box
        sx={(theme) => ({
          display: 'flex',
          gap: 1,
          [theme.breakpoints.down('sm')]: {
            position: 'fixed',
            left: 0,
            right: 0,
            bottom: 0,
            zIndex: theme.zIndex.appBar - 1,
            px: 2,
            pt: 1.5,
            paddingBottom: 'calc(12px + env(safe-area-inset-bottom))',
            backgroundColor: theme.vars.palette.background.default,
            borderTop: `1px solid ${theme.vars.palette.divider}`,
            '& > *': { flex: 1, px: 1 },
          },
        })}
      >
        {/* It says what to do where nothing is selected, so that it only looks disabled. */}
        <Button
          variant="contained"
          onClick={onSelected}
          sx={selected === 0 ? { bgcolor: 'action.hover', color: 'text.secondary', boxShadow: 'none' } : null}
        >
          {words.addSelected(selected)}
        </Button>
        <Button variant="outlined" onClick={onAll}>
          {words.addAllItems}
        </Button>
      </Box>
      <Badge
        badgeContent={selected}
        max={cart_badge_max}
        color="error"
        overlap="circular"
        sx={(theme) => ({
          position: 'fixed',
          right: { xs: 16, sm: 24 },
          bottom: {
            xs: `calc(${bar_px + 12}px + env(safe-area-inset-bottom))`,
            sm: 'calc(24px + env(safe-area-inset-bottom))',
          },
          zIndex: theme.zIndex.appBar - 1,
          // The number lies on the button, not below it.
          '& .MuiFab-root': { zIndex: 0 },
        })}
      >
        <Fab color="primary" aria-label={words.cart(selected)} onClick={onSelected}>
          <AddShoppingCartRounded />
        </Fab>
      </Badge>
    </>
  )
}
