"""What the classes of the looks model are called on screen: kinds, never brands."""

# Coarse name in the data set: what people call it, and the category it goes to.
COARSE = {
    'Apple': ('Apple', 'Produce'),
    'Avocado': ('Avocado', 'Produce'),
    'Banana': ('Banana', 'Produce'),
    'Kiwi': ('Kiwi', 'Produce'),
    'Lemon': ('Lemon', 'Produce'),
    'Lime': ('Lime', 'Produce'),
    'Mango': ('Mango', 'Produce'),
    'Melon': ('Melon', 'Produce'),
    'Nectarine': ('Nectarine', 'Produce'),
    'Orange': ('Orange', 'Produce'),
    'Papaya': ('Papaya', 'Produce'),
    'Passion-Fruit': ('Passion Fruit', 'Produce'),
    'Peach': ('Peach', 'Produce'),
    'Pear': ('Pear', 'Produce'),
    'Pineapple': ('Pineapple', 'Produce'),
    'Plum': ('Plum', 'Produce'),
    'Pomegranate': ('Pomegranate', 'Produce'),
    'Red-Grapefruit': ('Grapefruit', 'Produce'),
    'Satsumas': ('Satsuma', 'Produce'),
    'Juice': ('Juice carton', 'Beverages'),
    'Milk': ('Milk carton', 'Dairy'),
    'Oatghurt': ('Oat yogurt carton', 'Dairy'),
    'Oat-Milk': ('Oat drink carton', 'Beverages'),
    'Sour-Cream': ('Sour cream tub', 'Dairy'),
    'Sour-Milk': ('Sour milk carton', 'Dairy'),
    'Soyghurt': ('Soy yogurt carton', 'Dairy'),
    'Soy-Milk': ('Soy drink carton', 'Beverages'),
    'Yoghurt': ('Yogurt carton', 'Dairy'),
    'Asparagus': ('Asparagus', 'Produce'),
    'Aubergine': ('Eggplant', 'Produce'),
    'Cabbage': ('Cabbage', 'Produce'),
    'Carrots': ('Carrot', 'Produce'),
    'Cucumber': ('Cucumber', 'Produce'),
    'Garlic': ('Garlic', 'Produce'),
    'Ginger': ('Ginger', 'Produce'),
    'Leek': ('Leek', 'Produce'),
    'Mushroom': ('Mushroom', 'Produce'),
    'Onion': ('Onion', 'Produce'),
    'Pepper': ('Bell Pepper', 'Produce'),
    'Potato': ('Potato', 'Produce'),
    'Red-Beet': ('Beetroot', 'Produce'),
    'Tomato': ('Tomato', 'Produce'),
    'Zucchini': ('Zucchini', 'Produce'),
}

# Sorts that read better than the data set's own words; the others keep theirs.
SORTS = {
    'Golden-Delicious': 'Golden Delicious Apple',
    'Granny-Smith': 'Granny Smith Apple',
    'Pink-Lady': 'Cripps Pink Apple',
    'Red-Delicious': 'Red Delicious Apple',
    'Royal-Gala': 'Royal Gala Apple',
    'Anjou': 'Anjou Pear',
    'Conference': 'Conference Pear',
    'Kaiser': 'Kaiser Pear',
    'Red-Grapefruit': 'Red Grapefruit',
    'Satsumas': 'Satsuma',
    'Aubergine': 'Eggplant',
    'Carrots': 'Carrot',
    'Red-Beet': 'Beetroot',
    'Regular-Tomato': 'Tomato',
}


def name_coarse(coarse):
    return COARSE[coarse][0]


def name_category(coarse):
    return COARSE[coarse][1]


def name_fine(fine, coarse):
    """A sort of produce by its own name; a carton only by its kind, since its class is one maker's package."""
    if name_category(coarse) != 'Produce':
        return name_coarse(coarse)
    return SORTS.get(fine, fine.replace('-', ' '))
