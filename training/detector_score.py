"""Recall of the detector on letterboxed photos: how many labelled things lie under its boxes, at most so many a photo."""

import numpy as np
import torch

from detector_net import Detector
from schedule import DEVICE

OVERLAP = 0.5
SUPPRESS = 0.55
MOST_BOXES = 5
LEAST_SCORE = 0.05


def measure_overlap(a, b):
    lower, upper = np.maximum(a[:, None, :2], b[None, :, :2]), np.minimum(a[:, None, 2:], b[None, :, 2:])
    shared = (upper - lower).clip(0).prod(2)
    return shared / ((a[:, 2:] - a[:, :2]).prod(1)[:, None] + (b[:, 2:] - b[:, :2]).prod(1)[None] - shared + 1e-6)


def suppress(scores, boxes):
    """Keeps the best of boxes that show the same thing; the candidates come best first."""
    kept = []
    overlap = measure_overlap(boxes, boxes)
    for place, score in enumerate(scores):
        if score >= LEAST_SCORE and all(overlap[place, other] <= SUPPRESS for other in kept):
            kept.append(place)
    return scores[kept], boxes[kept]


def match(boxes, truth):
    """For each found box, best first, whether it is the first to lie on some labelled thing."""
    overlap, taken, hits = measure_overlap(boxes, truth), set(), []
    for row in overlap:
        free = [place for place in np.argsort(-row) if row[place] >= OVERLAP and place not in taken]
        taken.update(free[:1])
        hits.append(bool(free))
    return np.array(hits, bool)


@torch.no_grad()
def find(net, canvases):
    """Scores and boxes of each photo after suppression."""
    detector = Detector(net.eval())
    found = []
    for part in canvases.split(64):
        scores, boxes = detector(part.to(DEVICE).float() / 127.5 - 1)
        found += [suppress(s, b) for s, b in zip(scores.float().cpu().numpy(), boxes.float().cpu().numpy())]
    return found


def score_found(found, truths):
    """Recall with at most five boxes a photo, and recall, precision and boxes a photo by threshold."""
    things = sum(map(len, truths))
    hits = [match(boxes, truth) for (_, boxes), truth in zip(found, truths)]
    scores, flat = np.concatenate([s for s, _ in found]), np.concatenate(hits)
    by_threshold = {}
    for threshold in (0.1, 0.15, 0.2, 0.3, 0.4, 0.5):
        over = scores >= threshold
        precision = round(float(flat[over].mean()), 3) if over.any() else None
        recall, boxes = round(float(flat[over].sum() / things), 3), round(float(over.sum() / len(found)), 2)
        by_threshold[threshold] = [recall, precision, boxes]
    return {
        'photos': len(found),
        'things': things,
        'recall_at_5': round(sum(h[:MOST_BOXES].sum() for h in hits) / things, 4),
        'recall_precision_boxes': by_threshold,
    }
