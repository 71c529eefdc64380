//! Networks in ONNX files, with the few operators that shuzi's networks need.
//!
//! `training/shuzi_training/export.py` writes the files; `pack.py` there stores weights in 8 bits, which
//! the operator `DequantizeLinear` converts back.

use std::collections::HashMap;

use ndarray::{Array4, ArrayView3};
use rten_onnx::onnx::{AttributeProto, DataType, ModelProto, NodeProto, TensorProto};

use super::convolution::Convolution;
use super::graph::{Graph, Operation, Step};
use super::patches::Steps;
use super::{NetworkError, Planes};

/// A network from an ONNX file with one input \[1, c, h, w\] and one output \[1, c', h', w'\], both
/// f32.
pub(super) struct OnnxNetwork {
    name: &'static str,
    graph: Graph,
}

impl OnnxNetwork {
    /// Loads the network in an ONNX file.
    ///
    /// # Errors
    /// [`NetworkError`] if the file is damaged, or needs other operators.
    pub(super) fn load(name: &'static str, file: &[u8]) -> Result<OnnxNetwork, NetworkError> {
        let error = |reason| NetworkError { name, reason };
        let graph = read_graph(file).map_err(error)?;
        Ok(OnnxNetwork { name, graph })
    }

    /// Runs the network on `input`, whose axes are channel, row, column.
    ///
    /// # Errors
    /// [`NetworkError`] if the network does not take an input of this shape.
    pub(super) fn run(&self, input: ArrayView3<'_, f32>) -> Result<Planes, NetworkError> {
        let error = |reason| NetworkError {
            name: self.name,
            reason,
        };
        self.graph.run(input).map_err(error)
    }
}

/// Returns the network in an ONNX file, or what is wrong with it.
fn read_graph(file: &[u8]) -> Result<Graph, String> {
    let model = ModelProto::parse_buf(file).map_err(|error| error.to_string())?;
    let graph = model.graph.ok_or("it has no graph")?;
    let tensors = graph.initializer.iter();
    let mut constants: HashMap<&str, Constant> = tensors
        .map(|tensor| {
            (
                tensor.name.as_deref().unwrap_or_default(),
                Constant::Stored(tensor),
            )
        })
        .collect();
    let inputs = graph.input.iter().filter_map(|input| input.name.as_deref());
    let mut planes: HashMap<&str, usize> = inputs.map(|name| (name, 0)).collect();
    let mut steps: Vec<Step> = Vec::new();
    for node in &graph.node {
        let output = node.output.first().ok_or("a node has no output")?;
        let kind = node.op_type.as_deref().unwrap_or_default();
        if kind == "DequantizeLinear" {
            constants.insert(
                output,
                Constant::Restored(restore_weights(node, &constants)?),
            );
            continue;
        }
        if kind == "Relu" {
            let planes_of_last = steps.len();
            let last = steps.last_mut().ok_or("it begins with a Relu")?;
            let input = node.input.first().ok_or("a node has no input")?;
            let takers = graph.node.iter().filter(|node| node.input.contains(input));
            let can_be_rectified =
                matches!(last.operation, Operation::Convolve(_) | Operation::Add)
                    && planes.get(input.as_str()) == Some(&planes_of_last)
                    && takers.count() == 1;
            if !can_be_rectified {
                return Err(format!(
                    "{input} is followed by a Relu in a way that is not known"
                ));
            }
            last.is_rectified = true;
            planes.insert(output, planes_of_last);
            continue;
        }
        let operation = read_operation(node, &constants)?;
        let taken = node
            .input
            .iter()
            .filter_map(|name| planes.get(name.as_str()).copied());
        steps.push(Step {
            operation,
            inputs: taken.collect(),
            is_rectified: false,
        });
        planes.insert(output, steps.len());
    }
    Graph::new(steps).ok_or_else(|| "its steps do not follow from one another".into())
}

/// What is not computed from the input.
enum Constant<'a> {
    Stored(&'a TensorProto),
    /// Weights that were stored in 8 bits.
    Restored(Array4<f32>),
}

fn read_operation(
    node: &NodeProto,
    constants: &HashMap<&str, Constant>,
) -> Result<Operation, String> {
    let kind = node.op_type.as_deref().unwrap_or_default();
    match kind {
        "Conv" => read_convolution(node, constants).map(Operation::Convolve),
        "Add" => Ok(Operation::Add),
        "GlobalAveragePool" => Ok(Operation::Mean),
        "Resize" => read_repetition(node, constants).map(Operation::Repeat),
        _ => Err(format!("it needs the operator {kind:?}")),
    }
}

