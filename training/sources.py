"""Reads the two data sets from their zip files: groceries (one thing a photo) and shelves (boxes in photos)."""

import csv
import io
import json
import zipfile
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from PIL import Image

GROCERIES, SHELVES, POLYGONS = 'gsd224.zip', 'det416.zip', 'det416-polygons.zip'


@dataclass
class Groceries:
    """Photos of one kind each, 224 px, with the class of the finer level and the official split."""

    pictures: np.ndarray
    fine: np.ndarray
    split: np.ndarray


@dataclass
class Shelf:
    """One photo with its boxes: `products` are class numbers, `boxes` left, top, right, bottom in pixels."""

    name: str
    picture: Image.Image
    products: np.ndarray
    boxes: np.ndarray
    split: str


def read_picture(archive, name):
    return Image.open(io.BytesIO(archive.read(name))).convert('RGB')


def read_groceries(data, every=1):
    """`every` takes each n-th photo alone, for trials."""
    with zipfile.ZipFile(Path(data) / GROCERIES) as archive:
        rows = list(csv.DictReader(io.StringIO(archive.read('gsd224/index.csv').decode())))[::every]
        pictures = np.stack([np.asarray(read_picture(archive, f'gsd224/{row["file"]}')) for row in rows])
    fine = np.array([int(row['fine']) for row in rows])
    return Groceries(pictures, fine, np.array([row['split'] for row in rows]))


def read_classes(path):
    """The fine and the coarse name of each class, in the order of the class numbers."""
    with open(path, newline='') as file:
        rows = sorted(csv.DictReader(file), key=lambda row: int(row['Class ID (int)']))
    return [(row['Class Name (str)'], row['Coarse Class Name (str)']) for row in rows]


def read_shelf(archive, name):
    picture = read_picture(archive, name)
    lines = archive.read(name.replace('/images/', '/labels/').replace('.jpg', '.txt')).decode().split('\n')
    rows = np.array([[float(value) for value in line.split()] for line in lines if line.strip()]).reshape(-1, 5)
    centres, sizes = rows[:, 1:3] * picture.size, rows[:, 3:5] * picture.size
    boxes = np.concatenate([centres - sizes / 2, centres + sizes / 2], 1).astype(np.float32)
    split = 'val' if '/val/' in name else 'train'
    return Shelf(Path(name).stem, picture, rows[:, 0].astype(int), boxes, split)


def read_shelves(data, every=1):
    with zipfile.ZipFile(Path(data) / SHELVES) as archive:
        names = sorted(name for name in archive.namelist() if name.endswith('.jpg'))[::every]
        return [read_shelf(archive, name) for name in names]


def read_polygons(data):
    """Outlines by photo name, in fractions of the photo: lists of (product, points)."""
    with zipfile.ZipFile(Path(data) / POLYGONS) as archive:
        stored = json.loads(archive.read('poly.json'))
    return {
        f'ph_{name}': [(product, np.array(points).reshape(-1, 2) / 2000) for product, points in outlines]
        for name, outlines in stored.items()
    }


def is_fridge(shelf):
    return shelf.name.startswith('ms_')
