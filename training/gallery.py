"""How well new products are found again by a few confirmed crops: the figures behind the household's own gallery."""

import numpy as np
import torch

ROUNDS = 20
MOST_QUERIES = 30


class Gallery:
    """Crops with their product and a key that tells apart which could have been taken on the same occasion."""

    def __init__(self, products, occasions):
        self.products, self.occasions = np.asarray(products), np.asarray(occasions)

    def draw(self, product, shots, random):
        """Confirmed crops from one half of the occasions, queries from the other."""
        rows = np.where(self.products == product)[0]
        halves = np.unique(self.occasions[rows])
        cut = np.median(halves)
        early, late = rows[self.occasions[rows] < cut], rows[self.occasions[rows] >= cut]
        if len(early) == 0 or len(late) == 0:
            return None
        if random.random() < 0.5 and self.occasions[rows].max() > 1:
            early, late = late, early
        shown = random.choice(early, min(shots, len(early)), replace=False)
        asked = random.choice(late, min(MOST_QUERIES, len(late)), replace=False)
        return shown, asked

    def score(self, embedded, wanted, shots, seed=0):
        """Mean over products of the share found first and among the first three, over many draws."""
        random = np.random.default_rng(seed)
        first, three = [], []
        for _ in range(ROUNDS):
            drawn = [self.draw(product, shots, random) for product in sorted(wanted)]
            shown, asked = zip(*(rows for rows in drawn if rows is not None))
            alike = (embedded[np.concatenate(asked)] @ embedded[np.concatenate(shown)].T).cpu().numpy()
            ends = np.cumsum([len(rows) for rows in shown])[:-1]
            best = np.stack([part.max(1) for part in np.split(alike, ends, axis=1)], 1)
            truth = np.repeat(np.arange(len(asked)), [len(rows) for rows in asked])
            rank = (best > best[np.arange(len(truth)), truth][:, None]).sum(1)
            first += [(rank[truth == product] < 1).mean() for product in range(len(asked))]
            three += [(rank[truth == product] < 3).mean() for product in range(len(asked))]
        return {'top1': round(float(np.mean(first)), 4), 'top3': round(float(np.mean(three)), 4), 'products': len(asked)}


def fit_projection(cues, size, power):
    """The main directions of the cues of training crops, strong ones damped by `power`; answers matrix and offset."""
    mean = cues.mean(0)
    _, strengths, directions = torch.linalg.svd(cues - mean, full_matrices=False)
    size = min(size, len(strengths))
    matrix = directions[:size] / strengths[:size].clamp_min(1e-6).unsqueeze(1) ** power
    return matrix, -(matrix @ mean)
