"""Trains the looks model and scores it.

    python3 training/looks_train.py DATA WEIGHTS OUTPUT --name looks [--shelf-fold a] [--grocery-fold a] [--with-val]

Leaving products out makes a run for figures; with none left out and --with-val it makes the model that ships.
"""

import argparse
import json
from pathlib import Path

import torch
from torch.nn import functional as F

from augment import frame, hide, mix, move, relight
from backbone import start_from
from looks_net import LooksNet
from looks_rows import FINE_KINDS, NONE, UNKNOWN, read_rows
from looks_score import look, score_gallery, score_kinds
from schedule import DEVICE, Average, Progress, descend, group_parameters, half_precision, seed_all
from sources import read_classes

COSINE_SCALE, COSINE_MARGIN = 24, 0.25
SMOOTHING = 0.1


def read_arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument('data', type=Path)
    parser.add_argument('weights', type=Path)
    parser.add_argument('output', type=Path)
    parser.add_argument('--name', required=True)
    parser.add_argument('--shelf-fold', default='none')
    parser.add_argument('--grocery-fold', default='none')
    parser.add_argument('--with-val', action='store_true')
    parser.add_argument('--left-out-photos', type=Path)
    parser.add_argument('--identity-weight', type=float, default=0.5)
    parser.add_argument('--epochs', type=int, default=60)
    parser.add_argument('--seconds', type=float, default=3600)
    parser.add_argument('--rate', type=float, default=6e-4)
    parser.add_argument('--batch', type=int, default=192)
    parser.add_argument('--seed', type=int, default=0)
    parser.add_argument('--every', type=int, default=1, help='take each n-th photo alone, for trials')
    return parser.parse_args()


def soft_targets(kinds):
    """Smoothed rows; a row of noughts where the kind is not known, which then costs nothing."""
    known = (kinds != UNKNOWN).unsqueeze(1)
    hard = F.one_hot(kinds.clamp_min(0), NONE + 1).float()
    return (hard * (1 - SMOOTHING) + SMOOTHING / (NONE + 1)) * known


def kind_loss(logits, targets):
    return -(targets * logits.float().log_softmax(1)).sum() / targets.sum().clamp_min(1)


def identity_loss(net, embedded, identities, ramp):
    """Cosine softmax with a margin that grows at first: the same product close, others apart."""
    known = identities >= 0
    truth = identities[known]
    cosines = net.compare(embedded[known])
    cosines = cosines - COSINE_MARGIN * ramp * F.one_hot(truth, cosines.shape[1])
    return F.cross_entropy(COSINE_SCALE * cosines, truth, label_smoothing=0.05)


def train(args, rows):
    pictures, kinds = rows.pictures.to(DEVICE), torch.from_numpy(rows.kind).to(DEVICE)
    products = sorted(set(rows.product[rows.trained & (rows.product >= 0)].tolist()))
    numbers = {product: index for index, product in enumerate(products)}
    identities = torch.tensor([numbers.get(product, -1) for product in rows.product.tolist()], device=DEVICE)
    weights = rows.weights().to(DEVICE)
    net = LooksNet(FINE_KINDS + 1, len(products)).to(DEVICE)
    sample = torch.multinomial(weights, 256, replacement=True)
    start_from(net.backbone, args.weights / 'mobilenet_v2_140.npz', pictures[sample].float() / 127.5 - 1)
    net = net.to(memory_format=torch.channels_last)
    heads = torch.nn.ModuleList([net.kind, net.identity, net.identity_norm])
    groups = group_parameters(net.backbone, 0.05, 1) + group_parameters(heads, 0.05, 3)
    optimiser = torch.optim.AdamW([*groups, {'params': [net.products], 'weight_decay': 0.0, 'factor': 3}], lr=args.rate)
    average = Average(net, 0.995)
    steps = max(1, int(weights.sum().item()) // args.batch)
    progress = Progress(steps * args.epochs, args.seconds, 60)
    while progress.share() < 1:
        net.train()
        drawn = torch.multinomial(weights, steps * args.batch, replacement=True)
        for batch in drawn.split(args.batch):
            progress.set_rate(optimiser, args.rate)
            x = frame(hide(relight(move(pictures[batch].float() / 255))))
            targets = soft_targets(kinds[batch])
            is_mixed = progress.step % 2 == 1 and progress.share() < 0.85
            if is_mixed:
                x, targets = mix(x, targets)
            with half_precision():
                logits, embedded = net((x * 2 - 1).contiguous(memory_format=torch.channels_last))
            loss = kind_loss(logits, targets)
            if not is_mixed and args.identity_weight > 0:
                ramp = min(1, progress.step / 300)
                loss = loss + args.identity_weight * identity_loss(net, embedded, identities[batch], ramp)
            descend(optimiser, loss, net, 5)
            average.update()
            progress.step += 1
        if progress.step // steps % 10 == 0:
            print(args.name, 'epoch', progress.step // steps, f'{progress.elapsed():.0f} s loss {loss.item():.3f}', flush=True)
    return average.net


def main():
    args = read_arguments()
    seed_all(args.seed)
    args.output.mkdir(parents=True, exist_ok=True)
    left_out_photos = args.left_out_photos.read_text().split() if args.left_out_photos else []
    rows = read_rows(args.data, args.shelf_fold, args.grocery_fold, args.with_val, left_out_photos, args.every)
    print(args.name, 'rows', len(rows.kind), 'trained', int(rows.trained.sum()), flush=True)
    net = train(args, rows)
    torch.save({'state': net.state_dict(), 'identities': len(net.products)}, args.output / f'{args.name}.pt')
    coarse = [pair[1] for pair in read_classes(args.data / 'gsd224-classes.csv')]
    names = list(dict.fromkeys(coarse))
    cues = look(net, rows.pictures)
    scores = {'name': args.name, 'arguments': {k: str(v) for k, v in vars(args).items()}}
    scores['kinds'] = score_kinds(rows, cues['logits'], [names.index(name) for name in coarse])
    if args.shelf_fold != 'none' and args.grocery_fold != 'none':
        scores['gallery'] = score_gallery(rows, cues, args.shelf_fold, args.grocery_fold)
    (args.output / f'{args.name}.json').write_text(json.dumps(scores))
    print('RESULT', args.name, json.dumps(scores['kinds']), flush=True)
    for row in scores.get('gallery', []):
        print('RESULT', args.name, json.dumps(row), flush=True)


if __name__ == '__main__':
    main()
