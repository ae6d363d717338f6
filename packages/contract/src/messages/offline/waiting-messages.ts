/** What is said of changes that wait to be sent: their page, their marks, and the questions about them. */
export const waiting_messages = {
  lead: 'What you changed without a connection. Larder sends it by itself, in this order.',
  list: 'Changes',
  empty: 'Everything is sent.',
  emptyHint: 'What you change without a connection waits here until Larder can be reached.',
  sendNow: 'Send Now',
  retryAll: 'Retry All',
  discard: 'Discard',
  keepMine: 'Keep Mine',
  pickTheirs: 'Use Theirs',
  ageNow: 'a moment ago',
  notSent: 'not sent yet',
  notLasting: 'This browser keeps nothing for later: changes wait only as long as this page is open.',
  clockOff: (time: string) => `This phone's clock is off by about ${time}. Larder dates changes by the server's clock.`,
  hours: (count: string) => (count === '1' ? '1 hour' : `${count} hours`),
  days: (count: string) => (count === '1' ? '1 day' : `${count} days`),
  state: {
    waiting: 'Waits for a connection',
    refused: 'Not sent',
    conflict: 'Sent, but somebody else had changed the same',
    dependsOn: (change: string) => `Depends on: ${change}`,
  },
  refusal: {
    gone: 'It is not there any more: somebody has deleted it. Discard this change, or add the thing again.',
    forbidden: 'You may not change anything in this household any more. Ask an owner, then retry.',
    otherHousehold: 'It belongs to another household. Switch to that one, then retry.',
    broken: 'The server could not take it. Retry later.',
    unknown: 'The server did not accept it.',
  },
  youWrote: (value: string) => `You wrote ${value}`,
  theyWrote: (name: string | null, value: string) => `${name ?? 'Somebody else'} wrote ${value}`,
  theirsFailed: 'The value could not be changed. Please try again.',
  yes: 'yes',
  no: 'no',
  discardTitle: 'Discard this change?',
  discardText: (change: string) => `“${change}” is never sent, and cannot be brought back.`,
  discardMore: (count: string) =>
    count === '1'
      ? '1 more change depends on it and goes with it.'
      : `${count} more changes depend on it and go with it.`,
  elsewhere: (count: string, household: string) =>
    count === '1'
      ? `1 change waits for ${household}. It is sent when you look at that household.`
      : `${count} changes wait for ${household}. They are sent when you look at that household.`,
  switch: 'Switch',
  leftHousehold: (count: string) =>
    count === '1'
      ? '1 change was for a household that you are no longer in, and cannot be sent.'
      : `${count} changes were for a household that you are no longer in, and cannot be sent.`,
  discardAllTitle: 'Discard these changes?',
  discardAllText: (count: string) =>
    count === '1'
      ? '1 change is never sent, and cannot be brought back.'
      : `${count} changes are never sent, and cannot be brought back.`,
  restored: (moment: string) => `The server was restored from a backup of ${moment}.`,
  sentAgain: (count: string) =>
    count === '1'
      ? 'This phone sends again 1 change that it had recorded since.'
      : `This phone sends again ${count} changes that it had recorded since.`,
  lookOver: 'What was changed since then may be missing.',
  couldNotSend: (count: string) =>
    count === '1' ? '1 change could not be sent' : `${count} changes could not be sent`,
  look: 'Look',
  logoutTitle: 'Log out with changes waiting?',
  logoutText: (count: string) =>
    `${count === '1' ? '1 change has' : `${count} changes have`} not been sent yet. Logging out deletes what this phone keeps, and ${
      count === '1' ? 'it is' : 'they are'
    } lost.`,
  logoutAnyway: 'Log Out Anyway',
  sending: 'Sending...',
  stillOffline: 'There is no connection right now, so nothing could be sent.',
  notAllSent: 'Not everything could be sent. Look at the waiting changes first.',
  /** Fields of an item that are called otherwise, or have no label on a form. */
  fields: {
    item_name: 'Name',
    barcode: 'Barcode',
    image_url: 'Picture',
    pack_quantity: 'Pack Size',
    is_never_suggested: 'Suggestions',
  },
  something: 'something',
  change: {
    added: (name: string) => `Added ${name}`,
    edited: (name: string, fields: string) => (fields === '' ? `Edited ${name}` : `Edited ${name}: ${fields}`),
    deleted: (name: string) => `Deleted ${name}`,
    restored: (name: string) => `Brought back ${name}`,
    severalMoved: (count: string, place: string) => `Moved ${count} to ${place}`,
    severalFiled: (count: string, category: string) => `Put ${count} into ${category}`,
    severalDeleted: (count: string) => `Deleted ${count}`,
    items: (count: string) => (count === '1' ? '1 item' : `${count} items`),
    noPlace: 'no location',
    used: (amount: string, name: string) => `Used ${amount} of ${name}`,
    bought: (amount: string, name: string) => `Bought ${amount} of ${name}`,
    thrownAway: (amount: string, name: string) => `Threw away ${amount} of ${name}`,
    undone: (name: string) => `Undid a record of ${name}`,
    lotEdited: (name: string) => `Changed a batch of ${name}`,
    lotOpened: (name: string) => `Opened ${name}`,
    lotFrozen: (name: string) => `Froze ${name}`,
    lotThawed: (name: string) => `Thawed ${name}`,
    lotMoved: (name: string) => `Moved ${name}`,
    listed: (name: string) => `Put ${name} on the list`,
    ticked: (name: string) => `Ticked ${name}`,
    unticked: (name: string) => `Unticked ${name}`,
    amount: (name: string) => `Changed the amount of ${name}`,
    renamed: (name: string, text: string) => `Renamed ${name} to ${text}`,
    repeated: (name: string) => `Changed how often to buy ${name}`,
    unlisted: (name: string) => `Took ${name} off the list`,
    finished: (name: string) => `Marked ${name} as bought`,
    skipped: (name: string) => `Left ${name} out this time`,
    shopSaved: (shop: string) => `Changed the order of ${shop}`,
    shopRemoved: (shop: string) => `Removed the shop ${shop}`,
    noticePutOff: () => 'Put off a notice',
    other: (name: string) => `Changed ${name}`,
  },
} as const
