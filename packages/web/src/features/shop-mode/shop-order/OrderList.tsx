import { shop_mode_messages as words } from '@larder/contract/messages/shopping/shop-mode-messages'
import DragIndicatorRounded from '@mui/icons-material/DragIndicatorRounded'
import KeyboardArrowDownRounded from '@mui/icons-material/KeyboardArrowDownRounded'
import KeyboardArrowUpRounded from '@mui/icons-material/KeyboardArrowUpRounded'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { visuallyHidden } from '../../../ui/visually-hidden.ts'
import { moveCategory } from './category-order.ts'
import { order_styles } from './order-styles.ts'
import { useDragOrder } from './use-drag-order.ts'

interface OrderListProps {
  order: readonly string[]
  onChange: (order: readonly string[]) => void
}

const arrows: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/** Categories that can be carried by their handle, or moved by buttons and arrow keys; each move is said. */
export function OrderList({ order, onChange }: OrderListProps) {
  const [said, setSaid] = useState('')
  const focused = useRef<HTMLElement>(null)
  function move(category: string, place: number): void {
    const next = moveCategory(order, category, place)
    focused.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
    onChange(next)
    setSaid(words.moved(category, next.indexOf(category) + 1, next.length))
  }
  // A row that is put elsewhere in the page loses the focus.
  useLayoutEffect(() => {
    focused.current?.focus({ preventScroll: true })
    focused.current?.closest('li')?.scrollIntoView({ block: 'nearest' })
    focused.current = null
  })
  const { begin, offsetOf, carried } = useDragOrder(order.length, (from, to) => move(order[from] ?? '', to))

  const pressKey = (event: KeyboardEvent, category: string, index: number): void => {
    const step = arrows[event.key]
    if (step === undefined) return
    event.preventDefault()
    move(category, index + step)
  }
  return (
    <>
      <output style={visuallyHidden}>{said}</output>
      <Box component="ol" aria-label={words.orderTitle} sx={order_styles}>
        {order.map((category, index) => (
          <li
            key={category}
            data-carried={carried === index}
            style={{ transform: carried === null ? undefined : `translateY(${offsetOf(index)}px)` }}
          >
            <span aria-hidden className="handle" onPointerDown={(event) => begin(event, index)}>
              <DragIndicatorRounded />
            </span>
            <span className="name">{category}</span>
            <IconButton
              aria-label={words.moveUp(category)}
              aria-disabled={index === 0}
              onKeyDown={(event) => pressKey(event, category, index)}
              onClick={() => move(category, index - 1)}
            >
              <KeyboardArrowUpRounded />
            </IconButton>
            <IconButton
              aria-label={words.moveDown(category)}
              aria-disabled={index === order.length - 1}
              onKeyDown={(event) => pressKey(event, category, index)}
              onClick={() => move(category, index + 1)}
            >
              <KeyboardArrowDownRounded />
            </IconButton>
          </li>
        ))}
      </Box>
    </>
  )
}
