const countItems = (count: number): string => (count === 1 ? '1 item' : `${count} items`)

/** What is said while somebody's things are on their way to another household, and when they have arrived. */
export const arrival_words = {
  title: (household: string) => `Your things are moving to ${household}`,
  progress: (done: number, total: number) => `${done} of ${countItems(total)} arrived.`,
  goOn: 'They go on arriving by themselves, also when you close this page.',
  brought: (count: number) => `${countItems(count)} came along.`,
  broughtMatched: (count: number) =>
    count === 1 ? '1 of them was added to what is there.' : `${count} of them were added to what is there.`,
  stillArriving: 'The rest of your things is still arriving.',
  leftBehind: (count: number) =>
    `${countItems(count)} found no room and ${count === 1 ? 'stays' : 'stay'} in your old household.`,
} as const
