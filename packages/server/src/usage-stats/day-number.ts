const day_ms = 86_400_000

/** Days as the forecast counts them; a calendar day is midnight in UTC to every engine. */
export const dayNumber = (day: string): number => Date.parse(day) / day_ms
