"""Photos on square canvases with their boxes, and random views of them."""

import math

import numpy as np
import torch
from PIL import Image
from torch.nn import functional as F

from augment import uniform
from schedule import DEVICE

SIDE = 416
GREY = 114
MOST_THINGS = 48


def letterbox(shelf):
    """The photo at the canvas's upper left, its longer side filling it, the rest grey; boxes in canvas pixels."""
    scale = SIDE / max(shelf.picture.size)
    width, height = (round(length * scale) for length in shelf.picture.size)
    canvas = np.full((SIDE, SIDE, 3), GREY, np.uint8)
    canvas[:height, :width] = np.asarray(shelf.picture.resize((width, height), Image.BILINEAR))
    return canvas, shelf.boxes * scale, (width, height)


class Canvases:
    """All photos of a set as tensors on the device."""

    def __init__(self, shelves):
        boxed = [letterbox(shelf) for shelf in shelves]
        self.truths = [boxes for _, boxes, _ in boxed]
        padded = np.zeros((len(boxed), MOST_THINGS, 4), np.float32)
        for row, boxes in enumerate(self.truths):
            padded[row, : len(boxes)] = boxes[:MOST_THINGS]
        pictures = np.stack([canvas for canvas, _, _ in boxed])
        self.pictures = torch.from_numpy(pictures).permute(0, 3, 1, 2).contiguous().to(DEVICE)
        self.boxes = torch.from_numpy(padded).to(DEVICE)
        self.counts = torch.tensor([min(len(boxes), MOST_THINGS) for boxes in self.truths], device=DEVICE)
        self.sizes = torch.tensor([size for _, _, size in boxed], device=DEVICE, dtype=torch.float)

    def view(self, rows, backgrounds):
        """Photos scaled, turned, mirrored and moved at random, what then lies outside them filled with background."""
        count = len(rows)
        matrix = draw_matrix(count)
        inverse = torch.linalg.inv(matrix)
        size = self.sizes[rows]
        source = size * torch.stack([uniform(count, 0.3, 0.7, DEVICE), uniform(count, 0.3, 0.7, DEVICE)], 1)
        target = SIDE * torch.stack([uniform(count, 0.35, 0.65, DEVICE), uniform(count, 0.35, 0.65, DEVICE)], 1)
        half = SIDE / 2
        offset = ((inverse @ (half - target).unsqueeze(2)).squeeze(2) + source - half) / half
        grid = F.affine_grid(torch.cat([inverse, offset.unsqueeze(2)], 2), [count, 3, SIDE, SIDE], align_corners=False)
        seen = F.grid_sample(self.pictures[rows].float() / 255, grid, align_corners=False)
        place = (grid + 1) * half
        inside = ((place >= 0) & (place < size.view(-1, 1, 1, 2))).all(3).unsqueeze(1)
        boxes, kept = move_boxes(self.boxes[rows], matrix, source, target)
        kept &= torch.arange(MOST_THINGS, device=DEVICE) < self.counts[rows].unsqueeze(1)
        return torch.where(inside, seen, backgrounds), boxes, kept


def draw_matrix(count):
    """Half the photos closer, half farther away; a few on their side."""
    closer = torch.exp(uniform(count, math.log(0.8), math.log(2.2), DEVICE))
    farther = torch.exp(uniform(count, math.log(0.35), math.log(1.1), DEVICE))
    scale = torch.where(uniform(count, 0, 1, DEVICE) < 0.5, closer, farther)
    stretch = torch.exp(uniform(count, -0.18, 0.18, DEVICE))
    mirror = (uniform(count, 0, 1, DEVICE) < 0.5).float() * 2 - 1
    angle = uniform(count, -12, 12, DEVICE) * math.pi / 180 + (uniform(count, 0, 1, DEVICE) < 0.06) * math.pi / 2
    sx, sy = scale * stretch * mirror, scale / stretch
    rows = [[angle.cos() * sx, -angle.sin() * sy], [angle.sin() * sx, angle.cos() * sy]]
    return torch.stack([torch.stack(row, 1) for row in rows], 1)


def move_boxes(boxes, matrix, source, target):
    """Boxes after the view; between the turned rectangle and the turned ellipse, since few things fill their corners."""
    centre = (boxes[..., :2] + boxes[..., 2:]) / 2 - source.unsqueeze(1)
    half = (boxes[..., 2:] - boxes[..., :2]) / 2
    centre = centre @ matrix.transpose(1, 2) + target.unsqueeze(1)
    rectangle = half @ matrix.abs().transpose(1, 2)
    ellipse = (half**2 @ (matrix**2).transpose(1, 2)).sqrt()
    reach = (rectangle + ellipse) / 2
    whole = (2 * reach).prod(-1)
    seen = torch.cat([centre - reach, centre + reach], -1).clamp(0, SIDE)
    size = seen[..., 2:] - seen[..., :2]
    return seen, (size.prod(-1) > 0.3 * whole) & (size > 6).all(-1)
