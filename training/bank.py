"""Cut-outs to paste and backgrounds to paste them on, for composed scenes."""

import numpy as np
from PIL import Image, ImageDraw

from crops import find_bare

CUTOUT, BACKGROUND = 128, 208
SMALLEST = 28
CARTONS = range(28, 59)
GROCERY_STEP = 4
GROCERY_WEIGHT = 0.35


def cut_outline(picture, points):
    """One labelled thing with its outline as the fourth channel, stretched to a square, and its width over height."""
    width, height = picture.size
    outline = points * (width, height)
    left, top = outline.min(0).clip(0)
    right, bottom = np.minimum(outline.max(0), (width, height))
    is_cut_off = left < 2 or top < 2 or right > width - 2 or bottom > height - 2
    if is_cut_off or min(right - left, bottom - top) < SMALLEST:
        return None
    mask = Image.new('L', (width * 2, height * 2))
    ImageDraw.Draw(mask).polygon([tuple(point) for point in outline * 2], fill=255)
    layered = picture.copy()
    layered.putalpha(mask.resize((width, height), Image.BILINEAR))
    extent = (left - 1, top - 1, right + 1, bottom + 1)
    square = layered.transform((CUTOUT, CUTOUT), Image.EXTENT, extent, Image.BILINEAR)
    return np.asarray(square), (right - left) / (bottom - top)


def cut_grocery(picture, fine, random):
    """The middle of a photo of one kind in a rounded shape: fruit in ellipses, cartons in upright rectangles."""
    is_carton = fine in CARTONS
    side = picture.shape[0]
    left, top = (0.1, 0.05) if is_carton else (0.175, 0.175)
    extent = (left * side, top * side, (1 - left) * side, (1 - top) * side)
    square = Image.fromarray(picture).transform((CUTOUT, CUTOUT), Image.EXTENT, extent, Image.BILINEAR)
    across, along = np.meshgrid(np.linspace(-1, 1, CUTOUT), np.linspace(-1, 1, CUTOUT))
    roundness = 8 if is_carton else random.choice([2, 2.5])
    mask = (np.abs(across) ** roundness + np.abs(along) ** roundness < 1) * 255
    aspect = (1 - 2 * left) / (1 - 2 * top) * (random.uniform(0.5, 1) if is_carton else 1)
    return np.dstack([np.asarray(square), mask.astype(np.uint8)]), aspect


def build_bank(shelves, polygons, groceries, random):
    """Cut-outs (n, 4, side, side), their aspects, and how often each is drawn: packages before fruit."""
    found = [cut_outline(s.picture, points) for s in shelves for _, points in polygons.get(s.name, [])]
    packages = [pair for pair in found if pair is not None]
    rows = np.flatnonzero(groceries.split == 'train')[::GROCERY_STEP]
    fruit = [cut_grocery(groceries.pictures[row], groceries.fine[row], random) for row in rows]
    pictures, aspects = zip(*packages, *fruit)
    weights = np.ones(len(pictures), np.float32)
    weights[len(packages) :] = GROCERY_WEIGHT * len(packages) / max(1, len(fruit))
    return np.stack(pictures).transpose(0, 3, 1, 2), np.array(aspects, np.float32), weights


def build_backgrounds(shelves, random):
    """One bare part of each photo that has one."""
    squares = []
    for shelf in shelves:
        found = find_bare(shelf, random, share=(0.3, 0.9))
        if found is not None:
            squares.append(np.asarray(shelf.picture.transform((BACKGROUND, BACKGROUND), Image.EXTENT, found, Image.BILINEAR)))
    return np.stack(squares).transpose(0, 3, 1, 2)
