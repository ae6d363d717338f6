"""What needs no fonts to be checked: python3 -m unittest discover training/receipts"""

import random
import unittest

import numpy as np

from alphabet import ALPHABET, MARKED, PLAIN
from line_texts import VARIANTS, clean, cut_row, make_texts
from photo import Photographer, find_perspective


class Letters(unittest.TestCase):
    def test_none_stands_twice(self):
        self.assertEqual(len(ALPHABET), len(set(ALPHABET)))

    def test_variants_are_letters_of_the_alphabet(self):
        for plain, variants in VARIANTS.items():
            self.assertIn(plain, PLAIN)
            self.assertLessEqual(set(variants), set(MARKED))


class Texts(unittest.TestCase):
    def test_lines_say_only_what_can_be_read(self):
        for text in make_texts(3, ['Crème brûlée', 'Ελληνικά']):
            self.assertEqual(text, clean(text))
            self.assertTrue(text)

    def test_rows_are_cut_at_wide_gaps(self):
        cuts = {tuple(cut_row('Milk 1L      1,19 B', random.Random(seed))) for seed in range(40)}
        self.assertIn(('Milk 1L', '1,19 B'), cuts)


class Photos(unittest.TestCase):
    def test_perspective_brings_corners_back(self):
        corners = np.array([[10, 12], [95, 8], [99, 190], [4, 185]], float)
        a, b, c, d, e, f, g, h = find_perspective(corners, 50, 100)
        for (x, y), (u, v) in zip(corners, [(0, 0), (50, 0), (50, 100), (0, 100)]):
            w = g * x + h * y + 1
            self.assertAlmostEqual((a * x + b * y + c) / w, u, places=6)
            self.assertAlmostEqual((d * x + e * y + f) / w, v, places=6)

    def test_a_photo_lies_on_its_side_where_it_says_so(self):
        ink = np.zeros((900, 300), np.float32)
        ink[::20] = 1
        lying = 0
        for seed in range(14):
            photographer = Photographer(random.Random(seed))
            photo = photographer.take(ink)
            self.assertEqual('sideways' in photographer.phenomena, photo.width > photo.height)
            lying += photo.width > photo.height
        self.assertGreater(lying, 0)


if __name__ == '__main__':
    unittest.main()
