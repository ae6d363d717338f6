import { type GroceryGuess } from '@larder/contract/calls/grocery-api'
import { createContext } from 'react'

/** What a thing of the name typed so far may be; an edit of an item guesses nothing. */
export const NameGuessContext = createContext<GroceryGuess | null>(null)
