/** For how many days something keeps: as bought, from the day it is opened, frozen, or thawed again. */
export interface ShelfLives {
  readonly bought: number
  readonly opened: number
  readonly frozen: number
  readonly thawed: number
}

const bought_frozen: ShelfLives = { bought: 180, opened: 60, frozen: 180, thawed: 1 }
const dry: ShelfLives = { bought: 365, opened: 90, frozen: 365, thawed: 90 }

/**
 * A careful guess for each category of food, until a household's own dates say better; a date that is too early costs a
 * look, one too late the food. What is missing here does not go off.
 */
export const usual_shelf_lives: ReadonlyMap<string, ShelfLives> = new Map(
  Object.entries({
    Dairy: { bought: 14, opened: 5, frozen: 90, thawed: 2 },
    Meat: { bought: 3, opened: 3, frozen: 180, thawed: 1 },
    Seafood: { bought: 2, opened: 2, frozen: 120, thawed: 1 },
    Bakery: { bought: 4, opened: 4, frozen: 90, thawed: 2 },
    Produce: { bought: 7, opened: 3, frozen: 240, thawed: 1 },
    Frozen: bought_frozen,
    'Frozen Foods': bought_frozen,
    Beverages: { bought: 180, opened: 5, frozen: 180, thawed: 3 },
    Snacks: { bought: 120, opened: 14, frozen: 180, thawed: 14 },
    'Canned Goods': { bought: 730, opened: 3, frozen: 730, thawed: 2 },
    Pantry: dry,
    'Dry Goods': dry,
    Grains: dry,
    Baking: dry,
    Condiments: { bought: 365, opened: 60, frozen: 365, thawed: 14 },
    Spices: { bought: 730, opened: 365, frozen: 730, thawed: 365 },
    'Pet Supplies': { bought: 365, opened: 30, frozen: 365, thawed: 3 },
  }),
)
