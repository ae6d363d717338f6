/** What is said where one chooses how much was used. */
export const usual_use_messages = {
  used: 'Used',
  allGone: 'All gone',
  choose: 'Use Another Amount',
  useOf: (item_name: string) => `Use ${item_name}`,
} as const
