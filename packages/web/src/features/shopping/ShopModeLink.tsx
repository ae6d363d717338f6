import { shopping_messages } from '@larder/contract/messages/shopping/shopping-messages'
import ShoppingBasketOutlined from '@mui/icons-material/ShoppingBasketOutlined'
import Button from '@mui/material/Button'
import { Link, useLocation } from 'react-router'

/** Takes the list to the shop; the list stays one step back. */
export function ShopModeLink() {
  const { search } = useLocation()
  return (
    <Button
      component={Link}
      to={`/shopping-list/shop${search}`}
      state={{ is_from_list: true }}
      color="inherit"
      variant="outlined"
      startIcon={<ShoppingBasketOutlined />}
    >
      {shopping_messages.shopMode}
    </Button>
  )
}
