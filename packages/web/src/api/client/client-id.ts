/** Names this open app to the server, which does not tell it again what it changed itself. It need not be hard to guess. */
export const client_id = Math.random().toString(36).slice(2).padEnd(8, '0')
