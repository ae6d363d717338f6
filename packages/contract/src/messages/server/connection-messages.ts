/**
 * What is said below the calls, to whoever speaks HTTP badly, slowly or without an end. Browsers do none of it, so that
 * these stand apart from messages.ts, which every first load carries.
 */
export const connection_messages = {
  tooSlow: 'The request took too long to arrive',
  headersTooLarge: 'The address or the headers of the request are too long',
} as const
