import { fresh_groceries } from './table/fresh.ts'
import type { GroceryRow } from './table/grocery-row.ts'
import { home_goods } from './table/home.ts'
import { pantry_groceries } from './table/pantry.ts'

/** The word list of everyday groceries in ten languages; a new kind is a row, a new language some words in each. */
export const groceries: readonly GroceryRow[] = [...fresh_groceries, ...pantry_groceries, ...home_goods]
