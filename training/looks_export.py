"""Makes the file of the looks model from a finished run, and scores that file itself on the processor.

    python3 training/looks_export.py DATA OUTPUT --name looks [--shelf-fold a] [--grocery-fold a]
        [--scores OTHER_RUN] [--recipe '{"pooled": 1}'] [--power 0.25]

`--scores` names the run whose temperature and threshold hold: one that did not learn the rows they are fitted on.
"""

import argparse
import json
from pathlib import Path

import numpy as np
import torch

from crops import GREY, MARGIN, SIDE
from folds import GROCERY_FOLDS, SHELF_FOLDS
from gallery import Gallery, fit_projection
from kinds import name_category, name_coarse, name_fine
from looks_net import Looks, LooksNet
from looks_rows import FINE_KINDS, NONE, SHELF_BASE, read_rows
from looks_score import EMBEDDING, SHOTS, join, look, pick, score_kinds
from onnx_files import digest, export, halve_weights, quantise, run
from schedule import DEVICE
from sources import read_classes

BATCH = 32


def read_arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument('data', type=Path)
    parser.add_argument('output', type=Path, help='the folder of the run, where the files go as well')
    parser.add_argument('--name', required=True)
    parser.add_argument('--shelf-fold', default='none')
    parser.add_argument('--grocery-fold', default='none')
    parser.add_argument('--with-val', action='store_true')
    parser.add_argument('--left-out-photos', type=Path)
    parser.add_argument('--scores')
    parser.add_argument('--recipe', type=json.loads, default={'pooled': 1.0})
    parser.add_argument('--power', type=float, default=0.0)
    parser.add_argument('--every', type=int, default=1)
    return parser.parse_args()


def load(path):
    stored = torch.load(path, map_location=DEVICE)
    net = LooksNet(FINE_KINDS + 1, stored['identities']).to(DEVICE)
    net.load_state_dict(stored['state'])
    return net.eval()


def split_batches(pictures, size=BATCH):
    return [part.float().numpy() / 127.5 - 1 for part in pictures.split(size)]


def describe(pairs, scores, path):
    """All the app needs to know beside the file."""
    coarse = list(dict.fromkeys(pair[1] for pair in pairs))
    return {
        'file': 'looks.onnx',
        'sha256': digest(path),
        'input': {'side': SIDE, 'margin': MARGIN, 'grey': GREY[0]},
        'embedding': EMBEDDING,
        'temperature': scores['temperature'],
        'threshold': scores['threshold'],
        'none': NONE,
        'coarse': [{'name': name_coarse(name), 'category': name_category(name)} for name in coarse],
        'fine': [{'name': name_fine(*pair), 'coarse': coarse.index(pair[1])} for pair in pairs],
    }


def score_file(path, rows, coarse_of, scores, wanted):
    """Kinds on all rows, the gallery on the wanted products."""
    logits, embedded = run(path, split_batches(rows.pictures), ['logits', 'emb'])
    kinds = score_kinds(rows, torch.from_numpy(logits).to(DEVICE), coarse_of, scores['temperature'], scores['threshold'])
    gallery = Gallery(rows.product, rows.occasion)
    found = {shots: gallery.score(torch.from_numpy(embedded), wanted, shots) for shots in SHOTS}
    return {'bytes': path.stat().st_size, 'kinds': kinds, 'gallery': found}


def main():
    args = read_arguments()
    left_out_photos = args.left_out_photos.read_text().split() if args.left_out_photos else []
    rows = read_rows(args.data, args.shelf_fold, args.grocery_fold, args.with_val, left_out_photos, args.every)
    net = load(args.output / f'{args.name}.pt')
    cues = look(net, rows.pictures)
    projection = fit_projection(join(cues, args.recipe)[pick(rows.trained)], EMBEDDING, args.power)
    scores = json.loads((args.output / f'{args.scores or args.name}.json').read_text())['kinds']
    whole, half, narrow = (args.output / f'{args.name}{end}.onnx' for end in ('_whole', '_half', '_narrow'))
    export(Looks(net, args.recipe, *projection), SIDE, whole, ['logits', 'emb'], is_batched=True)
    halve_weights(whole, half)
    sample = np.random.default_rng(0).permutation(np.flatnonzero(rows.trained))[:240]
    quantise(whole, narrow, split_batches(rows.pictures[torch.from_numpy(sample)], 8))
    pairs = read_classes(args.data / 'gsd224-classes.csv')
    coarse = list(dict.fromkeys(pair[1] for pair in pairs))
    coarse_of = [coarse.index(pair[1]) for pair in pairs]
    fold = args.grocery_fold if args.grocery_fold != 'none' else 'a'
    wanted = {SHELF_BASE + product for product in SHELF_FOLDS[fold]} | GROCERY_FOLDS[fold]
    for path in (half, narrow):
        print('RESULT', path.name, json.dumps(score_file(path, rows, coarse_of, scores, wanted)), flush=True)
        path.with_suffix('.json').write_text(json.dumps(describe(pairs, scores, path), indent=2) + '\n')


if __name__ == '__main__':
    main()
