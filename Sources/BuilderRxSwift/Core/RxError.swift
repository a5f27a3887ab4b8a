/// An error of the reactive modules.
///
/// The object of ``disposed(object:)`` is only named in messages: none of its methods is called.
public enum RxError: Swift.Error, @unchecked Sendable {
    /// A disposed object was used.
    case disposed(object: AnyObject)
    /// A number overflowed its type.
    case overflow
    /// An index or a count is out of range.
    case argumentOutOfRange
    /// A sequence that requires an element had none.
    case noElements
    /// A sequence that allows at most one element had more.
    case moreThanOneElement
    /// A sequence exceeded its time limit.
    case timeout
    /// An unknown error.
    case unknown
}

extension RxError: CustomDebugStringConvertible {
    public var debugDescription: String {
        switch self {
        case .disposed(let object): "Object `\(object)` was already disposed."
        case .overflow: "Arithmetic overflow occurred."
        case .argumentOutOfRange: "Argument out of range."
        case .noElements: "Sequence doesn't contain any elements."
        case .moreThanOneElement: "Sequence contains more than one element."
        case .timeout: "Sequence timeout."
        case .unknown: "Unknown error occurred."
        }
    }
}
