"""What all trainings share: seeds, the learning rate over time, averaged weights."""

import copy
import math
import random
import time

import numpy as np
import torch

DEVICE = 'cuda' if torch.cuda.is_available() else 'cpu'


def seed_all(seed):
    random.seed(seed)
    np.random.seed(seed)
    torch.manual_seed(seed)
    torch.backends.cudnn.benchmark = True


def half_precision():
    return torch.autocast(DEVICE, dtype=torch.bfloat16, enabled=DEVICE == 'cuda')


def group_parameters(module, decay, factor):
    """Norms and biases do not decay; `factor` is the share of the common learning rate."""
    matrices = [p for p in module.parameters() if p.ndim > 1]
    vectors = [p for p in module.parameters() if p.ndim <= 1]
    return [
        {'params': matrices, 'weight_decay': decay, 'factor': factor},
        {'params': vectors, 'weight_decay': 0.0, 'factor': factor},
    ]


class Progress:
    """Counts steps to their number, or faster where the time allowed would run out first."""

    def __init__(self, steps, seconds, warm_up):
        self.steps, self.seconds, self.warm_up = steps, seconds, warm_up
        self.step, self.start = 0, time.time()

    def elapsed(self):
        return time.time() - self.start

    def share(self):
        return min(1.0, max(self.step / self.steps, self.elapsed() / self.seconds))

    def set_rate(self, optimiser, rate):
        now = rate * min(1, (self.step + 1) / self.warm_up) * (0.5 + 0.5 * math.cos(math.pi * self.share())) + 1e-6
        for group in optimiser.param_groups:
            group['lr'] = now * group['factor']


class Average:
    """An exponential average of the weights, which is what is kept."""

    def __init__(self, net, decay):
        self.net, self.decay, self.count = copy.deepcopy(net).eval().requires_grad_(False), decay, 0
        pairs = list(zip(self.net.state_dict().values(), net.state_dict().values()))
        self.ours = [ours for ours, _ in pairs if ours.dtype.is_floating_point]
        self.theirs = [theirs for ours, theirs in pairs if ours.dtype.is_floating_point]

    @torch.no_grad()
    def update(self):
        self.count += 1
        keep = min(self.decay, (1 + self.count) / (10 + self.count))
        torch._foreach_mul_(self.ours, keep)
        torch._foreach_add_(self.ours, self.theirs, alpha=1 - keep)


def descend(optimiser, loss, net, clip):
    optimiser.zero_grad(set_to_none=True)
    loss.backward()
    torch.nn.utils.clip_grad_norm_(net.parameters(), clip)
    optimiser.step()
