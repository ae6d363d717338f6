"""A small net over the rows of a receipt: letters within a row, rows within the page, and back to the letters."""

import math

import torch
from torch import nn

from encode import ALPHABET
from rows import ROLES, TAGS


class Convolutions(nn.Module):
    """Residual convolutions along the letters of a row."""

    def __init__(self, width: int, layers: int):
        super().__init__()
        self.layers = nn.ModuleList(nn.Conv1d(width, width, 5, padding=2) for _ in range(layers))
        self.norms = nn.ModuleList(nn.BatchNorm1d(width) for _ in range(layers))

    def forward(self, x: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
        for layer, norm in zip(self.layers, self.norms):
            x = x + torch.relu(norm(layer(x * mask)))
        return x * mask


class Attention(nn.Module):
    """Attention of all rows to all rows, written out so that the number of rows stays free when it is exported."""

    def __init__(self, width: int, heads: int):
        super().__init__()
        self.heads = heads
        self.query, self.key, self.value, self.out = (nn.Linear(width, width) for _ in range(4))

    def forward(self, x: torch.Tensor, empty: torch.Tensor) -> torch.Tensor:
        query, key, value = (part(x).unflatten(2, (self.heads, -1)).transpose(1, 2) for part in (self.query, self.key, self.value))
        scores = query @ key.transpose(2, 3) / math.sqrt(query.shape[3])
        weights = (scores - empty[:, None, None].to(scores.dtype) * 1e4).softmax(3)
        return self.out((weights @ value).transpose(1, 2).flatten(2))


class Layer(nn.Module):
    """One layer of a transformer, normalised before each part."""

    def __init__(self, width: int, heads: int):
        super().__init__()
        self.attention = Attention(width, heads)
        self.first, self.second = nn.LayerNorm(width), nn.LayerNorm(width)
        self.dense = nn.Sequential(nn.Linear(width, 2 * width), nn.GELU(), nn.Dropout(0.1), nn.Linear(2 * width, width))
        self.drop = nn.Dropout(0.1)

    def forward(self, x: torch.Tensor, empty: torch.Tensor) -> torch.Tensor:
        x = x + self.drop(self.attention(self.first(x), empty))
        return x + self.drop(self.dense(self.second(x)))


class RowReader(nn.Module):
    def __init__(self, letters: int = 72, rows: int = 160, layers: int = 3):
        super().__init__()
        self.embed = nn.Embedding(ALPHABET + 1, letters, padding_idx=0)
        self.place = nn.Linear(3, letters)
        self.within = Convolutions(letters, 3)
        self.facts = nn.Linear(4, rows)
        self.to_row = nn.Linear(2 * letters, rows)
        self.across = nn.ModuleList(Layer(rows, 4) for _ in range(layers))
        self.role = nn.Linear(rows, len(ROLES))
        self.from_row = nn.Linear(rows, letters)
        self.after = Convolutions(letters, 2)
        self.tag = nn.Conv1d(letters, len(TAGS), 1)
        self.width = rows

    def positions(self, count: torch.Tensor) -> torch.Tensor:
        steps = torch.exp(torch.arange(0, self.width, 2, device=count.device) * (-math.log(1000.0) / self.width))
        angles = count.unsqueeze(1) * steps
        return torch.cat([torch.sin(angles), torch.cos(angles)], 1)

    def forward(self, letters: torch.Tensor, places: torch.Tensor, facts: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        pages, rows, count = letters.shape
        letters = letters.long()
        flat = letters.reshape(pages * rows, count)
        mask = (flat > 0).unsqueeze(1).to(facts.dtype)
        x = places.reshape(pages * rows, count, 1)
        place = self.place(torch.cat([x, torch.sin(6.2832 * x), torch.cos(6.2832 * x)], 2))
        chars = self.within((self.embed(flat) + place).transpose(1, 2), mask)
        # What is padding must not be the largest.
        top = (chars - (1 - mask) * 1e4).amax(2).clamp(min=-1e3)
        mean = chars.sum(2) / mask.sum(2).clamp(min=1)
        row = self.to_row(torch.cat([top * mask.amax(2), mean], 1)).reshape(pages, rows, self.width)
        row = row + self.facts(facts) + self.positions(torch.arange(rows, device=row.device).to(row.dtype))
        empty = letters.amax(2) == 0
        for layer in self.across:
            row = layer(row, empty)
        context = self.from_row(row).reshape(pages * rows, -1, 1)
        tagged = self.tag(self.after(chars + context, mask))
        return self.role(row), tagged.transpose(1, 2).reshape(pages, rows, count, len(TAGS))
