"""The rows of a receipt with their truth: what each row is for, and what each character of it says."""

from dataclasses import dataclass, field

# What a row is for. The goods are `item`, or `name` with a `price` row below it; the rest of a receipt surrounds them.
ROLES = [
    'info',
    'merchant',
    'heading',
    'section',
    'item',
    'name',
    'rest',
    'price',
    'before',
    'after',
    'discount',
    'deposit',
    'void',
    'regular',
    'subtotal',
    'total',
    'tax',
    'payment',
    'change',
    'rounding',
    'saved',
]
# What a character says; a space has the tag of what surrounds it.
TAGS = ['other', 'name', 'code', 'quantity', 'unit_price', 'price', 'date', 'merchant']


@dataclass
class Segment:
    text: str
    tag: str = 'other'
    # Where it stands: the column of its first character, or of the one behind its last.
    left: int | None = None
    right: int | None = None


@dataclass
class Row:
    role: str
    segments: list[Segment]
    item: int | None = None
    gap: float = 1.0
    scale: float = 1.0

    def render(self, width: int) -> tuple[str, list[str]]:
        """The row as it is printed, and the tag of each character."""
        text, tags = '', []
        for segment in self.segments:
            start = len(text) + (1 if text else 0)
            if segment.left is not None:
                start = max(start, segment.left)
            if segment.right is not None:
                start = max(start, segment.right - len(segment.text))
            tags += ['other'] * (start - len(text)) + [segment.tag] * len(segment.text)
            text = text.ljust(start) + segment.text
        return text, tags


@dataclass
class Item:
    name: str
    quantity: float
    price: float
    unit: str = 'pcs'


@dataclass
class Receipt:
    country: str
    language: str
    width: int
    rows: list[Row]
    items: list[Item]
    merchant: str
    date: str | None
    total: float
    phenomena: set[str] = field(default_factory=set)
