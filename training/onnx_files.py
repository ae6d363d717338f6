"""Writes nets as ONNX files and makes them small: half-precision weights, or eight-bit convolutions."""

import hashlib

import numpy as np
import onnx
import onnxruntime
import torch
from onnx import TensorProto, helper, numpy_helper
from onnxruntime.quantization import CalibrationDataReader, QuantFormat, QuantType, quantize_static
from onnxruntime.quantization.shape_inference import quant_pre_process

from fine_weights import read_floats, refine

OPSET = 17
LEAST_HALVED = 16_384


def export(net, side, path, outputs, is_batched):
    """A fixed picture size; any number of pictures where `is_batched`."""
    names = ['input', *outputs] if is_batched else []
    torch.onnx.export(
        net.cpu().float().eval(),
        torch.zeros(1, 3, side, side),
        str(path),
        input_names=['input'],
        output_names=outputs,
        dynamic_axes={name: {0: 'count'} for name in names},
        opset_version=OPSET,
        dynamo=False,
    )


def halve_weights(source, target):
    """Large weights are stored in half precision and widened when the file is loaded: half the size, the same speed."""
    model = onnx.load(source)
    graph = model.graph
    for weight in [w for w in graph.initializer if w.data_type == TensorProto.FLOAT and np.prod(w.dims) >= LEAST_HALVED]:
        half = numpy_helper.from_array(numpy_helper.to_array(weight).astype(np.float16), f'{weight.name}_half')
        graph.initializer.remove(weight)
        graph.initializer.append(half)
        graph.node.insert(0, helper.make_node('Cast', [half.name], [weight.name], to=TensorProto.FLOAT))
    onnx.save(model, target)


class Pictures(CalibrationDataReader):
    def __init__(self, batches):
        self.batches = iter(batches)

    def get_next(self):
        batch = next(self.batches, None)
        return None if batch is None else {'input': batch}


def quantise(source, target, batches):
    """Eight-bit convolutions in the backbone alone, a scale a channel, as fine as older processors can add."""
    prepared, narrow = f'{source}.prepared', f'{source}.narrow'
    quant_pre_process(str(source), prepared)
    beside = [node.name for node in onnx.load(prepared).graph.node if '/backbone/' not in node.name]
    quantize_static(
        prepared,
        narrow,
        Pictures(batches),
        quant_format=QuantFormat.QDQ,
        op_types_to_quantize=['Conv', 'Clip', 'Add', 'Pad'],
        nodes_to_exclude=beside,
        per_channel=True,
        activation_type=QuantType.QUInt8,
        weight_type=QuantType.QInt8,
    )
    onnx.save(refine(onnx.load(narrow), read_floats(onnx.load(source))), narrow)
    halve_weights(narrow, target)


def run(path, batches, outputs):
    """The named outputs for all batches, computed as the app computes them."""
    session = onnxruntime.InferenceSession(str(path), providers=['CPUExecutionProvider'])
    answers = [session.run(outputs, {'input': batch}) for batch in batches]
    return [np.concatenate(parts) for parts in zip(*answers)]


def digest(path):
    return hashlib.sha256(path.read_bytes()).hexdigest()
