/** Lets the browser do what waits: a tap is heard, a frame is painted. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
