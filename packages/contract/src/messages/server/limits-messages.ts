/** What the server says where a household has or asks for more than its share. Not part of messages.ts, which every first load carries. */
export const limit_messages = {
  householdBusy: 'Your household is asking for a lot at once. Please try again in a moment.',
  itemsFull: (max: string) =>
    `A household can have at most ${max} items. Delete some that you no longer need, then add this one.`,
} as const
