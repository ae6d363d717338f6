"""All pictures the looks model learns from or is measured on, in one list with their labels."""

from dataclasses import dataclass

import numpy as np
import torch

from crops import cut_bare, cut_things
from folds import GROCERY_FOLDS, SHELF_FOLDS, SHELF_KINDS, SHELF_UNCLEAR, is_near_duplicate
from sources import read_groceries, read_shelves

FINE_KINDS = 81
NONE = FINE_KINDS
UNKNOWN = -1
SHELF_BASE = 100
BARE = -1
THINGS_SHARE, BARE_SHARE = 0.35, 0.2


@dataclass
class Rows:
    """`kind` is a fine class, NONE or UNKNOWN; `product` numbers what a gallery tells apart; `trained` may be learned."""

    pictures: torch.Tensor
    kind: np.ndarray
    product: np.ndarray
    occasion: np.ndarray
    split: np.ndarray
    trained: np.ndarray

    def weights(self):
        """Groceries once a round, shelf things by the root of how rare their product is, background beside them."""
        weights = self.trained.astype(float)
        groceries = (self.product >= 0) & (self.product < SHELF_BASE)
        things = (self.product >= SHELF_BASE) & self.trained
        count = (groceries & self.trained).sum()
        products, frequency = np.unique(self.product[things], return_counts=True)
        weights[things] = 1 / np.sqrt(frequency[np.searchsorted(products, self.product[things])])
        weights[things] *= THINGS_SHARE * count / weights[things].sum()
        bare = (self.product == BARE) & self.trained
        weights[bare] = BARE_SHARE * count / max(1, bare.sum())
        return torch.from_numpy(weights)


def number_of(name):
    return int(name[5:] if name.startswith('ph_') else name[3:])


def kind_of(product):
    return SHELF_KINDS.get(product, UNKNOWN if product in SHELF_UNCLEAR else NONE)


def read_rows(data, shelf_fold, grocery_fold, with_val, left_out_photos=(), every=1):
    """Left-out products leave with every photo they stand in, its background included."""
    groceries, shelves = read_groceries(data, every), read_shelves(data, every)
    left_out = SHELF_FOLDS[shelf_fold]
    usable = np.array(
        [not left_out & set(s.products) and not is_near_duplicate(s.name, left_out_photos) for s in shelves]
    )
    things, products, photos = cut_things(shelves)
    groups = [[s for s, is_usable in zip(shelves, usable) if is_usable == wanted] for wanted in (True, False)]
    bare = [cut_bare(group, np.random.default_rng(7)) for group in groups]
    bare_count = sum(map(len, bare))
    learned = np.isin(groceries.split, ['train', 'val'] if with_val else ['train'])
    learned &= ~np.isin(groceries.fine, list(GROCERY_FOLDS[grocery_fold]))
    numbers = np.array([number_of(s.name) for s in shelves])
    pictures = np.concatenate([groceries.pictures, things, *bare])
    return Rows(
        pictures=torch.from_numpy(pictures).permute(0, 3, 1, 2).contiguous(),
        kind=np.concatenate([groceries.fine, [kind_of(p) for p in products], np.full(bare_count, NONE)]),
        product=np.concatenate([groceries.fine, SHELF_BASE + products, np.full(bare_count, BARE)]),
        occasion=np.concatenate([(groceries.split == 'test').astype(int), numbers[photos], np.zeros(bare_count, int)]),
        split=np.concatenate([groceries.split, np.full(len(things) + bare_count, 'shelf')]),
        trained=np.concatenate([learned, usable[photos], np.repeat([True, False], [len(bare[0]), len(bare[1])])]),
    )
