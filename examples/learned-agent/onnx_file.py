"""Write a linear model as an ONNX file: its protocol buffer, by hand, so that no package is needed.

The numbers of the fields are those of onnx.proto: https://github.com/onnx/onnx/blob/main/onnx/onnx.proto
"""

FLOAT = 1  # TensorProto.DataType, AttributeProto.AttributeType
TENSOR_FLOATS = 9  # TensorProto.raw_data


def varint(number):
    out = bytearray()
    while number > 127:
        out.append(number & 127 | 128)
        number >>= 7
    return bytes(out + bytes([number]))


def integer(field, number):
    return varint(field << 3) + varint(number)


def part(field, content):
    content = content.encode() if isinstance(content, str) else content
    return varint(field << 3 | 2) + varint(len(content)) + content


def tensor(name, array):
    array = array.astype("<f4")
    dims = b"".join(integer(1, length) for length in array.shape)
    return dims + integer(2, FLOAT) + part(8, name) + part(TENSOR_FLOATS, array.tobytes())


def node(kind, inputs, output):
    return b"".join(part(1, name) for name in inputs) + part(2, output) + part(4, kind)


def port(name, length):
    rows = part(1, part(2, "rows"))  # a dimension by name: any number
    shape = rows + part(1, integer(1, length))
    return part(1, name) + part(2, part(1, integer(1, FLOAT) + part(2, shape)))


def linear_model(path, value, policy):
    """Write value and policy: matrices of inputs × outputs, the last row of which is added to each output."""
    inputs = len(value) - 1
    nodes = [
        node("Gemm", ["observation", "value_w", "value_b"], "raw_value"),
        node("Sigmoid", ["raw_value"], "value"),
        node("Gemm", ["observation", "policy_w", "policy_b"], "policy"),
    ]
    tensors = [
        tensor("value_w", value[:-1]), tensor("value_b", value[-1]),
        tensor("policy_w", policy[:-1]), tensor("policy_b", policy[-1]),
    ]
    graph = b"".join(part(1, each) for each in nodes) + part(2, "learned-agent")
    graph += b"".join(part(5, each) for each in tensors) + part(11, port("observation", inputs))
    graph += part(12, port("value", value.shape[1])) + part(12, port("policy", policy.shape[1]))
    opset = part(1, "") + integer(2, 13)
    with open(path, "wb") as file:
        file.write(integer(1, 8) + part(2, "azulejo example") + part(7, graph) + part(8, opset))
