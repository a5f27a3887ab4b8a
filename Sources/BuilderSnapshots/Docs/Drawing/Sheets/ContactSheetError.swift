import Foundation

/// Why a contact sheet can't be drawn.
public enum ContactSheetError: Error, Sendable {
    /// There is nothing to show.
    case empty
    /// A screen fails in one of the configurations; `cause` says how.
    case cell(screen: String, configuration: String, cause: any Error)
}

extension ContactSheetError: CustomStringConvertible, LocalizedError, StatusError {
    public var description: String {
        switch self {
        case .empty: "a contact sheet needs a screen and a configuration"
        case .cell(let screen, let configuration, let cause):
            "the contact sheet's cell of “\(screen)” for “\(configuration)” can't be drawn: \(cause)"
        }
    }

    public var errorDescription: String? { description }

    public var commandStatus: CommandStatus {
        switch self {
        case .empty: .usage
        case .cell(_, _, let cause): (cause as? any StatusError)?.commandStatus ?? .renderFailed
        }
    }
}
