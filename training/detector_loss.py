"""What the detector is told: Gaussian heat at the centres, the box sides around them, the smaller box where two meet."""

import torch

from detector_net import STRIDE

SPREAD = 0.54 / 6
LEAST_HEAT = 0.15


def make_targets(boxes, valid, side):
    """Heat, the box each cell answers for, and the cell's weight, each box weighing one in all."""
    scaled = boxes / STRIDE
    size = (scaled[..., 2:] - scaled[..., :2]).clamp_min(0.5)
    centre = ((scaled[..., 2:] + scaled[..., :2]) / 2).floor().clamp(0, side - 1)
    spread = (SPREAD * size).clamp_min(0.35)
    cells = torch.arange(side, device=boxes.device, dtype=torch.float)
    bells = torch.exp(-((cells - centre.unsqueeze(-1)) ** 2) / (2 * spread.unsqueeze(-1) ** 2))
    heat = bells[:, :, 1].unsqueeze(3) * bells[:, :, 0].unsqueeze(2) * valid[..., None, None]
    area = (size[..., 0] * size[..., 1])[..., None, None]
    priority, owner = torch.where(heat > LEAST_HEAT, 1 / area, torch.zeros_like(heat)).max(1)
    weight = heat.gather(1, owner.unsqueeze(1)).squeeze(1) * (priority > 0)
    flat = owner.flatten(1)
    sums = torch.zeros_like(scaled[..., 0]).scatter_add_(1, flat, weight.flatten(1))
    weight = weight / sums.gather(1, flat).view_as(weight).clamp_min(1e-3)
    wanted = scaled.gather(1, flat.unsqueeze(2).expand(-1, -1, 4)).view(*owner.shape, 4)
    return heat.max(1)[0], wanted, weight


def generalised_iou(a, b):
    lower, upper = torch.max(a[..., :2], b[..., :2]), torch.min(a[..., 2:], b[..., 2:])
    shared = (upper - lower).clamp_min(0).prod(-1)
    union = (a[..., 2:] - a[..., :2]).prod(-1) + (b[..., 2:] - b[..., :2]).prod(-1) - shared + 1e-6
    hull = (torch.max(a[..., 2:], b[..., 2:]) - torch.min(a[..., :2], b[..., :2])).prod(-1) + 1e-6
    return shared / union - (hull - union) / hull


def detector_losses(logits, sides, boxes, valid):
    """Focal loss of the heat, and one minus the overlap of the boxes."""
    side = logits.shape[-1]
    heat, wanted, weight = make_targets(boxes, valid, side)
    chance = logits[:, 0].float().sigmoid().clamp(1e-4, 1 - 1e-4)
    at_centre = heat > 0.999
    terms = torch.where(at_centre, (1 - chance) ** 2 * chance.log(), (1 - heat) ** 4 * chance**2 * (1 - chance).log())
    heat_loss = -terms.sum() / at_centre.sum().clamp_min(1)
    cells = torch.arange(side, device=boxes.device, dtype=torch.float) + 0.5
    sides = sides.float().permute(0, 2, 3, 1)
    column, line = cells.view(1, 1, -1), cells.view(1, -1, 1)
    found = [column - sides[..., 0], line - sides[..., 1], column + sides[..., 2], line + sides[..., 3]]
    box_loss = ((1 - generalised_iou(torch.stack(found, -1), wanted)) * weight).sum() / valid.sum().clamp_min(1)
    return heat_loss, box_loss