fn read_convolution(
    node: &NodeProto,
    constants: &HashMap<&str, Constant>,
) -> Result<Convolution, String> {
    let weights = match constant(node, 1, constants)? {
        Constant::Stored(tensor) => to_weights(read_floats(tensor)?, tensor)?,
        Constant::Restored(weights) => weights.clone(),
    };
    let bias = match constant(node, 2, constants)? {
        Constant::Stored(tensor) => read_floats(tensor)?,
        Constant::Restored(_) => return Err("a bias is stored in 8 bits".into()),
    };
    let (outputs, _, side, width) = weights.dim();
    let steps = Steps {
        side,
        stride: read_only(node, "strides", 1)?,
        padding: read_only(node, "pads", 0)?,
        dilation: read_only(node, "dilations", 1)?,
    };
    let is_known = side == width
        && side > 0
        && steps.stride > 0
        && steps.dilation > 0
        && bias.len() == outputs
        && read_only(node, "group", 1)? == 1;
    if !is_known {
        return Err(format!(
            "a convolution is of a kind that is not known: {steps:?}"
        ));
    }
    Ok(Convolution::new(weights.view(), bias, steps))
}

/// Returns how often a node that enlarges planes repeats each row and column.
fn read_repetition(node: &NodeProto, constants: &HashMap<&str, Constant>) -> Result<usize, String> {
    let is = |name, value: &str| {
        let attribute = attribute(node, name).and_then(|attribute| attribute.s.as_deref());
        attribute == Some(value)
    };
    let is_repetition = is("mode", "nearest")
        && is("nearest_mode", "floor")
        && is("coordinate_transformation_mode", "asymmetric");
    let scales = match constant(node, 2, constants)? {
        Constant::Stored(tensor) if is_repetition => read_floats(tensor)?,
        _ => Vec::new(),
    };
    match scales[..] {
        [1.0, 1.0, down, right] if down == right && down >= 1.0 && down.fract() == 0.0 => {
            Ok(down as usize)
        }
        _ => Err("it enlarges planes in a way that is not known".into()),
    }
}

/// Returns weights that are stored in 8 bits, with a step for each output channel.
fn restore_weights(
    node: &NodeProto,
    constants: &HashMap<&str, Constant>,
) -> Result<Array4<f32>, String> {
    let (Constant::Stored(steps), Constant::Stored(step)) =
        (constant(node, 0, constants)?, constant(node, 1, constants)?)
    else {
        return Err("weights are stored in a way that is not known".into());
    };
    let is_by_output = read_only(node, "axis", 1)? == 0;
    if steps.data_type != Some(DataType::INT8) || node.input.len() != 2 || !is_by_output {
        return Err("weights are stored in a way that is not known".into());
    }
    let values = raw_bytes(steps)?
        .iter()
        .map(|&byte| f32::from(byte.cast_signed()))
        .collect();
    let mut weights = to_weights(values, steps)?;
    let step = read_floats(step)?;
    if step.len() != weights.dim().0 {
        return Err("weights have too few steps".into());
    }
    for (mut of_output, step) in weights.outer_iter_mut().zip(step) {
        of_output *= step;
    }
    Ok(weights)
}

/// Returns a node's input number `k`, which has to be constant.
fn constant<'a, 'b>(
    node: &NodeProto,
    k: usize,
    constants: &'b HashMap<&str, Constant<'a>>,
) -> Result<&'b Constant<'a>, String> {
    let name = node.input.get(k).ok_or("a node has too few inputs")?;
    constants
        .get(name.as_str())
        .ok_or_else(|| format!("{name} is not constant"))
}

fn attribute<'a>(node: &'a NodeProto, name: &str) -> Option<&'a AttributeProto> {
    node.attribute
        .iter()
        .find(|attribute| attribute.name.as_deref() == Some(name))
}

/// Returns the number of an attribute, whose numbers must all be equal; `usual` if it is not stated.
fn read_only(node: &NodeProto, name: &str, usual: usize) -> Result<usize, String> {
    let Some(attribute) = attribute(node, name) else {
        return Ok(usual);
    };
    let numbers: Vec<i64> = attribute.i.iter().chain(&attribute.ints).copied().collect();
    let (Some(&first), true) = (
        numbers.first(),
        numbers.windows(2).all(|two| two[0] == two[1]),
    ) else {
        return Err(format!("{name} {numbers:?} is not known"));
    };
    usize::try_from(first).map_err(|_| format!("{name} {first} is negative"))
}

fn raw_bytes(tensor: &TensorProto) -> Result<Vec<u8>, String> {
    let bytes = tensor.raw_data.as_ref().map(|bytes| bytes.borrow().clone());
    bytes.ok_or_else(|| "a tensor has no values".into())
}

fn read_floats(tensor: &TensorProto) -> Result<Vec<f32>, String> {
    if tensor.data_type != Some(DataType::FLOAT) {
        return Err("a tensor is not of floats".into());
    }
    let bytes = raw_bytes(tensor)?;
    let (values, _) = bytes.as_chunks::<4>();
    Ok(values
        .iter()
        .map(|&bytes| f32::from_le_bytes(bytes))
        .collect())
}

/// Returns a tensor's values as weights: output channel, input channel, row, column.
fn to_weights(values: Vec<f32>, tensor: &TensorProto) -> Result<Array4<f32>, String> {
    let dims: Vec<usize> = tensor
        .dims
        .iter()
        .filter_map(|&dim| dim.try_into().ok())
        .collect();
    let [outputs, inputs, height, width] = dims[..] else {
        return Err("weights do not have four axes".into());
    };
    Array4::from_shape_vec((outputs, inputs, height, width), values)
        .map_err(|error| error.to_string())
}
