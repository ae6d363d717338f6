/** What is said of a change of the shopping list that the server did not take, or not yet. */
export const list_line_messages = {
  notChanged: (item_name: string) => `${item_name} could not be changed. The list is as it was; please try again.`,
  sentLater: 'No connection. What you tick is kept on this phone and sent when it is back.',
} as const
