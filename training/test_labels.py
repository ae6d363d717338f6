"""What needs no GPU to be checked: python3 -m unittest discover training"""

import unittest

from folds import GROCERY_FOLDS, SHELF_FOLDS, SHELF_KINDS, SHELF_UNCLEAR, is_near_duplicate
from kinds import COARSE, SORTS, name_fine
from weights import name_layers

MAKERS = ('arla', 'alpro', 'bravo', 'garant', 'god morgon', 'oatly', 'pink lady', 'tropicana', 'valio', 'yoggi')


class Kinds(unittest.TestCase):
    def test_no_name_is_a_brand(self):
        for name in [name for name, _ in COARSE.values()] + list(SORTS.values()):
            self.assertFalse(any(maker in name.lower() for maker in MAKERS), name)

    def test_names_differ(self):
        names = [name for name, _ in COARSE.values()]
        self.assertEqual(len(names), len(set(names)))
        self.assertEqual(len(names), 43)

    def test_a_carton_is_called_by_its_kind_alone(self):
        self.assertEqual(name_fine('Tropicana-Apple-Juice', 'Juice'), 'Juice carton')

    def test_a_sort_of_fruit_keeps_its_name(self):
        self.assertEqual(name_fine('Vine-Tomato', 'Tomato'), 'Vine Tomato')
        self.assertEqual(name_fine('Granny-Smith', 'Apple'), 'Granny Smith Apple')


class Folds(unittest.TestCase):
    def test_each_shelf_product_is_left_out_once(self):
        parts = [SHELF_FOLDS[name] for name in 'abc']
        self.assertEqual(sum(map(len, parts)), 32)
        self.assertEqual(set.union(*parts), set(range(32)))

    def test_the_gallery_leaves_out_32_products(self):
        self.assertEqual(len(SHELF_FOLDS['a']) + len(GROCERY_FOLDS['a']), 32)
        self.assertFalse(GROCERY_FOLDS['a'] & GROCERY_FOLDS['b'])

    def test_a_product_is_a_kind_or_unclear_not_both(self):
        self.assertFalse(set(SHELF_KINDS) & SHELF_UNCLEAR)

    def test_close_numbers_of_one_product_are_near_duplicates(self):
        self.assertTrue(is_near_duplicate('ph_010043', ['010039']))
        self.assertFalse(is_near_duplicate('ph_010044', ['010039']))
        self.assertFalse(is_near_duplicate('ph_020039', ['010039']))
        self.assertFalse(is_near_duplicate('ms_3', ['010039']))


class Weights(unittest.TestCase):
    def test_all_convolutions_are_named_in_order(self):
        names = [ours for ours, _ in name_layers()]
        self.assertEqual(len(names), 52)
        self.assertEqual(names[:3], ['stem', 'blocks.0.depthwise', 'blocks.0.project'])
        self.assertEqual(names[-1], 'last')


if __name__ == '__main__':
    unittest.main()
