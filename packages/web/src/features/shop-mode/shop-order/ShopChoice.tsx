import { type Shop } from '@larder/contract/calls/shopping-api'
import { shop_mode_messages as words } from '@larder/contract/messages/shopping/shop-mode-messages'
import { SelectBox } from '../../../ui/form/select-box.tsx'
import { visuallyHidden } from '../../../ui/visually-hidden.ts'
import { shopKey } from './shop-memory.ts'

interface ShopChoiceProps {
  shop: string | null
  shops: readonly Shop[]
  onChoose: (shop: string | null) => void
  /** Null for whoever may only look. */
  onAdd: (() => void) | null
}

const any = ''
const another = 'another'
/** A shop may be called anything. */
const valueOf = (shop: string): string => `shop ${shopKey(shop)}`

/** Which shop one is in. */
export function ShopChoice({ shop, shops, onChoose, onAdd }: ShopChoiceProps) {
  const names = shops.map((one) => one.shop)
  // Chosen once and forgotten by the server since: it is still the one.
  if (shop !== null && !names.some((name) => shopKey(name) === shopKey(shop))) names.push(shop)
  return (
    <SelectBox
      id="shop"
      name="shop"
      // Under the thumb there is no space for what "Any shop" says too.
      label={<span style={visuallyHidden}>{words.shop}</span>}
      value={shop === null ? any : valueOf(shop)}
      onChange={({ target }) => {
        if (target.value === another) onAdd?.()
        else onChoose(names.find((name) => valueOf(name) === target.value) ?? null)
      }}
    >
      <option value={any}>{words.anyShop}</option>
      {names.map((name) => (
        <option key={name} value={valueOf(name)}>
          {name}
        </option>
      ))}
      {onAdd && <option value={another}>{words.addShopChoice}</option>}
    </SelectBox>
  )
}
