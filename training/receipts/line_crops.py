"""Lines as the recogniser gets them: 48 pixels high, cut from a photo a little too large, too small or crooked."""

import io
import random

import numpy as np
from PIL import Image, ImageFilter

from fonts import FontBook
from ink import Printer, make_clouds

HEIGHT, WIDEST = 48, 960


def stack_rows(printer: Printer, text: str, others: list[str], rng: random.Random) -> tuple[np.ndarray, int, int]:
    """The ink of a row with those above and below it, and where it begins and ends."""
    wide, bold = rng.choice([1, 1, 1, 1, 1, 1, 1, 1.5, 2]), rng.random() < 0.12
    ink = printer.print(text, wide, bold)
    height, width = ink.shape
    pitch = round(height * rng.uniform(0.82, 1.35))
    margin, side = pitch, round(height * 1.2)
    page = np.zeros((height + 2 * margin, width + 2 * side), np.float32)
    for at, other in ((margin - pitch, others[0]), (margin + pitch, others[1])):
        if other and rng.random() < 0.7:
            beside = printer.print(other)[:, : page.shape[1]]
            left = rng.randint(0, max(0, page.shape[1] - beside.shape[1]))
            lines = page[at : at + beside.shape[0], left : left + beside.shape[1]]
            np.maximum(lines, beside[: lines.shape[0]], out=lines)
    np.maximum(page[margin : margin + height, side : side + width], ink, out=page[margin : margin + height, side : side + width])
    return page, margin, side


def find_ink(ink: np.ndarray) -> tuple[int, int]:
    rows = np.flatnonzero(ink.max(1) > 0.15)
    return (int(rows[0]), int(rows[-1]) + 1) if len(rows) else (0, ink.shape[0])


def expose(page: np.ndarray, rng: random.Random, random_: np.random.Generator) -> np.ndarray:
    """Ink on paper as a camera sees it: grey on grey, lit from one side."""
    paper, black = rng.uniform(130, 255), rng.uniform(0, 90)
    black = min(black, paper - 45)
    light = 1 - rng.choice([0, 0, rng.uniform(0.05, 0.35)]) * make_clouds(page.shape, max(page.shape) / 2, random_)
    grain = rng.choice([0, 0, rng.uniform(2, 10)])
    image = (paper - (paper - black) * page) * light
    if grain:
        image = image + grain * (make_clouds(page.shape, 3, random_) - 0.5)
    if rng.random() < 0.02:
        image = 255 - image
    return image


def shake(image: Image.Image, rng: random.Random) -> Image.Image:
    """Leans, shears and bends the line a little."""
    width, height = image.size
    lean, shear = rng.gauss(0, 0.012), rng.gauss(0, 0.06)
    drop = min(abs(lean) * width, 0.12 * height) * (1 if lean > 0 else -1)
    slope = drop / width
    return image.transform(
        image.size, Image.Transform.AFFINE, (1, shear, -shear * height / 2, slope, 1, -drop / 2), Image.Resampling.BILINEAR, fillcolor=image.getpixel((0, 0))
    )


def degrade(image: Image.Image, rng: random.Random, random_: np.random.Generator) -> Image.Image:
    """What lens, sensor and file do, at the size that the line has in the photo."""
    target = rng.choice([rng.uniform(13, 22), rng.uniform(18, 36), rng.uniform(30, 60)])
    scale = target / image.height
    small = image.resize((max(8, round(image.width * scale)), max(8, round(target))), Image.Resampling.BOX if scale < 0.7 else Image.Resampling.BILINEAR)
    if rng.random() < 0.55:
        small = small.filter(ImageFilter.GaussianBlur(rng.uniform(0.2, 1.3) * target / 36 if rng.random() < 0.8 else rng.uniform(0.6, 1.1)))
    if rng.random() < 0.1:
        reach = rng.choice([3, 5])
        kernel = np.zeros((reach, reach))
        kernel[(reach // 2, slice(None)) if rng.random() < 0.6 else (slice(None), reach // 2)] = 1 / reach
        small = small.filter(ImageFilter.Kernel((reach, reach), kernel.flatten().tolist(), 1))
    if rng.random() < 0.5:
        data = np.asarray(small, np.float32) + random_.normal(0, rng.uniform(1, 11), (small.height, small.width))
        small = Image.fromarray(data.clip(0, 255).astype(np.uint8))
    if rng.random() < 0.12:
        small = small.filter(ImageFilter.UnsharpMask(2, rng.randint(60, 200), 2))
    if rng.random() < 0.5:
        file = io.BytesIO()
        small.save(file, 'JPEG', quality=rng.randint(25, 90))
        small = Image.open(file).convert('L')
    return small


def draw_line(text: str, others: list[str], book: FontBook, rng: random.Random) -> tuple[np.ndarray, str]:
    """A crop of one line, and what it says once the font's missing letters are left out."""
    printer = Printer(book, rng)
    text = printer.adopt(text).strip()
    others = [printer.adopt(other) if book.can_print(printer.font, other) else '' for other in others]
    page, top, side = stack_rows(printer, text or '-', others, rng)
    image = Image.fromarray(expose(page, rng, printer.random).clip(0, 255).astype(np.uint8))
    image = shake(image, rng)
    first, last = find_ink(page[top : page.shape[0] - top])
    # Short rows like "-" and "," keep the height of a row.
    size = max(last - first, printer.size * 0.62)
    middle = top + (first + last) / 2
    above, below = (size * (0.5 + rng.uniform(0.02, 0.34)) for _ in range(2))
    left, right = (side - printer.size * rng.uniform(-0.03, 0.75) for _ in range(2))
    box = (round(left), round(middle - above), round(page.shape[1] - right), round(middle + below))
    crop = degrade(image.crop(box), rng, printer.random)
    width = max(24, round(crop.width * HEIGHT / crop.height))
    return np.asarray(crop.resize((width, HEIGHT), Image.Resampling.BILINEAR)), text
