"""Trains the reader of rows and writes it as ONNX.

python3 training/receipts/train.py OUT [--words FILE] [--real FILE] [--pages N] [--rounds N] [--start FOLDER]

Generated receipts come first; FILE of --words holds names of products, one a line. With --real the net learns from real receipts too:
once for each fold without the receipts of that fold (fold-N.onnx, to be scored on it), and once with all (row-reader.onnx, which ships).
With --start each of these goes on from its file of an earlier run (fold-N.pt, row-reader.pt): for texts that are read in a new way.
"""

import argparse
import copy
import multiprocessing
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn

from encode import LETTERS, encode
from model import RowReader
from real import COPIES, load_real, vary
from rows import ROLES, TAGS

HELD_OUT, BATCH, FOLDS = 4_000, 96, 5
REAL_SHARE, REAL_STEPS = 0.3, 900
words: list[str] = []
pages: list[dict] = []
Data = list[torch.Tensor]


def start(names: list[str], real: list[dict]) -> None:
    words.extend(names)
    pages.extend(real)


def encode_one(seed: int):
    return encode(seed, words or None)


def vary_one(seed: int):
    return vary(pages[seed % len(pages)], seed)


def make(function, seeds: range, names: list[str], real: list[dict]) -> Data:
    with multiprocessing.Pool(16, start, (names, real)) as pool:
        made = pool.map(function, seeds, chunksize=200)
    return [torch.from_numpy(np.stack(part)).cuda() for part in zip(*made)]


def score(net: nn.Module, data: Data) -> dict[str, float]:
    net.eval()
    roles = np.zeros((len(ROLES), len(ROLES)), int)
    tags = np.zeros((len(TAGS), len(TAGS)), int)
    whole = 0
    with torch.no_grad():
        for at in range(0, len(data[0]), 200):
            letters, places, facts, role, tag = (part[at : at + 200] for part in data)
            said_role, said_tag = (out.argmax(-1) for out in net(letters, places.float(), facts.float()))
            known = role >= 0
            np.add.at(roles, (role[known].long().cpu().numpy(), said_role[known].cpu().numpy()), 1)
            marked = tag >= 0
            np.add.at(tags, (tag[marked].long().cpu().numpy(), said_tag[marked].cpu().numpy()), 1)
            whole += ((said_role == role) | ~known).all(1).sum().item()
    recall = {f'role {name}': roles[i, i] / max(1, roles[i].sum()) for i, name in enumerate(ROLES)}
    recall |= {f'tag {name}': tags[i, i] / max(1, tags[i].sum()) for i, name in enumerate(TAGS)}
    return recall | {'rows': roles.trace() / roles.sum(), 'letters': tags.trace() / tags.sum(), 'pages': whole / len(data[0])}


def learn(net: nn.Module, draw, steps: int, rate: float) -> None:
    """Runs `steps` batches that `draw` gives through the net."""
    optimiser = torch.optim.AdamW(net.parameters(), rate, weight_decay=0.01)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, rate, steps, pct_start=0.05)
    loss_of = nn.CrossEntropyLoss(ignore_index=-100, label_smoothing=0.02)
    began = time.time()
    net.train()
    for step in range(steps):
        letters, places, facts, role, tag = draw()
        with torch.autocast('cuda', torch.bfloat16):
            said_role, said_tag = net(letters, places.float(), facts.float())
        loss = loss_of(said_role.float().flatten(0, 1), role.long().flatten()) + loss_of(
            said_tag.float().flatten(0, 2), tag.long().flatten()
        )
        optimiser.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(net.parameters(), 1.0)
        optimiser.step()
        schedule.step()
        if step % 500 == 499:
            print(f'{step + 1}/{steps} loss {loss.item():.4f} {time.time() - began:.0f} s', flush=True)


def export(net: nn.Module, file: str) -> None:
    net = copy.deepcopy(net).cpu().eval()
    torch.save(net.state_dict(), f'{file}.pt')
    example = (torch.zeros(1, 40, LETTERS, dtype=torch.int64), torch.zeros(1, 40, LETTERS), torch.zeros(1, 40, 4))
    torch.onnx.export(
        net,
        example,
        f'{file}.onnx',
        input_names=['letters', 'places', 'facts'],
        output_names=['roles', 'tags'],
        dynamic_axes={name: {1: 'rows'} for name in ('letters', 'places', 'facts', 'roles', 'tags')},
        opset_version=17,
        dynamo=False,
    )


def learn_real(base_of, generated: Data, real: list[dict], out: str) -> None:
    varied = make(vary_one, range(COPIES * len(real)), [], real)
    fold_of = torch.tensor([page['fold'] for page in real], device='cuda').repeat(COPIES)
    # Every set counts the same, however many receipts it has.
    sets = [page['set'] for page in real]
    weight_of = torch.tensor([1 / sets.count(name) for name in sets], device='cuda').repeat(COPIES)
    count = int(REAL_SHARE * BATCH)
    for fold in [None, *range(FOLDS)]:
        weights = weight_of * (fold_of != (-1 if fold is None else fold))
        net = base_of(fold)
        if net is None:
            continue

        def draw(weights=weights) -> Data:
            chosen = torch.multinomial(weights, count, replacement=True)
            others = torch.randint(0, len(generated[0]), (BATCH - count,), device='cuda')
            return [torch.cat([mine[chosen], theirs[others]]) for mine, theirs in zip(varied, generated)]

        learn(net, draw, REAL_STEPS, 8e-4)
        export(net, f'{out}/row-reader' if fold is None else f'{out}/fold-{fold}')


def load(folder: str, fold: int | None) -> nn.Module | None:
    """The net of a fold of an earlier run, where there is one."""
    file = Path(folder) / ('row-reader.pt' if fold is None else f'fold-{fold}.pt')
    if not file.exists():
        return None
    net = RowReader()
    net.load_state_dict(torch.load(file))
    return net.cuda()


def main(out: str, file: str | None, real_file: str | None, count: int, rounds: int, start_folder: str | None) -> None:
    names = Path(file).read_text('utf8').split('\n') if file else []
    began = time.time()
    held_out = make(encode_one, range(HELD_OUT), names[::10], [])
    data = make(encode_one, range(10_000, 10_000 + count), [name for at, name in enumerate(names) if at % 10], [])
    print(f'{count} pages made in {time.time() - began:.0f} s', flush=True)
    if start_folder is not None:
        learn_real(lambda fold: load(start_folder, fold), data, load_real(real_file), out)
        return
    net = RowReader().cuda()
    print(sum(p.numel() for p in net.parameters()), 'weights')
    learn(net, lambda: [part[chosen] for chosen in [torch.randint(0, count, (BATCH,), device='cuda')] for part in data], rounds * (count // BATCH), 2e-3)
    print({name: round(float(value), 4) for name, value in score(net, held_out).items()})
    if real_file is None:
        export(net, f'{out}/row-reader')
    else:
        export(net, f'{out}/generated')
        learn_real(lambda fold: copy.deepcopy(net), data, load_real(real_file), out)


if __name__ == '__main__':
    parser = argparse.ArgumentParser()
    parser.add_argument('out')
    parser.add_argument('--words')
    parser.add_argument('--real')
    parser.add_argument('--pages', type=int, default=200_000)
    parser.add_argument('--rounds', type=int, default=3)
    parser.add_argument('--start')
    given = parser.parse_args()
    main(given.out, given.words, given.real, given.pages, given.rounds, given.start)
