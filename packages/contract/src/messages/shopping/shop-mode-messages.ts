const things = (count: number): string => (count === 1 ? '1 thing' : `${count} things`)

/** What Shop Mode says. Not part of messages.ts, which every first load carries. */
export const shop_mode_messages = {
  left: (count: number) => (count === 0 ? 'All in the cart' : `${things(count)} to go`),
  inCart: (count: number) => `In the cart (${count})`,
  hasIt: (name: string) => `${name} has it`,
  putInCart: (name: string) => `${name} is in the cart`,
  takenOut: (name: string) => `${name} is back on the list`,

  about: (price: string) => `about ${price}`,
  estimate: 'Estimate by what you last paid',
  withoutPrice: (count: number) => `${count} without a price`,
  noPrices: 'No prices known yet',

  shop: 'Shop',
  anyShop: 'Any shop',
  addShopChoice: 'Add a Shop…',
  addShop: 'Add a Shop',
  shopName: 'Name of the shop',
  shopSaveFailed: 'Failed to save the shop. Please try again.',

  order: 'Order',
  orderTitle: 'Order of Categories',
  orderHint: (shop: string | null) =>
    `The order in which you pass them ${shop === null ? 'in a shop' : `at ${shop}`}. Larder also learns it from the order in which you tick.`,
  moveUp: (category: string) => `Move ${category} up`,
  moveDown: (category: string) => `Move ${category} down`,
  moved: (category: string, place: number, count: number) => `${category} is now ${place} of ${count}`,
  nothingToOrder: 'There are no categories on the list yet.',

  share: 'Share',
  copied: 'List copied. Paste it into any message.',
  shareFailed: 'The list could not be shared.',
} as const
