"""Random changes of whole batches on the GPU: where the camera stood, what light there was, what is in the way."""

import math
import random

import torch
from torch.nn import functional as F

GREY = 114 / 255


def uniform(count, low, high, device):
    return torch.empty(count, device=device).uniform_(low, high)


def as_column(values):
    return values.view(-1, 1, 1, 1)


def move(x, smallest=0.35, turn=20):
    """A random part of each picture, turned, mirrored and stretched a little; edges are reflected."""
    count, device = len(x), x.device
    scale, ratio = uniform(count, smallest, 1.15, device).sqrt(), torch.exp(uniform(count, -0.25, 0.25, device))
    sx, sy = scale * ratio.sqrt(), scale / ratio.sqrt()
    angle = uniform(count, -turn, turn, device) * math.pi / 180
    mirror = (uniform(count, 0, 1, device) < 0.5).float() * 2 - 1
    dx = uniform(count, -1, 1, device) * (1 - sx).clamp_min(0.05)
    dy = uniform(count, -1, 1, device) * (1 - sy).clamp_min(0.05)
    rows = [
        torch.stack([sx * angle.cos() * mirror, -sy * angle.sin(), dx], 1),
        torch.stack([sx * angle.sin() * mirror, sy * angle.cos(), dy], 1),
    ]
    grid = F.affine_grid(torch.stack(rows, 1), list(x.shape), align_corners=False)
    return F.grid_sample(x, grid, padding_mode='reflection', align_corners=False)


def turn_hue(x, angle):
    """Rotates the colours around the grey axis."""
    red, green, blue = x[:, :1], x[:, 1:2], x[:, 2:3]
    mean, cos, sin = x.mean(1, keepdim=True), angle.cos(), angle.sin() * math.sqrt(1 / 3)
    return torch.cat(
        [
            mean + (red - mean) * cos + sin * (blue - green),
            mean + (green - mean) * cos + sin * (red - blue),
            mean + (blue - mean) * cos + sin * (green - red),
        ],
        1,
    )


def recolour(x, share=0.5):
    """Other colours altogether on some pictures: what a product is must not hang on its maker's colours."""
    count, device = len(x), x.device
    turned = turn_hue(x, as_column(uniform(count, -math.pi, math.pi, device))).clamp(0, 1)
    turned = turned[:, torch.randperm(3, device=device)]
    return torch.where(as_column(uniform(count, 0, 1, device)) < share, turned, x)


def relight(x, strength=1.0, hue=0.02):
    """Brightness, contrast, white balance, saturation, hue, blur and noise, each at random."""
    count, device = len(x), x.device

    def about_one(spread):
        return as_column(1 + strength * uniform(count, -spread, spread, device))

    def chosen(share):
        return as_column(uniform(count, 0, 1, device)) < share

    x = x * about_one(0.3)
    mean = x.mean((1, 2, 3), keepdim=True)
    x = (x - mean) * about_one(0.3) + mean
    x = x * (1 + 0.08 * strength * (torch.rand(count, 3, 1, 1, device=device) * 2 - 1))
    grey = (x * torch.tensor([0.299, 0.587, 0.114], device=device).view(1, 3, 1, 1)).sum(1, keepdim=True)
    x = grey + (x - grey) * torch.where(chosen(0.05), torch.zeros(1, device=device), about_one(0.35))
    x = turn_hue(x, as_column(uniform(count, -hue, hue, device)) * 2 * math.pi)
    x = torch.where(chosen(0.15 * strength), F.avg_pool2d(F.pad(x, (1, 1, 1, 1), mode='reflect'), 3, 1), x)
    return (x + torch.randn_like(x) * as_column(uniform(count, 0, 0.03 * strength, device))).clamp(0, 1)


def rectangle_mask(x, share, low=0.1, high=0.45):
    count, _, height, width = x.shape
    device = x.device
    half_w, half_h = uniform(count, low, high, device) * width / 2, uniform(count, low, high, device) * height / 2
    cx, cy = uniform(count, 0, width, device), uniform(count, 0, height, device)
    columns = (torch.arange(width, device=device).view(1, 1, 1, -1) - as_column(cx)).abs() < as_column(half_w)
    lines = (torch.arange(height, device=device).view(1, 1, -1, 1) - as_column(cy)).abs() < as_column(half_h)
    return columns & lines & (as_column(uniform(count, 0, 1, device)) < share)


def hide(x, share=0.25):
    """Something of one colour stands before a part of the picture."""
    return torch.where(rectangle_mask(x, share), torch.rand(len(x), 3, 1, 1, device=x.device), x)


def frame(x, share=0.15):
    """Grey bars at two opposite sides, as crops at a photo's edge have them: they must say nothing about the thing."""
    count, _, height, width = x.shape
    device = x.device
    keep = as_column(uniform(count, 0.45, 0.95, device))
    upright = as_column(uniform(count, 0, 1, device)) < 0.5
    across = torch.linspace(-1, 1, width, device=device).view(1, 1, 1, -1).abs() > keep
    along = torch.linspace(-1, 1, height, device=device).view(1, 1, -1, 1).abs() > keep
    bars = torch.where(upright, across.expand(count, 1, height, width), along.expand(count, 1, height, width))
    return torch.where(bars & (as_column(uniform(count, 0, 1, device)) < share), torch.full_like(x[:1], GREY), x)


def mix(x, targets):
    """Mixup or cutmix with the batch in another order."""
    other = torch.randperm(len(x), device=x.device)
    if random.random() < 0.5:
        share = random.betavariate(0.4, 0.4)
        x = share * x + (1 - share) * x[other]
    else:
        size = x.shape[-1]
        side = int(math.sqrt(random.random()) * size)
        top, left = random.randint(0, size - side), random.randint(0, size - side)
        x = x.clone()
        x[:, :, top : top + side, left : left + side] = x[other][:, :, top : top + side, left : left + side]
        share = 1 - (side / size) ** 2
    return x, share * targets + (1 - share) * targets[other]
