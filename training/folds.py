"""Which products are left out of which run, so that figures for new products come from models that never saw them."""

# Class numbers of the shelves: 0 to 23 are packages (7 and 10 loose garlic and lemons), 24 to 31 stand in one fridge.
FRIDGE = set(range(24, 32))
SHELF_FOLDS = {
    'a': {0, 3, 9, 12, 14, 16, 19, 22} | FRIDGE,
    'b': {1, 4, 6, 11, 13, 17, 20, 21},
    'c': {2, 5, 7, 8, 10, 15, 18, 23},
    'none': set(),
}

# Fine classes of the groceries a gallery run leaves out: cartons, then fruit and vegetables.
GROCERY_FOLDS = {
    'a': {28, 31, 34, 37, 40, 43, 46, 49, 52, 55} | {6, 10, 14, 25, 62, 70},
    'b': {29, 32, 35, 38, 41, 44, 47, 50, 53, 57} | {8, 12, 17, 23, 61, 71},
    'none': set(),
}

# Shelf products that are a kind the groceries know: garlic, lemon, mushroom, orange.
SHELF_KINDS = {7: 64, 10: 8, 27: 67, 29: 16}
# Neither a known kind nor safely none of them: juice, all-purpose cream, yogurt, a squash.
SHELF_UNCLEAR = {11, 15, 25, 30}


def is_near_duplicate(name, others):
    """Shelf photos are numbered along a walk past one product: close numbers show nearly the same."""
    if not name.startswith('ph_'):
        return False
    product, number = name[3:5], int(name[5:])
    return any(other[:2] == product and abs(int(other[2:]) - number) <= 4 for other in others)
