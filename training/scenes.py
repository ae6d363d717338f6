"""Composes training scenes: real photos seen anew, and cut-outs pasted on them or on bare backgrounds."""

import math
import random

import torch
from torch.nn import functional as F

from augment import as_column, uniform
from canvases import SIDE
from schedule import DEVICE

MOST = 10
REAL_SHARE, PASTE_SHARE, ROW_SHARE, SWAP_SHARE = 0.7, 0.6, 0.45, 0.4


def to_device(values):
    return torch.from_numpy(values).contiguous().to(DEVICE)


def chance(*shape):
    return torch.rand(*shape, device=DEVICE)


class Scenes:
    def __init__(self, canvases, bank, backgrounds):
        self.canvases = canvases
        self.cutouts, self.aspects, self.weights = map(to_device, bank)
        self.backgrounds = to_device(backgrounds)

    def draw(self, count):
        """Pictures (0 to 1), boxes in pixels and which of them count."""
        is_real = uniform(count, 0, 1, DEVICE) < REAL_SHARE
        rows = torch.randint(len(self.canvases.pictures), (count,), device=DEVICE)
        bare = self.draw_backgrounds(count)
        x, boxes, valid = self.canvases.view(rows, bare)
        x, valid = torch.where(as_column(is_real), x, bare), valid & is_real.unsqueeze(1)
        is_pasted = (uniform(count, 0, 1, DEVICE) < PASTE_SHARE) | ~is_real
        number = torch.randint(1, MOST + 1, (count,), device=DEVICE) * is_pasted
        x, owners, areas = self.paste(x, number)
        valid = valid & (measure_cover(owners, boxes) < 0.55)
        pasted, shown = find_visible(owners, areas)
        return x, torch.cat([boxes, pasted], 1), torch.cat([valid, shown], 1)

    def draw_backgrounds(self, count):
        """Bare parts of photos, zoomed and sometimes turned; a third plain colours with soft patches."""
        rows = torch.randint(len(self.backgrounds), (count,), device=DEVICE)
        zoom, angle = uniform(count, 0.5, 1, DEVICE), uniform(count, -math.pi, math.pi, DEVICE)
        angle = angle * (uniform(count, 0, 1, DEVICE) < 0.3)
        dx, dy = uniform(count, -0.3, 0.3, DEVICE), uniform(count, -0.3, 0.3, DEVICE)
        theta = [
            torch.stack([zoom * angle.cos(), -zoom * angle.sin(), dx], 1),
            torch.stack([zoom * angle.sin(), zoom * angle.cos(), dy], 1),
        ]
        grid = F.affine_grid(torch.stack(theta, 1), [count, 3, SIDE, SIDE], align_corners=False)
        photos = F.grid_sample(self.backgrounds[rows].float() / 255, grid, padding_mode='reflection', align_corners=False)
        patches = chance(count, 3, random.choice([2, 4, 9, 33]), random.choice([2, 4, 9, 33]))
        patches = F.interpolate(patches, (SIDE, SIDE), mode='bilinear', align_corners=False)
        plain = chance(count, 3, 1, 1) + (patches - 0.5) * as_column(uniform(count, 0.05, 0.6, DEVICE))
        return torch.where(as_column(uniform(count, 0, 1, DEVICE)) < 0.3, plain.clamp(0, 1), photos)

    def lay_out(self, count):
        """Where up to ten things go: in rows like facings of a shelf, or strewn."""
        shape = (count, MOST)
        in_rows = chance(count, 1) < ROW_SHARE
        things = torch.multinomial(self.weights, count * MOST, replacement=True).view(shape)
        things = torch.where(in_rows & (chance(count, 1) < 0.5), things[:, :1], things)
        base = 40 + 110 * chance(count, 1)
        height = base * torch.exp((chance(*shape) - 0.5) * torch.where(in_rows, 0.25, 0.7))
        width = (height * self.aspects[things] * torch.exp((chance(*shape) - 0.5) * 0.6)).clamp(8, 380)
        step = width * (0.9 + 0.35 * chance(count, 1))
        along = step.cumsum(1) - step / 2 + SIDE * (0.4 * chance(count, 1) - 0.1)
        line = (along / (1.05 * SIDE)).floor()
        bottom = SIDE * (0.3 + 0.65 * chance(count, 1)) - line * base * 1.25
        bottom = torch.where(bottom < 20, bottom + 0.8 * SIDE, bottom)
        cx = torch.where(in_rows, along - line * 1.05 * SIDE, SIDE * (0.05 + 0.9 * chance(*shape)))
        cy = torch.where(in_rows, bottom - height / 2, SIDE * (0.08 + 0.87 * chance(*shape)))
        quarter = torch.randint(-1, 3, shape, device=DEVICE) * 90 * (chance(*shape) < 0.25)
        tilt = torch.where(in_rows, 8 * chance(*shape) - 4, 60 * chance(*shape) - 30 + quarter) * math.pi / 180
        mirror = torch.where(~in_rows & (chance(*shape) < 0.2), -1.0, 1.0)
        return things, width, height, cx, cy, tilt, mirror

    def paste(self, x, number):
        """Pastes one thing after the other; answers the picture, which thing each pixel shows, and each one's area."""
        count = len(x)
        layout = self.lay_out(count)
        owners = torch.zeros(count, SIDE, SIDE, dtype=torch.uint8, device=DEVICE)
        for slot in range(MOST):
            things, width, height, cx, cy, tilt, mirror = (values[:, slot].view(-1, 1, 1) for values in layout)
            pixels = torch.arange(SIDE, device=DEVICE) + 0.5
            dx, dy = pixels.view(1, 1, -1) - cx, pixels.view(1, -1, 1) - cy
            across = (tilt.cos() * dx + tilt.sin() * dy) / (width / 2) * mirror
            along = (tilt.cos() * dy - tilt.sin() * dx) / (height / 2)
            layers = F.grid_sample(self.take(things.flatten()), torch.stack([across, along], 3), align_corners=False)
            alpha = layers[:, 3:] * as_column(slot < number)
            if slot % 2:
                alpha = F.avg_pool2d(alpha, 3, 1, 1)
            x = x * (1 - cast_shadow(alpha))
            light = as_column(uniform(count, 0.65, 1.25, DEVICE))
            colour = (layers[:, :3] * light + as_column(uniform(count, -0.1, 0.1, DEVICE))).clamp(0, 1)
            x = x * (1 - alpha) + colour * alpha
            owners = torch.where(alpha[:, 0] > 0.5, torch.full_like(owners, slot + 1), owners)
        shown = torch.arange(MOST, device=DEVICE) < number.unsqueeze(1)
        return x, owners, layout[1] * layout[2] * 0.8 * shown

    def take(self, things):
        """Cut-outs as floats; some wear the print of another, so that the shape alone must tell a product."""
        layers = self.cutouts[things].float() / 255
        swapped = things[torch.randperm(len(things), device=DEVICE)]
        is_swapped = as_column(uniform(len(things), 0, 1, DEVICE)) < SWAP_SHARE
        colours = torch.where(is_swapped, self.cutouts[swapped, :3].float() / 255, layers[:, :3])
        return torch.cat([colours, layers[:, 3:]], 1)


