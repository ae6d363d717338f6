"""How one printer puts letters on paper: its font, its dots, and how worn and faint it prints."""

import random
from functools import lru_cache

import numpy as np
from PIL import Image, ImageDraw, ImageFilter, ImageFont

from fonts import FontBook


@lru_cache(maxsize=400)
def load_font(path: str, size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(path, size)


def make_clouds(shape: tuple[int, int], cells: float, random_: np.random.Generator) -> np.ndarray:
    """Smooth noise between 0 and 1, `cells` pixels from one hill to the next."""
    height, width = shape
    small = random_.random((max(2, round(height / cells) + 1), max(2, round(width / cells) + 1)), np.float32)
    return np.asarray(Image.fromarray(small).resize((width, height), Image.Resampling.BICUBIC)).clip(0, 1)


class Printer:
    """A till's printer; every row of a receipt shares it. `size` is the height of a row in dots."""

    def __init__(self, book: FontBook, rng: random.Random, size: int | None = None):
        self.book, self.rng = book, rng
        self.random = np.random.default_rng(rng.getrandbits(32))
        self.size = size or rng.randint(22, 34)
        self.font = book.choose(rng)
        self.stretch = rng.choice([1.0, rng.uniform(0.6, 1.0), rng.uniform(0.75, 1.25)])
        # Thermal heads print dots that touch, needles print dots that do not, lasers and screens print outlines.
        self.surface = rng.choices(['bits', 'smooth', 'dots'], [5, 4, 1.5])[0]
        self.weight = rng.choices([-1, 0, 1, 2], [1, 6, 2, 0.5])[0]
        self.faint = rng.choice([0, 0, 0, rng.uniform(0.1, 0.7)])
        self.patchy = rng.choice([0, 0, rng.uniform(0.1, 0.8)])
        self.streaks = rng.choice([0, 0, 0, rng.uniform(0.02, 0.12)])
        self.specks = rng.choice([0, 0, 0, rng.uniform(0.01, 0.12)])

    def adopt(self, text: str) -> str:
        """The text with what this font lacks left out; another font is taken where it lacks much."""
        for _ in range(12):
            if self.book.can_print(self.font, text):
                return text
            self.font = self.book.choose(self.rng)
        return ''.join(letter for letter in text if letter == ' ' or letter in self.book.letters[self.font])

    def print(self, text: str, wide: float = 1.0, bold: bool = False) -> np.ndarray:
        """The ink of one row, 0 to 1: from the ascent to the descent of the font, from the first letter to the last."""
        font = load_font(self.book.path(self.font), self.size)
        ascent, descent = font.getmetrics()
        width = max(1, round(font.getlength(text)) + 2)
        image = Image.new('L', (width, ascent + descent))
        ImageDraw.Draw(image).text((1, 0), text, 255, font, stroke_width=1 if bold else 0)
        stretch = self.stretch * wide
        image = image.resize((max(1, round(width * stretch)), image.height), Image.Resampling.BILINEAR)
        ink = np.asarray(self.harden(image), np.float32) / 255
        return self.wear(ink)

    def harden(self, image: Image.Image) -> Image.Image:
        if self.surface == 'smooth':
            return image
        if self.surface == 'dots':
            # Nine needles or so a row of letters, each dot round and apart from the next.
            step = max(2, round(self.size / 13))
            small = image.resize((max(1, image.width // step), max(1, image.height // step)), Image.Resampling.BOX)
            small = small.point(lambda value: 255 if value > 90 else 0)
            image = small.resize((small.width * step, small.height * step), Image.Resampling.NEAREST)
            if step > 2:
                dot = np.hypot(*(np.mgrid[0:step, 0:step] - (step - 1) / 2)) <= step * 0.55
                tiles = np.tile(dot, (small.height, small.width))
                image = Image.fromarray((np.asarray(image) * tiles).astype(np.uint8))
            return image.filter(ImageFilter.GaussianBlur(step * 0.35))
        image = image.point(lambda value: 255 if value > 110 else 0)
        if self.weight > 0:
            return image.filter(ImageFilter.MaxFilter(3)) if self.weight == 2 else image.filter(ImageFilter.GaussianBlur(0.8))
        return image

    def wear(self, ink: np.ndarray) -> np.ndarray:
        ink = ink * (1 - self.faint)
        if self.patchy:
            ink = ink * (1 - self.patchy * make_clouds(ink.shape, self.size * 1.5, self.random))
        if self.specks:
            ink = ink * (self.random.random(ink.shape, np.float32) > self.specks)
        if self.streaks:
            ink = ink * (self.random.random((1, ink.shape[1]), np.float32) > self.streaks * 0.5)
            ink = ink * (self.random.random((ink.shape[0], 1), np.float32) > self.streaks)
        return ink
