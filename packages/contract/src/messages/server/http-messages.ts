/** What the server says of requests that no call of ours makes, and of itself. No screen needs these words before it hears them. */
export const http_messages = {
  routeNotFound: 'There is nothing at this address',
  bodyTooLarge: 'The request is too large',
  mediaType: 'This kind of content is not supported',
  badRequest: 'The request could not be understood',
  tooManyRequests: 'Too many attempts. Please wait a moment and try again.',
  databaseUnavailable: 'Larder cannot reach its data right now. Please try again in a moment.',
  diskFull: 'The disk of the server is full. Nothing was changed; please try again when there is room.',
  failed: (request_id: string) =>
    `Something went wrong on our side. Please try again; if it happens again, mention request ${request_id}.`,
} as const
