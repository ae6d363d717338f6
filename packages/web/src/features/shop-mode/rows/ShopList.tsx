import { shop_mode_messages as words } from '@larder/contract/messages/shopping/shop-mode-messages'
import { type ReactNode, useId, useRef } from 'react'
import Box from '@mui/material/Box'
import { type ListLine } from '../../../shared/shopping-list/list-line.ts'
import { list_styles } from './list-styles.ts'
import { cart_section } from './row-motion.ts'
import { type ShopRows } from './shop-rows.ts'
import { ShopRow } from './ShopRow.tsx'
import { useRowMotion } from './use-row-motion.ts'

interface ShopListProps {
  rows: ShopRows
  /** Null for whoever may only look. */
  onTick: ((line: ListLine, is_ticked: boolean) => void) | null
}

interface ShopSectionProps {
  title: string
  lines: readonly ListLine[]
  is_cart?: boolean
  renderRow: (line: ListLine) => ReactNode
}

function ShopSection({ title, lines, is_cart = false, renderRow }: ShopSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} {...(is_cart ? { 'data-cart': true } : {})}>
      <h2 id={id}>{title}</h2>
      <ul aria-labelledby={id}>{lines.map(renderRow)}</ul>
    </section>
  )
}

/** What is still to be found, by category in the order of the shop, and below it the cart. */
export function ShopList({ rows: { groups, cart }, onTick }: ShopListProps) {
  const list = useRef<HTMLDivElement>(null)
  const sections = [...groups.map(({ category, lines }) => [category, lines] as const), [cart_section, cart] as const]
  useRowMotion(list, JSON.stringify(sections.map(([section, lines]) => [section, ...lines.map(({ key }) => key)])))
  const renderIn = (section: string) => (line: ListLine) => (
    <ShopRow key={line.key} line={line} section={section} onTick={onTick} />
  )
  return (
    <Box ref={list} sx={list_styles}>
      {groups.map(({ category, lines }) => (
        <ShopSection key={category} title={category} lines={lines} renderRow={renderIn(`shelf ${category}`)} />
      ))}
      {cart.length > 0 && (
        <ShopSection title={words.inCart(cart.length)} lines={cart} is_cart renderRow={renderIn(cart_section)} />
      )}
    </Box>
  )
}
