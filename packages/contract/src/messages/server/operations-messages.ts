/** What only the server says, to programs and operators. Not part of messages.ts, which every visitor's first load carries. */
export const operations_messages = {
  stopping: 'Larder is restarting. Nothing was changed; please try again in a moment.',
  visionTokenWrong: 'This vision worker has another token',
} as const
