"""A sheet of paper as people photograph it: crumpled, askew, in bad light, with a thumb on it, small or on its side."""

import random

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from ink import make_clouds

Colour = tuple[int, int, int]


class Photographer:
    """Takes one photo; `phenomena` tells what happened to the receipt."""

    def __init__(self, rng: random.Random):
        self.rng, self.random = rng, np.random.default_rng(rng.getrandbits(32))
        self.phenomena: set[str] = set()

    def happens(self, name: str, chance: float) -> bool:
        if self.rng.random() >= chance:
            return False
        self.phenomena.add(name)
        return True

    def take(self, ink: np.ndarray) -> Image.Image:
        rng = self.rng
        is_scan = self.happens('scan', 0.15)
        sheet = self.crumple(ink) if not is_scan and self.happens('crumpled', 0.4) else self.lay_flat(ink)
        scene, mask = self.stretch_into_frame(sheet, is_scan)
        if not is_scan:
            scene = self.shade(scene)
            if self.happens('finger', 0.15):
                self.put_finger(scene, mask)
        image = self.expose(scene, is_scan)
        if self.happens('sideways', 0.12):
            image = image.transpose(rng.choice([Image.Transpose.ROTATE_90, Image.Transpose.ROTATE_270]))
        elif self.happens('upside_down', 0.03):
            image = image.transpose(Image.Transpose.ROTATE_180)
        return image

    def lay_flat(self, ink: np.ndarray) -> np.ndarray:
        paper, black = self.rng.uniform(215, 255), self.rng.uniform(5, 80)
        if self.happens('faded', 0.15):
            black = self.rng.uniform(90, 150)
        return paper - (paper - black) * ink

    def crumple(self, ink: np.ndarray) -> np.ndarray:
        """Folds move the ink and catch the light."""
        sheet, (height, width) = self.lay_flat(ink), ink.shape
        hills = make_clouds(ink.shape, width / self.rng.uniform(1.5, 4), self.random) - 0.5
        reach = self.rng.uniform(0.01, 0.035) * width
        rows = np.clip(np.arange(height)[:, None] + hills * reach, 0, height - 1).astype(np.int32)
        columns = np.clip(np.arange(width)[None] + np.roll(hills, height // 7, 0) * reach / 2, 0, width - 1).astype(np.int32)
        light = 1 - self.rng.uniform(0.05, 0.4) * np.abs(np.gradient(hills, axis=0)) * width / 8
        return sheet[rows, columns] * light.clip(0.7, 1.1)

    def choose_colour(self) -> Colour:
        return self.rng.choice([(92, 64, 42), (180, 150, 110), (60, 60, 66), (225, 222, 215), (30, 34, 40), (120, 130, 140), (150, 60, 50)])

    def stretch_into_frame(self, sheet: np.ndarray, is_scan: bool) -> tuple[Image.Image, Image.Image]:
        """Puts the sheet onto a table, leaning and seen from the side."""
        rng, (height, width) = self.rng, sheet.shape
        share = rng.uniform(0.4, 0.6) if not is_scan and self.happens('small', 0.15) else rng.uniform(0.75, 0.97)
        long_side = rng.choice([1300, 1600, 2000, 2600, 3200])
        frame_height = long_side
        frame_width = round(max(long_side * rng.choice([0.5, 0.75, 0.75]) if not is_scan else 0, long_side * share * width / height * 1.12))
        scale = min(frame_height * share / height, frame_width * share / width)
        half = np.array([width, height]) * scale / 2
        lean = 0.0 if is_scan and rng.random() < 0.6 else rng.gauss(0, 0.02)
        if not is_scan and self.happens('skewed', 0.2):
            lean = rng.choice([-1, 1]) * rng.uniform(0.08, 0.25)
        corners = np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]]) * half
        corners = corners @ np.array([[np.cos(lean), np.sin(lean)], [-np.sin(lean), np.cos(lean)]])
        if not is_scan and self.happens('perspective', 0.4):
            corners *= 1 + np.array([rng.uniform(-0.08, 0.08) for _ in range(4)])[:, None]
        centre = np.array([frame_width, frame_height]) / 2
        corners = corners + centre + np.array([rng.uniform(-0.02, 0.02) * frame_width, rng.uniform(-0.02, 0.02) * frame_height])
        table = self.make_table((frame_height, frame_width), is_scan)
        source = Image.fromarray(sheet.clip(0, 255).astype(np.uint8))
        data = find_perspective(corners, width, height)
        size = (frame_width, frame_height)
        # Small letters are blended first: a photo has no missing dots.
        source = source.filter(ImageFilter.GaussianBlur(max(0.0, 0.45 / scale - 0.3)))
        laid = source.transform(size, Image.Transform.PERSPECTIVE, data, Image.Resampling.BICUBIC)
        mask = Image.new('L', source.size, 255).transform(size, Image.Transform.PERSPECTIVE, data, Image.Resampling.BILINEAR)
        table.paste(laid.convert('RGB'), (0, 0), mask)
        return table, mask

    def make_table(self, shape: tuple[int, int], is_scan: bool) -> Image.Image:
        colour = np.array((245, 245, 245) if is_scan else self.choose_colour(), np.float32)
        grain = 1 + self.rng.uniform(0, 0.3) * (make_clouds(shape, self.rng.choice([4, 30, 200]), self.random) - 0.5)
        return Image.fromarray((colour * grain[..., None]).clip(0, 255).astype(np.uint8))

    def shade(self, scene: Image.Image) -> Image.Image:
        data = np.asarray(scene, np.float32)
        light = 1 - self.rng.uniform(0, 0.25) * make_clouds(data.shape[:2], max(data.shape) / 2, self.random)
        if self.happens('shadow', 0.3):
            shadow = Image.new('L', scene.size, 255)
            x, y, reach = self.rng.uniform(0, scene.width), self.rng.uniform(0, scene.height), max(scene.size) * self.rng.uniform(0.2, 0.7)
            ImageDraw.Draw(shadow).regular_polygon((x, y, reach), self.rng.randint(3, 6), self.rng.uniform(0, 360), self.rng.randint(110, 190))
            light *= np.asarray(shadow.filter(ImageFilter.GaussianBlur(self.rng.uniform(5, 60))), np.float32) / 255
        if self.happens('dark', 0.15):
            light *= self.rng.uniform(0.3, 0.55)
        return Image.fromarray((data * light[..., None]).clip(0, 255).astype(np.uint8))

    def put_finger(self, scene: Image.Image, mask: Image.Image) -> None:
        """A thumb holds the paper at its lower or upper edge, where nothing is printed."""
        left, top, right, bottom = mask.getbbox() or (0, 0, *scene.size)
        size = (right - left) * self.rng.uniform(0.12, 0.2)
        x, y = self.rng.uniform(left, right), self.rng.choice([top - size * 0.6, bottom + size * 0.6])
        tone = self.rng.choice([(224, 172, 140), (198, 134, 96), (141, 85, 56), (90, 56, 38)])
        ImageDraw.Draw(scene).ellipse((x - size / 2, y - size, x + size / 2, y + size), tone)

    def expose(self, image: Image.Image, is_scan: bool) -> Image.Image:
        if not is_scan and self.happens('blurred', 0.25):
            image = image.filter(ImageFilter.GaussianBlur(self.rng.uniform(0.6, 1.6) * max(image.size) / 2000))
        data = np.asarray(image, np.float32)
        noise = self.random.normal(0, self.rng.choice([0, 3, 8]), data.shape[:2])[..., None]
        return Image.fromarray((data + noise).clip(0, 255).astype(np.uint8))


def find_perspective(corners: np.ndarray, width: int, height: int) -> list[float]:
    """The eight numbers that bring a frame's pixels back to the sheet they show."""
    sheet = [(0, 0), (width, 0), (width, height), (0, height)]
    rows, right = [], []
    for (x, y), (u, v) in zip(corners, sheet):
        rows += [[x, y, 1, 0, 0, 0, -u * x, -u * y], [0, 0, 0, x, y, 1, -v * x, -v * y]]
        right += [u, v]
    return np.linalg.solve(np.array(rows, float), np.array(right, float)).tolist()
