/// An error of the connection between sequences and views.
public enum RxCocoaError: Swift.Error {
    /// An unknown error.
    case unknown
    /// A list was asked for its elements, but no sequence has told it any.
    case itemsNotYetBound(object: Any)
    /// An element is of another type than was asked for.
    case castingError(object: Any, targetType: Any.Type)
}

extension RxCocoaError: @unchecked Sendable {}

extension RxCocoaError: CustomDebugStringConvertible {
    /// The error in words.
    public var debugDescription: String {
        switch self {
        case .unknown: "Unknown error occurred."
        case .itemsNotYetBound(let object):
            "No elements are bound to \(object): use one of its rx.items(…), and ask when an array has arrived."
        case .castingError(let object, let targetType): "\(object) is not a \(targetType)."
        }
    }
}
