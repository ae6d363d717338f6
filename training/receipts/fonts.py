"""The fonts that receipts are drawn with. None is kept here: Debian and npm's @fontsource packages carry them.

python3 training/receipts/fonts.py OUT [FOLDER ...]: copies what fc-list knows of the list below, and all fonts of the folders.
"""

import json
import random
import shutil
import subprocess
import sys
from pathlib import Path

from alphabet import ALPHABET

# Debian: fonts-dejavu fonts-liberation fonts-3270 fonts-courier-prime fonts-firacode fonts-freefont-ttf fonts-hack
# fonts-inconsolata fonts-jetbrains-mono fonts-ocr-a fonts-ocr-b fonts-spleen fonts-glasstty fonts-noto-mono fonts-agave
# fonts-anonymous-pro fonts-roboto fonts-lato fonts-monofur fonts-dotgothic16
FAMILIES = (
    '3270 agave AnonymousPro AnonymousProB DejaVuSansMono DejaVuSansMono-Bold DejaVuSansCondensed DejaVuSans DotGothic16 '
    'FiraCode-Regular FiraCode-Medium FreeMonoBold FreeSans GlassTTYVT220 Hack-Regular Hack-Bold Inconsolata JetBrainsMono-Regular '
    'JetBrainsMono-Light LiberationMono-Regular LiberationMono-Bold LiberationSans-Regular LiberationSansNarrow-Regular '
    'LiberationSansNarrow-Bold LiberationSerif-Regular monof55 NotoMono-Regular NotoSans-Regular OCRA OCRB OCRBS CourierPrimeBold '
    'CourierPrimeSans CourierPrimeCode spleen-12x24 spleen-16x32 NimbusMonoPS-Bold NimbusSansNarrow-Regular RobotoCondensed-Regular '
    'RobotoCondensed-Bold Roboto-Regular Roboto-Medium Lato-Regular Lato-Medium'
).split()


def list_files(folders: list[str]) -> list[Path]:
    known = subprocess.run(['fc-list', '--format', '%{file}\n'], capture_output=True, text=True, check=True).stdout.split('\n')
    wanted = {name.lower() for name in FAMILIES}
    scalable = [Path(file) for file in known if file.endswith(('.ttf', '.otf'))]
    listed = [file for file in scalable if file.stem.replace(' ', '').replace('_', '').lower() in wanted or file.stem.startswith('3270')]
    return sorted(listed) + [file for folder in folders for file in sorted(Path(folder).rglob('*-latin-*-normal.woff'))]


def collect(out: str, folders: list[str]) -> None:
    """Copies the fonts and writes which letters each one has."""
    from fontTools.ttLib import TTFont

    target = Path(out)
    target.mkdir(parents=True, exist_ok=True)
    letters = {}
    for file in list_files(folders):
        map = TTFont(file).getBestCmap() or {}
        has = ''.join(letter for letter in ALPHABET if ord(letter) in map)
        if sum(letter in has for letter in '0123456789,.ABCXYZabcxyz') < 24:
            continue
        letters[file.name] = has
        shutil.copy(file, target / file.name)
    (target / 'letters.json').write_text(json.dumps(letters, ensure_ascii=False, indent=1), 'utf8')
    print(len(letters), 'fonts')


class FontBook:
    """The collected fonts."""

    def __init__(self, folder: str):
        self.folder = Path(folder)
        self.letters = {name: set(has) for name, has in json.loads((self.folder / 'letters.json').read_text('utf8')).items()}

    def choose(self, rng: random.Random) -> str:
        return rng.choice(sorted(self.letters))

    def can_print(self, name: str, text: str) -> bool:
        return self.letters[name].issuperset(set(text) - {' '})

    def path(self, name: str) -> str:
        return str(self.folder / name)


if __name__ == '__main__':
    collect(sys.argv[1], sys.argv[2:])
