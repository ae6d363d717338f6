"""Trains the English recogniser of PaddleOCR on drawn lines of receipts until it reads all languages in Latin letters.

python3 training/receipts/recogniser_train.py MODEL FONTS OUT [--names FILE] [--receipts N] [--seconds S]: MODEL is the
English ONNX file, FONTS what fonts.py collected, FILE names of products, one a line.
"""

import argparse
import hashlib
import json
import multiprocessing
import os
import random
import time
from collections import defaultdict
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F
from PIL import Image

from alphabet import ALPHABET, PLAIN
from fonts import FontBook
from line_crops import HEIGHT, WIDEST, draw_line
from line_texts import VARIANTS, make_texts
from onnx_net import OnnxNet

# Steps of a line are eight pixels; widths come in classes, so that no line is padded.
STEP, CLASS_WIDTH, LONGEST = 8, 32, 40
HELD_OUT, PIXELS = 60, 600 * 256
# Class 0 is nothing; the English list ends with two spaces, of which its makers used the last.
LETTERS = ['', *PLAIN, ' ', ' ', *ALPHABET[len(PLAIN) :]]
NUMBERS = {letter: number for number, letter in enumerate(LETTERS) if number and letter != ' '} | {' ': len(PLAIN) + 2}
state: dict = {}


def start(fonts: str, names: list[str]) -> None:
    state.update(book=FontBook(fonts), names=names)


def draw_receipt(seed: int) -> list[tuple[np.ndarray, list[int]]]:
    """All lines of one receipt; lines too dense for the steps of the net are left out."""
    rng = random.Random(seed)
    texts, lines = make_texts(seed, state['names']), []
    for text in texts:
        crop, said = draw_line(text, [rng.choice(texts), rng.choice(texts)], state['book'], rng)
        width = max(CLASS_WIDTH, round(crop.shape[1] / CLASS_WIDTH) * CLASS_WIDTH)
        needed = len(said) + sum(a == b for a, b in zip(said, said[1:]))
        if not said or len(said) > LONGEST or width > WIDEST or needed > width / STEP - 1:
            continue
        crop = np.asarray(Image.fromarray(crop).resize((width, HEIGHT), Image.Resampling.BILINEAR))
        lines.append((crop, [NUMBERS[letter] for letter in said]))
    return lines


def gather(pool, seeds: range, seconds: float) -> dict[int, tuple[torch.Tensor, torch.Tensor, torch.Tensor]]:
    """Lines by their width: pictures, letters and how many."""
    found, began = defaultdict(list), time.time()
    for lines in pool.imap_unordered(draw_receipt, seeds, chunksize=8):
        for crop, numbers in lines:
            found[crop.shape[1]].append((crop, numbers))
        if time.time() - began > seconds:
            break
    groups = {}
    for width, lines in sorted(found.items()):
        letters = torch.zeros(len(lines), LONGEST, dtype=torch.long)
        for row, (_, numbers) in enumerate(lines):
            letters[row, : len(numbers)] = torch.tensor(numbers)
        groups[width] = (torch.from_numpy(np.stack([crop for crop, _ in lines])), letters, torch.tensor([len(n) for _, n in lines]))
    return groups


def change(pictures: torch.Tensor) -> torch.Tensor:
    """Another light and grain every time a line is seen."""
    count = len(pictures)
    x = pictures.float() / 127.5 - 1
    gain, lift = (torch.empty(count, 1, 1, device=x.device).uniform_(*span) for span in ((0.7, 1.1), (-0.15, 0.15)))
    noise = torch.randn_like(x) * torch.rand(count, 1, 1, device=x.device) * 0.06
    return (x * gain + lift + noise).clamp(-1, 1)


def to_planes(x: torch.Tensor) -> torch.Tensor:
    return x[:, None].expand(-1, 3, -1, -1)


def decode(logits: torch.Tensor) -> list[list[int]]:
    best = logits.argmax(-1).tolist()
    return [[n for n, before in zip(row, [0, *row]) if n and n != before] for row in best]


@torch.no_grad()
def score(net: OnnxNet, groups, device) -> dict[str, float]:
    counts = defaultdict(lambda: [0, 0])
    for pictures, letters, lengths in groups.values():
        for at in range(0, len(pictures), 256):
            x = to_planes(pictures[at : at + 256].to(device).float() / 127.5 - 1)
            for said, row, length in zip(decode(net(x)), letters[at : at + 256].tolist(), lengths[at : at + 256].tolist()):
                truth, spaces = row[:length], (len(PLAIN) + 1, len(PLAIN) + 2)
                bare = [n for n in truth if n not in spaces]
                kind = 'marked' if max(truth) > len(PLAIN) + 2 else 'plain'
                is_right = [n for n in said if n not in spaces] == bare
                is_spaced = [min(n, len(PLAIN) + 2) if n in spaces else n for n in said] == truth
                for name, is_good in ((kind, is_right), (f'{kind}, spaces too', is_spaced)):
                    counts[name][0] += is_good
                    counts[name][1] += 1
    return {name: round(good / total, 4) for name, (good, total) in sorted(counts.items())}


