import { layout } from '@larder/contract/constants'
import { shell_messages } from '@larder/contract/messages/shell-messages'
import { action_labels } from '@larder/contract/messages/action-labels'
import HomeOutlined from '@mui/icons-material/HomeOutlined'
import ImageSearchRounded from '@mui/icons-material/ImageSearchRounded'
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined'
import LoginRounded from '@mui/icons-material/LoginRounded'
import LogoutRounded from '@mui/icons-material/LogoutRounded'
import PersonAddAltRounded from '@mui/icons-material/PersonAddAltRounded'
import PersonOutlineRounded from '@mui/icons-material/PersonOutlineRounded'
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined'
import ShoppingCartOutlined from '@mui/icons-material/ShoppingCartOutlined'
import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import { type ComponentType } from 'react'
import { NavLink } from 'react-router'
import { useCanWrite } from '../../session/can-write.ts'
import { useSession } from '../../session/session.tsx'
import { BarcodeIcon } from '../../ui/graphics/barcode-icon.tsx'
import { leave } from '../../ui/unsaved/leaving.ts'
import { radius } from '../../ui/measures.ts'
import { BrandMark } from './NavBar.tsx'
import { destinations, isSignedIn } from './navigation.ts'

const icons: Readonly<Record<string, ComponentType>> = {
  '/': HomeOutlined,
  '/login': LoginRounded,
  '/register': PersonAddAltRounded,
  '/inventory': Inventory2Outlined,
  '/shopping-list': ShoppingCartOutlined,
  '/ocr-upload': ReceiptLongOutlined,
  '/barcode-scan': BarcodeIcon,
  '/product-recognition': ImageSearchRounded,
  '/profile': PersonOutlineRounded,
}

const entry = {
  gap: 2,
  minHeight: 48,
  px: 2,
  borderRadius: radius.control,
  '& svg': { color: 'text.secondary' },
  '&.active': { bgcolor: 'action.selected', fontWeight: 600, '& svg': { color: 'primary.main' } },
}

/** The navigation of small screens. */
export function NavDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { state, logout } = useSession()
  const canWrite = useCanWrite()
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          'aria-label': shell_messages.navigation,
          sx: { width: layout.drawer_width_px, maxWidth: '85vw', border: 0 },
        },
      }}
    >
      <Box sx={{ px: 3, pt: 2, pb: 1 }}>
        <BrandMark />
      </Box>
      <Box component="nav" aria-label={shell_messages.mainNavigation}>
        <List onClick={onClose} sx={{ px: 1, display: 'grid', gap: 0.5 }}>
          {destinations(state, canWrite).map(({ label, to }) => {
            const Icon = icons[to]
            return (
              <ListItem key={to} disablePadding>
                <ListItemButton component={NavLink} to={to} end={to === '/'} sx={entry}>
                  {Icon && <Icon />}
                  {label}
                </ListItemButton>
              </ListItem>
            )
          })}
          {isSignedIn(state) && (
            <ListItem disablePadding>
              <ListItemButton onClick={() => leave(logout)} sx={entry}>
                <LogoutRounded />
                {action_labels.logout}
              </ListItemButton>
            </ListItem>
          )}
        </List>
      </Box>
    </Drawer>
  )
}
