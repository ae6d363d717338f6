"""Cuts things and bare background out of shelf photos, by the rule the app follows as well."""

import numpy as np
from PIL import Image

SIDE = 224
MARGIN = 1.08
GREY = (114, 114, 114)
SMALLEST = 20


def square_around(box, size):
    """A square a little larger than the box, moved into the photo as far as it fits: context instead of filling."""
    side = max(box[2] - box[0], box[3] - box[1]) * MARGIN
    corner = []
    for low, high, length in ((box[0], box[2], size[0]), (box[1], box[3], size[1])):
        start = (low + high - side) / 2
        corner.append(min(max(start, 0), length - side) if side <= length else (length - side) / 2)
    return corner[0], corner[1], corner[0] + side, corner[1] + side


def cut(picture, square, side=SIDE):
    """The square scaled to the model's size; what lies outside the photo is grey."""
    left, top, right, bottom = square
    scale = side / (right - left)
    inner = (max(left, 0), max(top, 0), min(right, picture.width), min(bottom, picture.height))
    size = max(1, round((inner[2] - inner[0]) * scale)), max(1, round((inner[3] - inner[1]) * scale))
    crop = Image.new('RGB', (side, side), GREY)
    corner = round((inner[0] - left) * scale), round((inner[1] - top) * scale)
    crop.paste(picture.resize(size, Image.BILINEAR, box=inner), corner)
    return np.asarray(crop)


def cut_things(shelves):
    """All labelled things that are not too small: crops, product numbers and the photos they come from."""
    crops, products, photos = [], [], []
    for index, shelf in enumerate(shelves):
        for product, box in zip(shelf.products, shelf.boxes):
            if min(box[2] - box[0], box[3] - box[1]) >= SMALLEST:
                crops.append(cut(shelf.picture, square_around(box, shelf.picture.size)))
                products.append(product)
                photos.append(index)
    return np.stack(crops), np.array(products), np.array(photos)


def overlaps(box, others):
    return any(box[0] < o[2] and o[0] < box[2] and box[1] < o[3] and o[1] < box[3] for o in others)


def find_bare(shelf, random, tries=12, share=(0.2, 0.7)):
    """A rectangle of the photo that touches no labelled thing, or None."""
    width, height = shelf.picture.size
    for _ in range(tries):
        w, h = random.uniform(*share) * width, random.uniform(*share) * height
        left, top = random.uniform(0, width - w), random.uniform(0, height - h)
        if not overlaps((left, top, left + w, top + h), shelf.boxes):
            return left, top, left + w, top + h
    return None


def cut_bare(shelves, random, each=3):
    """Squares without a product: what a detector that errs would hand on."""
    crops = []
    for shelf in shelves:
        for _ in range(each):
            found = find_bare(shelf, random)
            if found is not None:
                crops.append(cut(shelf.picture, square_around(found, shelf.picture.size)))
    return np.stack(crops) if crops else np.empty((0, SIDE, SIDE, 3), np.uint8)
