"""Trains the detector and scores it on products left out.

    python3 training/detector_train.py DATA WEIGHTS OUTPUT --name detector [--fold a] [--steps 1000]

With a fold it makes a run for figures; without one it learns from all photos but those of --left-out-photos, and ships.
"""

import argparse
import json
from pathlib import Path

import numpy as np
import torch

from augment import recolour, relight
from backbone import start_from
from bank import build_backgrounds, build_bank
from canvases import Canvases
from detector_loss import detector_losses
from detector_net import DetectorNet
from detector_score import find, score_found
from folds import SHELF_FOLDS, is_near_duplicate
from scenes import Scenes
from schedule import DEVICE, Average, Progress, descend, group_parameters, half_precision, seed_all
from sources import is_fridge, read_groceries, read_polygons, read_shelves

BOX_WEIGHT = 4
CHECKS = 4


def read_arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument('data', type=Path)
    parser.add_argument('weights', type=Path)
    parser.add_argument('output', type=Path)
    parser.add_argument('--name', required=True)
    parser.add_argument('--fold', default='none')
    parser.add_argument('--left-out-photos', type=Path)
    parser.add_argument('--steps', type=int, default=1000)
    parser.add_argument('--seconds', type=float, default=3600)
    parser.add_argument('--rate', type=float, default=1.5e-3)
    parser.add_argument('--backbone-factor', type=float, default=0.1)
    parser.add_argument('--batch', type=int, default=48)
    parser.add_argument('--seed', type=int, default=0)
    parser.add_argument('--every', type=int, default=1, help='take each n-th photo alone, for trials')
    return parser.parse_args()


def split_shelves(shelves, fold, left_out_photos):
    """Photos to learn from, and sets to score on by name; a photo with one left-out product is not learned from."""
    left_out = SHELF_FOLDS[fold]
    held = [s for s in shelves if left_out & set(s.products)]
    near = [s for s in shelves if is_near_duplicate(s.name, left_out_photos)]
    names = {s.name for s in [*held, *near]}
    if fold != 'none':
        names |= {s.name for s in shelves if s.split == 'val'}
    only_new = [s for s in held if set(s.products) <= left_out]
    sets = {
        'known products': [s for s in shelves if s.split == 'val' and fold != 'none' and not left_out & set(s.products)],
        'new products': [s for s in only_new if not is_fridge(s)],
        'new fridge': [s for s in only_new if is_fridge(s)],
        'left-out photos': near,
    }
    return [s for s in shelves if s.name not in names], {name: Canvases(group) for name, group in sets.items() if group}


def build_scenes(args, shelves):
    random = np.random.default_rng(args.seed)
    bank = build_bank(shelves, read_polygons(args.data), read_groceries(args.data, args.every), random)
    return Scenes(Canvases(shelves), bank, build_backgrounds(shelves, random))


def train(args, scenes, check):
    net = DetectorNet().to(DEVICE)
    start_from(net.backbone, args.weights / 'ssd_mobilenet_v2_100.npz', scenes.draw(min(64, args.batch))[0] * 2 - 1)
    net = net.to(memory_format=torch.channels_last)
    head = torch.nn.ModuleList([child for name, child in net.named_children() if name != 'backbone'])
    groups = group_parameters(net.backbone, 0.03, args.backbone_factor) + group_parameters(head, 0.03, 1)
    optimiser, average = torch.optim.AdamW(groups, lr=args.rate), Average(net, 0.998)
    progress, checked = Progress(args.steps, args.seconds, 200), 0
    while progress.share() < 1:
        net.train()
        progress.set_rate(optimiser, args.rate)
        with torch.no_grad():
            x, boxes, valid = scenes.draw(args.batch)
            x = (relight(recolour(x), 1.5, 0.08) * 2 - 1).contiguous(memory_format=torch.channels_last)
        with half_precision():
            logits, sides = net(x)
        heat_loss, box_loss = detector_losses(logits, sides, boxes, valid)
        descend(optimiser, heat_loss + BOX_WEIGHT * box_loss, net, 10)
        average.update()
        progress.step += 1
        if progress.share() >= (checked + 1) / CHECKS:
            checked += 1
            losses = f'heat {heat_loss.item():.3f} box {box_loss.item():.3f}'
            print(args.name, f'step {progress.step} {progress.elapsed():.0f} s {losses}', flush=True)
            check(average.net, progress.step)
    return average.net


def main():
    args = read_arguments()
    seed_all(args.seed)
    args.output.mkdir(parents=True, exist_ok=True)
    left_out_photos = args.left_out_photos.read_text().split() if args.left_out_photos else []
    learned, sets = split_shelves(read_shelves(args.data, args.every), args.fold, left_out_photos)
    print(args.name, 'photos', len(learned), {name: len(group.truths) for name, group in sets.items()}, flush=True)
    scores = {'name': args.name, 'arguments': {k: str(v) for k, v in vars(args).items()}, 'checks': []}

    def check(net, step):
        for name, group in sets.items():
            scores['checks'].append({'step': step, 'set': name, **score_found(find(net, group.pictures), group.truths)})
            print('RESULT', args.name, json.dumps(scores['checks'][-1]), flush=True)

    net = train(args, build_scenes(args, learned), check)
    torch.save({'state': net.state_dict()}, args.output / f'{args.name}.pt')
    (args.output / f'{args.name}.json').write_text(json.dumps(scores))


if __name__ == '__main__':
    main()
