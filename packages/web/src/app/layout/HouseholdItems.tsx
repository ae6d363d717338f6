import { switch_words as words } from '@larder/contract/messages/people-screen-messages'
import CheckRounded from '@mui/icons-material/CheckRounded'
import GroupOutlined from '@mui/icons-material/GroupOutlined'
import Divider from '@mui/material/Divider'
import ListItemIcon from '@mui/material/ListItemIcon'
import MenuItem from '@mui/material/MenuItem'
import { Link } from 'react-router'
import { useHouseholds } from '../../shared/household/use-households.ts'
import { useSwitch } from '../../shared/household/use-switch.ts'

// A long name ends in dots: the menu stays as wide as its other words.
const short = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', maxWidth: 200 } as const

/** The way to the Household page, and for whoever has several households the way from one to the other. */
export function HouseholdItems() {
  const households = useHouseholds()
  const { switchTo, isSwitching } = useSwitch()
  const page = (
    <MenuItem key="page" component={Link} to="/household">
      <ListItemIcon>
        <GroupOutlined fontSize="small" />
      </ListItemIcon>
      {words.household}
    </MenuItem>
  )
  if (households.length < 2) return page
  return [
    page,
    <Divider key="before" component="li" />,
    // A heading would be no item of a menu; the greeting above is one of these too.
    <MenuItem key="title" disabled sx={{ '&.Mui-disabled': { opacity: 1, color: 'text.secondary' } }}>
      {words.households}
    </MenuItem>,
    ...households.map(({ household_id, name, is_current }) => (
      <MenuItem
        key={household_id}
        role="menuitemradio"
        aria-checked={is_current}
        disabled={isSwitching}
        onClick={() => {
          if (!is_current) switchTo(household_id)
        }}
      >
        <ListItemIcon>{is_current && <CheckRounded fontSize="small" />}</ListItemIcon>
        <span style={short}>{name}</span>
      </MenuItem>
    )),
    <MenuItem key="new" component={Link} to="/household?new">
      <ListItemIcon />
      {words.newHousehold}
    </MenuItem>,
    <Divider key="behind" component="li" />,
  ]
}
