"""An ONNX file as a net that can be trained: every stored number becomes a weight, and goes back where it came from."""

import numpy as np
import onnx
import torch
import torch.nn.functional as F
from onnx import numpy_helper
from torch import nn

LEAST_HALVED = 1024


def attributes(node) -> dict:
    return {a.name: onnx.helper.get_attribute_value(a) for a in node.attribute}


class OnnxNet(nn.Module):
    """Runs the nodes that PaddleOCR's recognisers are made of. Batch norms keep the means they were trained with."""

    def __init__(self, path: str):
        super().__init__()
        self.model = onnx.load(path)
        graph = self.model.graph
        self.nodes, self.constants, self.names = [], {}, {}
        self.weights = nn.ParameterDict()
        stored = [(i.name, numpy_helper.to_array(i)) for i in graph.initializer]
        for node in graph.node:
            if node.op_type == 'Constant':
                stored.append((node.output[0], numpy_helper.to_array(node.attribute[0].t)))
            else:
                self.nodes.append((node.op_type, list(node.input), list(node.output), attributes(node)))
        self.input, self.output = graph.input[0].name, graph.output[0].name
        for name, value in stored:
            if value.dtype == np.float32 and value.size > 1:
                key = name.replace('.', '_')
                self.names[name] = key
                self.weights[key] = nn.Parameter(torch.from_numpy(value.copy()))
            else:
                self.constants[name] = torch.from_numpy(np.atleast_1d(value).copy()) if value.ndim == 0 else torch.from_numpy(value.copy())
        # The last product with its bias gives the letters.
        self.head = [self.nodes[-3][1][1], self.nodes[-2][1][1]]

    def widen(self, like: list[int]) -> None:
        """New letters at the end, each beginning as the class that it looks like."""
        for name in self.head:
            old = self.weights[self.names[name]].data
            new = old[..., like]
            bias = -2.0 if old.ndim == 1 else 0.0
            self.weights[self.names[name]] = nn.Parameter(torch.cat([old, new + bias], -1))

    def save(self, path: str) -> None:
        model = onnx.ModelProto()
        model.CopyFrom(self.model)
        for node in model.graph.node:
            if node.op_type == 'Constant' and node.output[0] in self.names:
                value = self.weights[self.names[node.output[0]]].detach().float().cpu().numpy()
                node.attribute[0].t.CopyFrom(numpy_helper.from_array(value, node.output[0]))
        for initializer in model.graph.initializer:
            if initializer.name in self.names:
                value = self.weights[self.names[initializer.name]].detach().float().cpu().numpy()
                initializer.CopyFrom(numpy_helper.from_array(value, initializer.name))
        model.graph.output[0].type.tensor_type.shape.dim[2].dim_value = self.weights[self.names[self.head[1]]].shape[0]
        halve(model)
        onnx.save(model, path)

    def forward(self, image: torch.Tensor) -> torch.Tensor:
        """The logits: the last softmax is left to the loss."""
        values: dict[str, torch.Tensor] = {self.input: image}

        def get(name: str) -> torch.Tensor:
            if name in values:
                return values[name]
            return self.weights[self.names[name]] if name in self.names else self.constants[name]

        for kind, inputs, outputs, given in self.nodes[:-1]:
            values[outputs[0]] = run(kind, [get(name) if name else None for name in inputs], given, image.device)
        return values[self.nodes[-2][2][0]]


def halve(model: onnx.ModelProto) -> None:
    """Large weights are stored in half precision and widened when the file is loaded: half the size, the same speed."""
    graph, nodes = model.graph, []
    for node in graph.node:
        value = numpy_helper.to_array(node.attribute[0].t) if node.op_type == 'Constant' else None
        if value is None or value.dtype != np.float32 or value.size < LEAST_HALVED:
            nodes.append(node)
            continue
        name = node.output[0]
        graph.initializer.append(numpy_helper.from_array(value.astype(np.float16), f'{name}_half'))
        nodes.append(onnx.helper.make_node('Cast', [f'{name}_half'], [name], to=onnx.TensorProto.FLOAT))
    nodes = [onnx.NodeProto.FromString(node.SerializeToString()) for node in nodes]
    del graph.node[:]
    graph.node.extend(nodes)


def whole(value: torch.Tensor) -> list[int]:
    return [int(number) for number in value.flatten().tolist()]


def run(kind: str, args: list, given: dict, device) -> torch.Tensor:
    a, b = args[0], args[1] if len(args) > 1 else None
    if kind in ('Add', 'Sub', 'Mul', 'Div', 'Pow'):
        # Stored numbers that are no weights stay where they were loaded.
        a, b = (part.item() if part.numel() == 1 and part.device != device else part for part in (a, b))
        return {'Add': torch.add, 'Sub': torch.sub, 'Mul': torch.mul, 'Div': torch.div, 'Pow': torch.pow}[kind](a, b)
    if kind == 'Conv':
        top, left, bottom, right = given['pads']
        a = a if (top, left) == (bottom, right) else F.pad(a, (left, right, top, bottom))
        padding = (top, left) if (top, left) == (bottom, right) else 0
        return F.conv2d(a, b, args[2] if len(args) > 2 else None, given['strides'], padding, given['dilations'], given['group'])
    if kind == 'BatchNormalization':
        return F.batch_norm(a, args[3].detach(), args[4].detach(), b, args[2], False, 0, given['epsilon'])
    if kind == 'MatMul':
        return a @ b
    if kind == 'HardSwish':
        return F.hardswish(a)
    if kind == 'HardSigmoid':
        return (a * given.get('alpha', 0.2) + given.get('beta', 0.5)).clamp(0, 1)
    if kind in ('Sigmoid', 'Relu', 'Sqrt'):
        return {'Sigmoid': torch.sigmoid, 'Relu': F.relu, 'Sqrt': torch.sqrt}[kind](a)
    if kind == 'Softmax':
        return a.softmax(given.get('axis', -1))
    if kind == 'ReduceMean':
        return a.mean(given['axes'], keepdim=bool(given.get('keepdims', 1)))
    if kind == 'GlobalAveragePool':
        return a.mean((2, 3), keepdim=True)
    if kind == 'AveragePool':
        return F.avg_pool2d(a, given['kernel_shape'], given['strides'], given['pads'][:2])
    if kind == 'Transpose':
        return a.permute(given['perm'])
    if kind == 'Reshape':
        shape = whole(b)
        return a.reshape([a.shape[at] if side == 0 else side for at, side in enumerate(shape)])
    if kind == 'Squeeze':
        return a.squeeze(whole(b)[0])
    if kind == 'Concat':
        return torch.cat([part.reshape(-1) if part.ndim < 2 else part for part in args], given['axis'])
    if kind == 'Shape':
        return torch.tensor(a.shape)
    if kind == 'Cast':
        return a.long() if given['to'] == 7 else a.to(torch.int32 if given['to'] == 6 else torch.float32)
    if kind == 'Slice':
        starts, ends = whole(b), whole(args[2])
        axes = whole(args[3]) if len(args) > 3 and args[3] is not None else list(range(len(starts)))
        for start, end, axis in zip(starts, ends, axes):
            a = a.narrow(axis, start, min(end, a.shape[axis]) - start)
        return a
    raise ValueError(f'{kind} is not known')
