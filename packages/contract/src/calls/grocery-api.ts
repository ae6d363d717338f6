import * as z from 'zod/mini'
import { suggestionsQuery } from '../recognition.ts'
import { orNull } from '../values/fields.ts'
import { type Call } from './call.ts'

/** What a thing of that name would be filed under and where it would be kept: offered, never a fact. */
export const groceryGuess = z.object({
  category: orNull(z.string()),
  storage_location: orNull(z.string()),
  /** Where another category fits the thing better than the form's words say, which bind the form alone. */
  better_category: z.optional(orNull(z.string())),
})

export type GroceryGuess = z.output<typeof groceryGuess>

/** Calls about kinds of groceries, beyond the specification; apart from `api`, which every first load carries. */
// oxfmt-ignore
export const grocery_api = {
  guessGrocery: { method: 'GET', path: '/api/groceries/guess', query: suggestionsQuery, heavy: true, response: groceryGuess },
} as const satisfies Record<string, Call>
