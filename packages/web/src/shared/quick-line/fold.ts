/** Words as they are compared here. */
export const fold = (text: string): string => text.trim().toLowerCase()
