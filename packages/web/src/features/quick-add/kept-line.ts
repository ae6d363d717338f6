import { onTokenChange } from '../../api/token.ts'

let kept = ''

// What one person typed is nothing to the next.
onTokenChange(() => (kept = ''))

/** What stood in the line when it was last seen: who looks something up on another screen finds it again. */
export const keptLine = (): string => kept

export function keepLine(line: string): void {
  kept = line
}
