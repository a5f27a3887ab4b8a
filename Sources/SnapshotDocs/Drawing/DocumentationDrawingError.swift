import Foundation
import Render
import SnapshotCore

/// An error of a declared picture that can't be drawn, with the line of the catalog.
public struct DocumentationDrawingError: Error, Hashable, Sendable {
    /// The picture's name.
    public let picture: String
    /// The line to mend.
    public let place: DeclarationLocation
    /// The reason.
    public let reason: Reason

    /// An error of a picture, for this reason.
    public init(picture: String, place: DeclarationLocation, _ reason: Reason) {
        self.picture = picture
        self.place = place
        self.reason = reason
    }

    /// The errors in a picture's declaration, or in the screen that it names.
    public enum Reason: Hashable, Sendable {
        /// The name isn't made of words of lower-case letters and figures with hyphens.
        case invalidName
        /// Another picture, declared there, has the same name.
        case duplicateName(first: DeclarationLocation)
        /// A required text, `text`, is empty.
        case emptyText(String)
        /// A number out of its range; `name` is the modifier's.
        case invalidNumber(name: String, value: Double, range: String)
        /// Densities other than 1, 2 and 3, one twice, or none.
        case invalidScales([Int])
        /// An appearance twice, or none.
        case invalidAppearances([Appearance])
        /// A part without a width or height, or whose numbers mean nothing.
        case invalidCrop(CGRect)
        /// A contact sheet was given what only the picture of one screen has.
        case notOfSheets(String)
        /// A contact sheet without screens or configurations.
        case emptySheet(String)
        /// A contact sheet has a screen or configuration twice.
        case duplicateInSheet(String)
        /// A bare view without a width, in points.
        case invalidWidth(Int)
        /// No screen of the catalog has this name; in the catalog's words.
        case unknownScreen(CatalogError)
        /// No view of the screen has this identifier; `nearest` are similar ones, best first.
        case unknownView(String, screen: String, nearest: [String])
        /// The view is there but doesn't show: hidden, scrolled away, or of no size.
        case hiddenView(String, screen: String)
        /// The view shows on the screen, but not in the part that the picture shows.
        case viewOutsidePart(String, screen: String)
        /// So many views that show have this identifier.
        case severalViews(String, screen: String, count: Int)
        /// The part lies beyond the screen's edges. Points.
        case cropOutsideScreen(CGRect, screen: String, size: CGSize)
        /// The picture would have more pixels than are painted. Pixels.
        case tooLarge(width: Int, height: Int, scale: Int, limit: Int)
    }
}

extension DocumentationDrawingError: CustomStringConvertible, LocalizedError, StatusError {
    /// Such as `Sources/App/Catalog.swift:12: the picture “form” …`.
    public var description: String { "\(place): the picture “\(picture)” \(reason)" }

    public var errorDescription: String? { description }

    /// A catalog at fault is the tool's own fault; a view that isn't there shows only when the screen is drawn.
    public var commandStatus: CommandStatus {
        switch reason {
        case .unknownView, .hiddenView, .viewOutsidePart, .severalViews, .cropOutsideScreen, .tooLarge: .renderFailed
        default: .internalError
        }
    }
}

extension DocumentationDrawingError.Reason: CustomStringConvertible {
    /// The text behind “the picture …”.
    public var description: String {
        switch self {
        case .invalidName:
            "can't be called so: use at most 100 lower-case letters a to z, figures, and hyphens between them"
        case .duplicateName(let first): "has the name of the one declared at \(first): rename one"
        case .emptyText(let text): "has an empty \(text): say what is to be seen"
        case .invalidNumber(let name, let value, let range): "can't have a \(name) of \(value): use \(range)"
        case .invalidScales(let scales): "can't be made for the scales \(scales): use 1, 2 and 3, each at most once"
        case .invalidAppearances(let appearances):
            appearances.isEmpty
                ? "has no appearance: use light, dark or both" : "has an appearance twice: take one out"
        case .invalidCrop(let rect):
            "can't show the part \(Self.text(of: rect)): give it a width and a height above 0"
        case .notOfSheets(let what): "is a contact sheet and can't have \(what): show one screen instead"
        case .emptySheet(let what): "is a contact sheet without \(what)"
        case .duplicateInSheet(let name): "has “\(name)” twice: take one out"
        case .invalidWidth(let width): "can't show a view \(width) points wide: use a width above 0"
        case .unknownScreen(let error): "can't be drawn: \(error)"
        default: viewDescription
        }
    }

    /// The same, of what shows only when the screen has been laid out.
    private var viewDescription: String {
        switch self {
        case .unknownView(let view, let screen, let nearest):
            "names the view “\(view)”, and no view of the screen “\(screen)” has that accessibilityIdentifier: "
                + (nearest.isEmpty
                    ? "give it to the view" : "did you mean " + nearest.map { "“\($0)”" }.joined(separator: ", ") + "?")
        case .hiddenView(let view, let screen):
            "names the view “\(view)”, which doesn't show on the screen “\(screen)”: it is hidden, clear, without a "
                + "size, or scrolled out of sight"
        case .viewOutsidePart(let view, let screen):
            "names the view “\(view)” of the screen “\(screen)”, which isn't in the part that the picture shows: "
                + "show more, or take the mark out"
        case .severalViews(let view, let screen, let count):
            "names the view “\(view)”, and \(count) views of the screen “\(screen)” that show have that "
                + "accessibilityIdentifier: give each one of its own"
        case .cropOutsideScreen(let rect, let screen, let size):
            "shows the part \(Self.text(of: rect)), which lies outside the screen “\(screen)” of "
                + "\(Self.text(of: size.width)) × \(Self.text(of: size.height)) points"
        case .tooLarge(let width, let height, let scale, let limit):
            "would have \(width) × \(height) pixels at scale \(scale), and the limit is \(limit): show less, or use a "
                + "smaller zoom or scale"
        default: ""
        }
    }

    private static func text(of rect: CGRect) -> String {
        "(\(text(of: rect.minX)), \(text(of: rect.minY))) \(text(of: rect.width)) × \(text(of: rect.height))"
    }

    private static func text(of number: CGFloat) -> String {
        number == number.rounded() && abs(number) < 1e9 ? "\(Int(number))" : "\(Double(number))"
    }
}
