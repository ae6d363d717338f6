"""Makes the file of the detector from a finished run, and scores that file itself on the processor.

    python3 training/detector_export.py DATA OUTPUT --name detector [--left-out-photos FILE]
"""

import argparse
import json
from pathlib import Path

import torch

from canvases import GREY, SIDE, Canvases
from detector_net import CANDIDATES, Detector, DetectorNet
from detector_score import SUPPRESS, score_found, suppress
from folds import is_near_duplicate
from onnx_files import digest, export, halve_weights, run
from sources import read_shelves

SHOW, SHOW_SUPPORTED = 0.3, 0.15


def score_file(path, shelves):
    canvases = Canvases(shelves)
    pictures = (canvases.pictures.cpu().float() / 127.5 - 1).numpy()
    scores, boxes = run(path, [picture[None] for picture in pictures], ['scores', 'boxes'])
    return score_found([suppress(*pair) for pair in zip(scores, boxes)], canvases.truths)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('data', type=Path)
    parser.add_argument('output', type=Path, help='the folder of the run, where the files go as well')
    parser.add_argument('--name', required=True)
    parser.add_argument('--left-out-photos', type=Path, required=True)
    parser.add_argument('--every', type=int, default=1)
    args = parser.parse_args()
    net = DetectorNet()
    net.load_state_dict(torch.load(args.output / f'{args.name}.pt', map_location='cpu')['state'])
    whole, half = args.output / f'{args.name}_whole.onnx', args.output / f'{args.name}_half.onnx'
    export(Detector(net), SIDE, whole, ['scores', 'boxes'], is_batched=False)
    halve_weights(whole, half)
    left_out = args.left_out_photos.read_text().split()
    shelves = [s for s in read_shelves(args.data, args.every) if is_near_duplicate(s.name, left_out)]
    for path in (whole, half):
        print('RESULT', path.name, path.stat().st_size, json.dumps(score_file(path, shelves)), flush=True)
    described = {
        'file': 'detector.onnx',
        'sha256': digest(half),
        'input': {'side': SIDE, 'grey': GREY},
        'candidates': CANDIDATES,
        'suppress': SUPPRESS,
        'show': SHOW,
        'show_supported': SHOW_SUPPORTED,
    }
    half.with_suffix('.json').write_text(json.dumps(described, indent=2) + '\n')


if __name__ == '__main__':
    main()
