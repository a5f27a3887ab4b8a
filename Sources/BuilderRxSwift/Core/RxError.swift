/// An error of the reactive modules themselves.
///
/// The object of ``disposed(object:)`` is there to be named in a message: nothing is called on it.
public enum RxError: Swift.Error, @unchecked Sendable {
    /// A disposed object was used.
    case disposed(object: AnyObject)
    /// A number overflowed its type.
    case overflow
    /// An index or a count is out of range.
    case argumentOutOfRange
    /// A sequence that had to have an element had none.
    case noElements
    /// A sequence that may have one element had more.
    case moreThanOneElement
    /// A sequence took too long.
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
