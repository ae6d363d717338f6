import { shop_mode_messages as words } from '@larder/contract/messages/shopping/shop-mode-messages'
import { shopping_messages } from '@larder/contract/messages/shopping/shopping-messages'
import IosShareRounded from '@mui/icons-material/IosShareRounded'
import SwapVertRounded from '@mui/icons-material/SwapVertRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ReactNode } from 'react'
import { useReservedBottom } from '../../ui/page/action-bar.tsx'
import text from '../../ui/text.module.css'
import { bar_styles, finish_styles, tool_styles } from './bar-styles.ts'

const bar_height_px = 136

interface ShopBarProps {
  /** The choice of the shop, where there is one. */
  choice: ReactNode
  total: string
  /** What the total leaves out. */
  rest: string
  isBusy: boolean
  /** Null, like what follows, for whoever may only look. */
  onOrder: (() => void) | null
  onShare: () => void
  onFinish: (() => void) | null
}

/** Everything there is to press beside the rows, under the thumb. */
export function ShopBar({ choice, total, rest, isBusy, onOrder, onShare, onFinish }: ShopBarProps) {
  useReservedBottom(bar_height_px, true)
  return (
    <Box className="screen-only" sx={bar_styles}>
      <div className="line">
        <div className="choice">{choice}</div>
        {onOrder && (
          <Button color="inherit" variant="outlined" aria-label={words.orderTitle} sx={tool_styles} onClick={onOrder}>
            <SwapVertRounded />
            <span className="word">{words.order}</span>
          </Button>
        )}
        <Button color="inherit" variant="outlined" aria-label={words.share} sx={tool_styles} onClick={onShare}>
          <IosShareRounded />
          <span className="word">{words.share}</span>
        </Button>
      </div>
      <div className="line">
        <p className="total" title={words.estimate}>
          {total && <span className={text.amountSmall}>{total}</span>}
          <span className={`${text.caption} ${text.quiet}`}>{rest}</span>
        </p>
        {onFinish && (
          <Button
            variant="contained"
            size="large"
            sx={finish_styles}
            disabled={isBusy}
            aria-busy={isBusy}
            onClick={onFinish}
          >
            {shopping_messages.markPurchased}
          </Button>
        )}
      </div>
    </Box>
  )
}