def cast_shadow(alpha):
    """A soft dark copy a few pixels to the lower right."""
    small = F.avg_pool2d(F.avg_pool2d(alpha, 8), 3, 1, 1)
    soft = F.interpolate(small, (SIDE, SIDE), mode='bilinear', align_corners=False)
    return torch.roll(soft, (5, 4), (2, 3)) * as_column(uniform(len(alpha), 0, 0.5, DEVICE))


def measure_cover(owners, boxes):
    """The share of each box that something pasted covers, through sums over the picture."""
    sums = F.pad((owners > 0).float().cumsum(1).cumsum(2), (1, 0, 1, 0)).flatten(1)
    left, top, right, bottom = boxes.round().long().clamp(0, SIDE).unbind(-1)

    def up_to(column, line):
        return sums.gather(1, line * (SIDE + 1) + column)

    covered = up_to(right, bottom) - up_to(left, bottom) - up_to(right, top) + up_to(left, top)
    return covered / ((right - left) * (bottom - top)).clamp_min(1)


def find_visible(owners, areas):
    """The boxes of what can still be seen of pasted things, and whether that is enough to ask for them."""
    boxes, shown = [], []
    for slot in range(MOST):
        mask = owners == slot + 1
        columns, lines = mask.any(1).float(), mask.any(2).float()
        edges = [columns.argmax(1), lines.argmax(1), SIDE - columns.flip(1).argmax(1), SIDE - lines.flip(1).argmax(1)]
        seen = mask.sum((1, 2)).float()
        boxes.append(torch.stack(edges, 1).float())
        shown.append((seen > 0.35 * areas[:, slot]) & (seen > 80) & (areas[:, slot] > 0))
    return torch.stack(boxes, 1), torch.stack(shown, 1)