def main(model: str, fonts: str, out: str, names_file: str | None, receipts: int, seconds: float, drawing: float, rate: float) -> None:
    names = [name for name in Path(names_file).read_text('utf8').split('\n') if name] if names_file else []
    began = time.time()
    with multiprocessing.Pool(os.cpu_count(), start, (fonts, names)) as pool:
        held_out = gather(pool, range(HELD_OUT), drawing)
    with multiprocessing.Pool(os.cpu_count(), start, (fonts, names)) as pool:
        groups = gather(pool, range(10_000, 10_000 + receipts), drawing)
        pool.terminate()
    print('lines', sum(len(g[0]) for g in groups.values()), 'held out', sum(len(g[0]) for g in held_out.values()), f'{time.time() - began:.0f} s', flush=True)
    device = 'cuda' if torch.cuda.is_available() else 'cpu'
    groups = {width: tuple(part.to(device) for part in group) for width, group in groups.items()}
    net = OnnxNet(model)
    print('before', score(net.to(device), held_out, device), flush=True)
    plain_of = {variant: plain for plain, variants in VARIANTS.items() for variant in variants}
    net.widen([NUMBERS.get(plain_of.get(letter, {'€': 'E', '£': 'E', '₺': 't', '°': 'o', 'Æ': 'A', 'æ': 'a'}.get(letter, '-')), 1) for letter in LETTERS[len(PLAIN) + 3 :]])
    net = net.to(device)
    train(net, groups, seconds, rate, device)
    print('after', score(net, held_out, device), flush=True)
    net.save(out)
    file = Path(out)
    facts = {'file': file.name, 'sha256': hashlib.sha256(file.read_bytes()).hexdigest(), 'letters': ''.join(LETTERS)}
    file.with_suffix('.json').write_text(json.dumps(facts, ensure_ascii=False, indent=2) + '\n', 'utf8')


def train(net: OnnxNet, groups, seconds: float, rate: float, device: str) -> None:
    head = [net.weights[net.names[name]] for name in net.head]
    body = [w for w in net.parameters() if all(w is not h for h in head)]
    optimiser = torch.optim.AdamW([{'params': head, 'top': rate * 3}, {'params': body, 'top': rate}], lr=rate, weight_decay=0.01)
    average = {key: weight.detach().clone() for key, weight in net.weights.items()}
    widths = list(groups)
    shares = [len(groups[width][0]) * width for width in widths]
    began, step, total = time.time(), 0, 0.0
    while (done := (time.time() - began) / seconds) < 1:
        width = random.choices(widths, shares)[0]
        pictures, letters, lengths = groups[width]
        rows = torch.randint(len(pictures), (min(len(pictures), PIXELS // width),), device=device)
        for group in optimiser.param_groups:
            group['lr'] = group['top'] * min(1, (step + 1) / 200) * 0.5 * (1 + np.cos(np.pi * done))
        with torch.autocast(device, torch.bfloat16):
            logits = net(to_planes(change(pictures[rows])))
        steps = torch.full((len(rows),), logits.shape[1], dtype=torch.long, device=device)
        loss = F.ctc_loss(logits.float().log_softmax(-1).transpose(0, 1), letters[rows], steps, lengths[rows], zero_infinity=True)
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 5)
        optimiser.step()
        step += 1
        with torch.no_grad():
            pace = min(0.999, step / (step + 20))
            torch._foreach_lerp_(list(average.values()), [net.weights[key] for key in average], 1 - pace)
        total += loss.item() if step % 50 == 0 else 0
        if step % 500 == 0:
            print(step, f'{time.time() - began:.0f} s', f'loss {total / 10:.4f}', flush=True)
            total = 0.0
    with torch.no_grad():
        for key, weight in average.items():
            net.weights[key].copy_(weight)
    print('steps', step)


if __name__ == '__main__':
    parser = argparse.ArgumentParser()
    parser.add_argument('model')
    parser.add_argument('fonts')
    parser.add_argument('out')
    parser.add_argument('--names')
    parser.add_argument('--receipts', type=int, default=8_000)
    parser.add_argument('--seconds', type=float, default=300)
    parser.add_argument('--drawing', type=float, default=120)
    parser.add_argument('--rate', type=float, default=3e-4)
    given = parser.parse_args()
    main(given.model, given.fonts, given.out, given.names, given.receipts, given.seconds, given.drawing, given.rate)
