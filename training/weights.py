"""Turns the unpacked npm weights into one .npz of convolutions a backbone can start from.

    python3 training/weights.py UNPACKED_FOLDER OUTPUT_FOLDER     (after unpack_weights.mjs)
"""

import json
import sys
from pathlib import Path

import numpy as np

BLOCKS = 17
PARTS = ('expand', 'depthwise', 'project')
STORED = {'uint8': np.uint8, 'uint16': np.uint16, 'float16': np.float16, 'float32': np.float32, 'int32': np.int32}


def read_tensors(folder, name):
    """TensorFlow.js keeps all tensors in one run of bytes, some of them as scaled integers."""
    described = json.loads((folder / f'{name}.json').read_text())
    buffer = (folder / f'{name}.bin').read_bytes()
    tensors, offset = {}, 0
    for entry in described:
        scaled = entry.get('quantization', {})
        stored = np.dtype(STORED[scaled.get('dtype', entry['dtype'])])
        count = int(np.prod(entry['shape']))
        values = np.frombuffer(buffer, stored, count, offset).reshape(entry['shape'])
        offset += count * stored.itemsize
        if 'scale' in scaled:
            values = values.astype(np.float32) * scaled['scale'] + scaled['min']
        tensors[entry['name']] = values
    assert offset == len(buffer), f'{name}: {len(buffer) - offset} bytes are left over'
    return tensors


def name_layers():
    """Pairs of our layer name and MobileNetV2's own, from the first convolution to the last."""
    yield 'stem', 'Conv'
    for block in range(BLOCKS):
        scope = f'expanded_conv_{block}' if block else 'expanded_conv'
        for part in PARTS:
            if block or part != 'expand':
                yield f'blocks.{block}.{part}', f'{scope}/{part}'
    yield 'last', 'Conv_1'


def read_hub_layer(tensors, path):
    kind = 'depthwise' if path.endswith('depthwise') else 'Conv2D'
    return tensors[f'{path}/{kind}_weights'], tensors[f'{path}/{kind}_bn_offset']


def read_coco_layer(tensors, path):
    norm = f'{path}/BatchNorm/batchnorm'
    if path.endswith('depthwise'):
        return tensors[f'{path}/depthwise_weights'] * tensors[f'{norm}/mul'].reshape(1, 1, -1, 1), tensors[f'{norm}/sub']
    return tensors[f'{path}/Conv2D/merged_input'], tensors[f'{norm}/sub']


def convert(tensors, read_layer):
    """Weights in PyTorch's order with their biases: the batch norms were folded in before they were published."""
    scope = next(name for name in tensors if 'MobilenetV2/' in name).split('MobilenetV2/')[0] + 'MobilenetV2'
    layers = {}
    for ours, theirs in name_layers():
        weight, bias = read_layer(tensors, f'{scope}/{theirs}')
        order = (2, 3, 0, 1) if theirs.endswith('depthwise') else (3, 2, 0, 1)
        layers[f'{ours}.weight'] = np.ascontiguousarray(weight.transpose(order)).astype(np.float16)
        layers[f'{ours}.bias'] = bias.astype(np.float32)
    return layers


def main(unpacked, output):
    output.mkdir(parents=True, exist_ok=True)
    for name, read_layer in (('mobilenet_v2_140', read_hub_layer), ('ssd_mobilenet_v2_100', read_coco_layer)):
        np.savez_compressed(output / f'{name}.npz', **convert(read_tensors(unpacked, name), read_layer))


if __name__ == '__main__':
    main(Path(sys.argv[1]), Path(sys.argv[2]))
