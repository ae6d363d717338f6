/** What the server says where a stream of changes cannot be had. The client asks now and then instead, so nobody reads it on a screen. */
export const live_messages = {
  unavailable: 'Changes of others cannot be told at once right now. Please ask again from time to time.',
  full: 'Too many people are told of changes at once. Please ask again from time to time.',
  sessionFull: 'This device is told of changes in too many windows already.',
  personFull: 'You are told of changes on too many devices already.',
  householdFull: 'Your household is told of changes on too many devices already.',
} as const
