/** What else stands in a larder: names that share words with what people photograph, and many that do not. */
export const others =
  `Sunflower Oil|Canola Margarine|Peanut Brittle|Chocolate Drink|Instant Coffee|Coconut Milk|Tuna Salad|Sardines in Oil
Corned Beef Hash|Tomato Paste|Spaghetti|Soy Milk|Mayonnaise Light|Cream Crackers|Toothbrush|Hair Conditioner|Bar Soap|Bleach
Orange Juice|Sparkling Lemonade|Greek Yoghurt|Cheddar|Butter|Eggs|Rye Bread|Basmati Rice|Brown Sugar|Honey|Olives|Pickles
Frozen Peas|Vanilla Ice Cream|Dish Soap|Paper Towels|Light Bulbs|Cat Food|Dog Biscuits|Green Tea|Cocoa Powder|Oats`.split(
    /[|\n]/,
  )

/** Who made it, as far as its name says: words in capitals lead it. */
export const brandOf = (name) => /^(?:[\p{Lu}\p{N}]\S*\s+)+(?=\p{Ll})/u.exec(name)?.[0].trim() ?? null

/** Whole numbers below a limit, the same each time it is run. */
export function createDraw(seed) {
  let state = seed
  return (limit) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return Math.floor((state / 2 ** 31) * limit)
  }
}
