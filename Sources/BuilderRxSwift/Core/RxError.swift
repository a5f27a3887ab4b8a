/// An error of the reactive modules themselves.
///
/// The object of ``disposed(object:)`` is there to be named in a message: nothing is called on it.
public enum RxError: Swift.Error, @unchecked Sendable {
    /// Something was asked of an object that had been disposed.
    case disposed(object: AnyObject)
    /// A number grew larger than its type can hold.
    case overflow
    /// A position or a count that was asked for does not exist.
    case argumentOutOfRange
    /// A sequence that had to have an element had none.
    case noElements
    /// A sequence that may have one element had more.
    case moreThanOneElement
    /// A sequence took longer than it was given.
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
