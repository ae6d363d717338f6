"""Finds "a product": a top-down path to one map at stride 8, a heat map of centres and distances to the box sides."""

import torch
from torch import nn
from torch.nn import functional as F

from backbone import ConvNorm, MobileNetV2

STRIDE = 8
CHANNELS = 128
CANDIDATES = 100


class Separable(nn.Sequential):
    def __init__(self, channels, kernel):
        super().__init__(ConvNorm(channels, channels, kernel, groups=channels), ConvNorm(channels, channels))


class DetectorNet(nn.Module):
    def __init__(self):
        super().__init__()
        self.backbone = MobileNetV2(1.0, with_last=False)
        self.wanted = (5, 12, 16)
        self.lateral = nn.ModuleList([ConvNorm(self.backbone.channels[block], CHANNELS) for block in self.wanted])
        self.smooth = nn.ModuleList([Separable(CHANNELS, 5) for _ in self.wanted])
        self.shared, self.heat_branch, self.side_branch = Separable(CHANNELS, 5), Separable(CHANNELS, 3), Separable(CHANNELS, 3)
        self.heat, self.sides = nn.Conv2d(CHANNELS, 1, 1), nn.Conv2d(CHANNELS, 4, 1)
        for layer, bias in ((self.heat, -4.0), (self.sides, 1.0)):
            nn.init.normal_(layer.weight, 0, 0.01)
            nn.init.constant_(layer.bias, bias)

    def forward(self, x):
        """Logits of the heat, and left, top, right, bottom distances in strides."""
        maps = [layer(found) for layer, found in zip(self.lateral, self.backbone(x, self.wanted))]
        top = self.smooth[2](maps[2])
        for level in (1, 0):
            top = self.smooth[level](maps[level] + F.interpolate(top, scale_factor=2.0, mode='nearest'))
        shared = self.shared(top)
        return self.heat(self.heat_branch(shared)), F.softplus(self.sides(self.side_branch(shared))) * 4


class Detector(nn.Module):
    """What is exported: the best candidates as scores and boxes in input pixels, the best first."""

    def __init__(self, net):
        super().__init__()
        self.net = net

    def forward(self, x):
        logits, sides = self.net(x)
        heat = logits.sigmoid()
        peaks = heat * (heat == F.max_pool2d(heat, 3, 1, 1)).float()
        scores, places = peaks.flatten(1).topk(CANDIDATES)
        width = heat.shape[-1]
        column, line = (places % width).float() + 0.5, torch.div(places, width, rounding_mode='floor').float() + 0.5
        left, top, right, bottom = sides.flatten(2).gather(2, places.unsqueeze(1).expand(-1, 4, -1)).unbind(1)
        return scores, torch.stack([column - left, line - top, column + right, line + bottom], 2) * STRIDE
