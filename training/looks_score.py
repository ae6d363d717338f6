"""Scores of the looks model: kinds on the official test rows, wrongly named things, calibration, the gallery."""

import numpy as np
import torch

from folds import GROCERY_FOLDS, SHELF_FOLDS
from gallery import Gallery, fit_projection
from looks_net import count_colours
from looks_rows import BARE, NONE, SHELF_BASE
from schedule import DEVICE

ALLOWED_WRONG = 0.02
SHOTS = (1, 3, 5)
EMBEDDING = 256
RECIPES = [
    {'pooled': 1.0},
    {'identity': 1.0},
    {'pooled': 1.0, 'identity': 0.7},
    {'pooled': 1.0, 'middle': 0.7},
    {'pooled': 1.0, 'colour': 0.5},
    {'pooled': 1.0, 'identity': 0.7, 'middle': 0.5},
    {'pooled': 1.0, 'identity': 0.7, 'middle': 0.5, 'colour': 0.4},
    {'pooled': 1.0, 'identity': 1.0, 'middle': 1.0, 'colour': 0.7},
]


@torch.no_grad()
def look(net, pictures):
    """Logits and all cues for every picture as it is."""
    net.eval()
    found = {'logits': [], 'pooled': [], 'middle': [], 'identity': [], 'colour': []}
    for part in pictures.split(256):
        x = part.to(DEVICE).float() / 127.5 - 1
        pooled, middle = net.pool(x)
        found['logits'].append(net.kind(pooled))
        found['pooled'].append(torch.nn.functional.normalize(pooled, dim=1))
        found['middle'].append(torch.nn.functional.normalize(middle, dim=1))
        found['identity'].append(net.embed_identity(pooled))
        found['colour'].append(count_colours(x))
    return {name: torch.cat(parts) for name, parts in found.items()}


def fit_temperature(logits, kinds):
    """The one number that makes chances true on rows the net did not learn."""
    truth = torch.as_tensor(kinds, device=logits.device)
    candidates = torch.exp(torch.linspace(-1.6, 1.1, 109)).tolist()
    return min(candidates, key=lambda t: torch.nn.functional.cross_entropy(logits / t, truth).item())


def sum_coarse(logits, temperature, coarse_of):
    """Chances of the coarse kinds, "none of them" last."""
    fine = (logits / temperature).softmax(1)
    table = torch.zeros(fine.shape[1], max(coarse_of) + 2, device=fine.device)
    for index, coarse in enumerate([*coarse_of, max(coarse_of) + 1]):
        table[index, coarse] = 1
    return fine @ table


def choose_threshold(chances, none):
    """The lowest that names at most the allowed share of things that are no known kind."""
    if len(chances) == 0:
        return 0.5
    best, place = chances.max(1)
    named = torch.where(place == none, torch.zeros_like(best), best)
    return max(0.2, round(torch.quantile(named, 1 - ALLOWED_WRONG).item() + 0.005, 2))


def score_kinds(rows, logits, coarse_of, temperature=None, threshold=None):
    """Test rows count as right only where they are named at all; half the left-out things choose the threshold."""
    coarse_of_kind = np.array([*coarse_of, max(coarse_of) + 1])
    none = max(coarse_of) + 1
    val, test = rows.split == 'val', rows.split == 'test'
    temperature = temperature or fit_temperature(logits[pick(val)], rows.kind[val])
    chances = sum_coarse(logits, temperature, coarse_of)
    strangers = (rows.kind == NONE) & ~rows.trained
    key = np.where(rows.product == BARE, np.arange(len(strangers)), rows.product)
    threshold = threshold or choose_threshold(chances[pick(strangers & (key % 2 == 0))], none)
    best, place = (part.cpu().numpy() for part in chances.max(1))
    named = (place != none) & (best >= threshold)
    right = place == coarse_of_kind[np.where(rows.kind < 0, 0, rows.kind)]
    others, bare = strangers & (key % 2 == 1), strangers & (rows.product == BARE)
    bands = [(low, low + 0.1) for low in np.arange(0.2, 1, 0.1)]
    inside = [test & (best >= low) & (best < high + (high > 0.99)) for low, high in bands]
    return {
        'temperature': round(temperature, 3),
        'threshold': threshold,
        'fine': share(logits.argmax(1).cpu().numpy() == rows.kind, test),
        'coarse': share(right, test),
        'coarse_named_and_right': share(right & named, test),
        'of_named_right': share(right, test & named),
        'val_coarse': share(right, val),
        'wrongly_named': share(named, others),
        'wrongly_named_all': share(named, strangers),
        'wrongly_named_background': share(named, bare),
        'strangers': int(others.sum()),
        'bands': [[round(float(best[band].mean()), 2), share(right, band), int(band.sum())] for band in inside if band.any()],
    }


def pick(rows):
    return torch.from_numpy(np.flatnonzero(rows)).to(DEVICE)


def share(hits, among):
    return round(float(hits[among].mean()), 4) if among.any() else None


def join(cues, recipe):
    return torch.cat([cues[name] * weight for name, weight in recipe.items()], 1)


def score_gallery(rows, cues, shelf_fold, grocery_fold):
    """Each way to make one vector of the cues, unchanged and projected, on products the net never learned."""
    gallery = Gallery(rows.product, rows.occasion)
    wanted = {SHELF_BASE + product for product in SHELF_FOLDS[shelf_fold]} | GROCERY_FOLDS[grocery_fold]
    learned = pick(rows.trained)
    scores = []
    for recipe in RECIPES:
        joined = join(cues, recipe)
        for power in (None, 0.0, 0.25, 0.5):
            if power is None:
                embedded = joined
            else:
                matrix, offset = fit_projection(joined[learned], EMBEDDING, power)
                embedded = joined @ matrix.T + offset
            embedded = torch.nn.functional.normalize(embedded, dim=1)
            by_shots = {shots: gallery.score(embedded, wanted, shots) for shots in SHOTS}
            scores.append({'recipe': recipe, 'power': power, 'shots': by_shots})
    return scores
