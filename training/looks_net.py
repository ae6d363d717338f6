"""What a thing looks like: one net that names kinds and gives a vector by which a household's things are told apart."""

import torch
from torch import nn
from torch.nn import functional as F

from backbone import MobileNetV2

MIDDLE_BLOCK = 12
IDENTITY_SIZE = 256
COLOUR_BINS = 4


class LooksNet(nn.Module):
    """`kinds` counts the fine classes and "none of them"; `identities` the products only training tells apart."""

    def __init__(self, kinds, identities):
        super().__init__()
        self.backbone = MobileNetV2(1.4)
        self.kind = nn.Linear(self.backbone.features, kinds)
        self.identity = nn.Linear(self.backbone.features, IDENTITY_SIZE, bias=False)
        self.identity_norm = nn.BatchNorm1d(IDENTITY_SIZE)
        self.products = nn.Parameter(torch.randn(identities, IDENTITY_SIZE) * 0.02)

    def pool(self, x):
        """The pooled last map, and the pooled map of a middle block, which keeps more of pattern and print."""
        middle, last = self.backbone(x, (MIDDLE_BLOCK,))
        return F.adaptive_avg_pool2d(last, 1).flatten(1), F.adaptive_avg_pool2d(middle, 1).flatten(1)

    def forward(self, x):
        pooled, _ = self.pool(x)
        return self.kind(F.dropout(pooled, 0.25, self.training)), self.embed_identity(pooled)

    def embed_identity(self, pooled):
        return F.normalize(self.identity_norm(self.identity(pooled)), dim=1)

    def compare(self, embedded):
        """Cosines with one vector a product."""
        return embedded.float() @ F.normalize(self.products, dim=1).T


def count_colours(x):
    """How much of each of 64 colours the middle of a picture (-1 to 1) holds: soft bins, square roots, unit length."""
    edge = x.shape[-1] // 8
    small = F.avg_pool2d(x[:, :, edge:-edge, edge:-edge], 4).flatten(2)
    centres = torch.linspace(-0.75, 0.75, COLOUR_BINS, device=x.device).view(1, 1, -1, 1)
    share = (1 - (small.unsqueeze(2).clamp(-0.75, 0.75) - centres).abs() * 2).clamp_min(0)
    red, green, blue = share[:, 0], share[:, 1], share[:, 2]
    pairs = (red.unsqueeze(2) * green.unsqueeze(1)).flatten(1, 2)
    counted = (pairs @ blue.transpose(1, 2)).flatten(1) / small.shape[-1]
    return F.normalize(counted.clamp_min(1e-6).sqrt(), dim=1)


class Looks(nn.Module):
    """What is exported: kinds as logits, and one short vector made of all cues by a fixed projection."""

    def __init__(self, net, weights, projection, offset):
        super().__init__()
        self.net, self.weights = net, weights
        self.projection = nn.Linear(projection.shape[1], projection.shape[0])
        self.projection.weight.data.copy_(projection)
        self.projection.bias.data.copy_(offset)

    def forward(self, x):
        pooled, middle = self.net.pool(x)
        cues = join_cues(self.net, x, pooled, middle, self.weights)
        return self.net.kind(pooled), F.normalize(self.projection(cues), dim=1)


def join_cues(net, x, pooled, middle, weights):
    """Each cue at unit length times its weight; a weight of nought leaves the cue out."""
    cues = {
        'pooled': lambda: F.normalize(pooled, dim=1),
        'middle': lambda: F.normalize(middle, dim=1),
        'identity': lambda: net.embed_identity(pooled),
        'colour': lambda: count_colours(x),
    }
    return torch.cat([cues[name]() * weight for name, weight in weights.items() if weight > 0], 1)
