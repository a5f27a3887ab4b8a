import Foundation

/// An error of drawing a contact sheet.
public enum ContactSheetError: Error, Sendable {
    /// There is nothing to show.
    case empty
    /// A number out of its range.
    case invalidNumber(name: String, value: Double, range: String)
    /// A screen fails in one of the configurations, with an error as the cause.
    case cell(screen: String, configuration: String, cause: any Error)
}

extension ContactSheetError: CustomStringConvertible, LocalizedError, StatusError {
    public var description: String {
        switch self {
        case .empty: "a contact sheet needs a screen and a configuration"
        case .invalidNumber(let name, let value, let range):
            "a contact sheet can't have a \(name) of \(value): use \(range)"
        case .cell(let screen, let configuration, let cause):
            "the contact sheet's cell of “\(screen)” for “\(configuration)” can't be drawn: \(cause)"
        }
    }

    public var errorDescription: String? { description }

    public var commandStatus: CommandStatus {
        switch self {
        case .empty, .invalidNumber: .usage
        case .cell(_, _, let cause): (cause as? any StatusError)?.commandStatus ?? .renderFailed
        }
    }
}
