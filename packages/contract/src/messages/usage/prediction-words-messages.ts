const several = (count: number, one: string): string => (count === 1 ? `1 more ${one}` : `${count} more ${one}s`)

/** A prediction as a person would say it. What goes off and what lasts are never said of the same thing. */
export const prediction_words_messages = {
  allGone: 'All gone.',
  lessThanADay: 'Lasts less than a day.',
  lasts: {
    days: (count: number) => `Lasts about ${several(count, 'day')}.`,
    weeks: (count: number) => `Lasts about ${several(count, 'week')}.`,
    months: (count: number) => `Lasts about ${several(count, 'month')}.`,
    years: (count: number) => `Lasts about ${several(count, 'year')}.`,
    long: 'Lasts for years.',
  },
  /** Where little is known: no number that only looks exact. */
  perhaps: (time: string) => `Lasts perhaps ${time}.`,
  times: {
    day: 'less than a day',
    days: 'a day or two',
    fewDays: 'a few more days',
    week: 'another week',
    twoWeeks: 'two more weeks',
    month: 'another month',
    twoMonths: 'two more months',
    months: 'some more months',
    year: 'a year or more',
  },
  before: (goes_off: string) => `${goes_off}, before it is used up.`,
  wentOff: (went_off: string) => `${went_off}.`,
  uses: (often: string) => `You use some ${often}.`,
  perhapsUses: (often: string) => `You use some perhaps ${often}.`,
  often: {
    daily: 'every day',
    perDay: (times: number) => (times === 2 ? 'twice a day' : `${times} times a day`),
    perWeek: (times: number) => (times === 1 ? 'once a week' : times === 2 ? 'twice a week' : `${times} times a week`),
    perMonth: (times: number) =>
      times === 1 ? 'once a month' : times === 2 ? 'twice a month' : `${times} times a month`,
    rarely: 'less than once a month',
  },
} as const
