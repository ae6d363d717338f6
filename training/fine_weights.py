"""Gives quantised convolutions the finest weights that no processor overflows on.

    python3 training/fine_weights.py QUANTISED.onnx ORIGINAL.onnx TARGET.onnx

Processors without dot products of bytes add two neighbouring products of a byte and a weight in 16 bits. Seven-bit weights
never overflow there but lose half the precision. It is enough that no two neighbours together pass 128.
"""

import sys

import numpy as np
import onnx
from onnx import numpy_helper

# Rounding two weights up may add one to their sum.
PAIR_LIMIT, WEIGHT_LIMIT, BIAS_LIMIT = 127, 127, 2**30
SUFFIX = '_quantized'


def read_floats(model):
    """The original weights by name, also those stored in half precision."""
    return {w.name.removesuffix('_half'): numpy_helper.to_array(w).astype(np.float32) for w in model.graph.initializer}


def find_scale(weight):
    """The finest step for each output channel; depthwise kernels are added in 32 bits everywhere."""
    flat = weight.reshape(len(weight), -1)
    largest = np.abs(flat).max(1) / WEIGHT_LIMIT
    if weight.shape[1] == 1:
        return largest
    pairs = [add_neighbours(np.maximum(part, 0), weight.shape[2] == 1) / PAIR_LIMIT for part in (flat, -flat)]
    return np.maximum.reduce([largest, *pairs])


def add_neighbours(flat, is_pointwise):
    """The largest sum of two weights that meet: channels 2n and 2n + 1, or any two where the order is another's choice."""
    if not is_pointwise:
        return np.sort(flat, 1)[:, -2:].sum(1)
    return flat.reshape(len(flat), -1, 2).sum(2).max(1)


def refine(model, floats):
    """Weights and biases anew on finer steps; the steps of the activations stay."""
    stored = {w.name: w for w in model.graph.initializer}
    makers = {node.output[0]: node for node in model.graph.node}

    def write(name, values):
        stored[name].CopyFrom(numpy_helper.from_array(values, name))

    for node in model.graph.node:
        if node.op_type != 'Conv' or makers[node.input[1]].op_type != 'DequantizeLinear':
            continue
        activation, weight, bias = (makers[name].input for name in node.input)
        step = float(numpy_helper.to_array(stored[activation[1]]))
        values, offsets = (floats[part[0].removesuffix(SUFFIX)] for part in (weight, bias))
        scale = np.maximum(find_scale(values), np.abs(offsets) / (step * BIAS_LIMIT)).clip(1e-12).astype(np.float32)
        write(weight[0], np.rint(values / scale.reshape(-1, 1, 1, 1)).astype(np.int8))
        write(weight[1], scale)
        write(bias[0], np.rint(offsets / (scale * step)).astype(np.int32))
        write(bias[1], scale * np.float32(step))
    return model


if __name__ == '__main__':
    quantised, original, target = sys.argv[1:]
    onnx.save(refine(onnx.load(quantised), read_floats(onnx.load(original))), target)
