"""Trains the reader of rows on generated receipts and writes it as ONNX.

python3 training/receipts/train.py OUT [--words FILE] [--pages N] [--rounds N]: FILE holds names of products, one a line.
"""

import argparse
import multiprocessing
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn

from encode import encode
from model import RowReader
from rows import ROLES, TAGS

HELD_OUT, BATCH = 4_000, 96
words: list[str] = []


def start(names: list[str]) -> None:
    words.extend(names)


def encode_one(seed: int):
    return encode(seed, words or None)


def make(seeds: range, names: list[str]) -> list[torch.Tensor]:
    with multiprocessing.Pool(16, start, (names,)) as pool:
        pages = pool.map(encode_one, seeds, chunksize=200)
    return [torch.from_numpy(np.stack(part)) for part in zip(*pages)]


def score(net: nn.Module, data: list[torch.Tensor]) -> dict[str, float]:
    net.eval()
    roles = np.zeros((len(ROLES), len(ROLES)), int)
    tags = np.zeros((len(TAGS), len(TAGS)), int)
    whole = 0
    with torch.no_grad():
        for at in range(0, len(data[0]), 200):
            letters, places, facts, role, tag = (part[at : at + 200].cuda() for part in data)
            said_role, said_tag = (out.argmax(-1) for out in net(letters, places.float(), facts.float()))
            known = role >= 0
            np.add.at(roles, (role[known].long().cpu().numpy(), said_role[known].cpu().numpy()), 1)
            marked = tag >= 0
            np.add.at(tags, (tag[marked].long().cpu().numpy(), said_tag[marked].cpu().numpy()), 1)
            whole += ((said_role == role) | ~known).all(1).sum().item()
    recall = {f'role {name}': roles[i, i] / max(1, roles[i].sum()) for i, name in enumerate(ROLES)}
    recall |= {f'tag {name}': tags[i, i] / max(1, tags[i].sum()) for i, name in enumerate(TAGS)}
    return recall | {'rows': roles.trace() / roles.sum(), 'letters': tags.trace() / tags.sum(), 'pages': whole / len(data[0])}


def main(out: str, file: str | None, count: int, rounds: int) -> None:
    names = Path(file).read_text('utf8').split('\n') if file else []
    began = time.time()
    held_out = make(range(HELD_OUT), names[::10])
    data = make(range(10_000, 10_000 + count), [name for at, name in enumerate(names) if at % 10])
    print(f'{count} pages made in {time.time() - began:.0f} s', flush=True)
    net = RowReader().cuda()
    print(sum(p.numel() for p in net.parameters()), 'weights')
    optimiser = torch.optim.AdamW(net.parameters(), 1e-3, weight_decay=0.01)
    steps = rounds * (count // BATCH)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, 2e-3, steps, pct_start=0.05)
    of_roles = nn.CrossEntropyLoss(ignore_index=-100, label_smoothing=0.02)
    of_tags = nn.CrossEntropyLoss(ignore_index=-100, label_smoothing=0.02)
    done = 0
    for _ in range(rounds):
        order = torch.randperm(count)
        for at in range(0, count - BATCH + 1, BATCH):
            net.train()
            letters, places, facts, role, tag = (part[order[at : at + BATCH]].cuda(non_blocking=True) for part in data)
            with torch.autocast('cuda', torch.bfloat16):
                said_role, said_tag = net(letters, places.float(), facts.float())
            loss = of_roles(said_role.float().flatten(0, 1), role.long().flatten()) + of_tags(
                said_tag.float().flatten(0, 2), tag.long().flatten()
            )
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 1.0)
            optimiser.step()
            schedule.step()
            done += 1
            if done % 500 == 0:
                print(f'{done}/{steps} loss {loss.item():.4f} {time.time() - began:.0f} s', flush=True)
    print({name: round(float(value), 4) for name, value in score(net, held_out).items()})
    net = net.cpu().eval()
    torch.save(net.state_dict(), f'{out}/row-reader.pt')
    example = (torch.zeros(1, 40, held_out[0].shape[2], dtype=torch.int64), torch.zeros(1, 40, held_out[0].shape[2]), torch.zeros(1, 40, 4))
    torch.onnx.export(
        net,
        example,
        f'{out}/row-reader.onnx',
        input_names=['letters', 'places', 'facts'],
        output_names=['roles', 'tags'],
        dynamic_axes={name: {1: 'rows'} for name in ('letters', 'places', 'facts', 'roles', 'tags')},
        opset_version=17,
        dynamo=False,
    )


if __name__ == '__main__':
    parser = argparse.ArgumentParser()
    parser.add_argument('out')
    parser.add_argument('--words')
    parser.add_argument('--pages', type=int, default=200_000)
    parser.add_argument('--rounds', type=int, default=3)
    given = parser.parse_args()
    main(given.out, given.words, given.pages, given.rounds)
