/**
 * What the server says of a shelf beyond the specification. Not part of messages.ts, which every visitor's first load
 * carries: these sentences come with the answer.
 */
export const shelf_messages = {
  inStock: 'In Stock',
  low: 'Low',
  outOfStock: 'Out of Stock',
  recognizedHere: 'The recognition service did not answer, so Larder looked at the photo itself.',
  hasExpired: (item_name: string, day: string) => `${item_name} expired on ${day}.`,
  expiresSoon: (item_name: string, when: string) => `${item_name} ${when}.`,
  restock: (item_name: string, amount: string) => `Restock ${item_name}: ${amount} left.`,
  restockNone: (item_name: string) => `Restock ${item_name}: none left.`,
  notInInventory: (names: string) => `Not in your inventory yet: ${names}.`,
  andMore: (names: string, more: number) => (more === 0 ? names : `${names} and ${more} more`),
  unnamed: (count: number) =>
    count === 1
      ? '1 thing could not be named. Turn its label to the camera, or name it yourself.'
      : `${count} things could not be named. Turn their labels to the camera, or name them yourself.`,
  moveCloser: 'Some products are small in this photo. Move closer to have them read.',
  learned: 'Learned. The next photo will know it better.',
  nothingLearned: 'Nothing was learned: that photo was too long ago.',
} as const
