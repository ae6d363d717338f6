/** What somebody reads who was removed from a household. */
export const removal_words = {
  title: (household: string) => `You were removed from ${household}`,
  by: (name: string, household: string) => `${name} removed you from ${household}.`,
  byNobody: (household: string) => `An owner removed you from ${household}.`,
  things: 'Everything in it stays with those who live there, also what you added or brought along.',
  now: (household: string) => `You are in ${household} now. What you have here is yours.`,
} as const
