import Foundation
import Render
import SnapshotCore

/// An error of a declared picture that can't be drawn, with the line of the catalog.
public struct DocumentationDrawingError: Error, Hashable, Sendable {
    /// The picture's name.
    public let picture: String
    /// The line to correct.
    public let location: DeclarationLocation
    /// The reason.
    public let reason: Reason

    /// Creates an error of a picture, for a reason.
    public init(picture: String, location: DeclarationLocation, _ reason: Reason) {
        self.picture = picture
        self.location = location
        self.reason = reason
    }

    /// The errors in a picture's declaration, or in the screen that it names.
    public enum Reason: Hashable, Sendable {
        /// The name doesn't consist of words of lower-case letters and digits, separated by hyphens.
        case invalidName
        /// Another picture, declared at `first`, has the same name.
        case duplicateName(first: DeclarationLocation)
        /// A required text, `text`, is empty.
        case emptyText(String)
        /// A number is out of its range; `name` is the modifier's.
        case invalidNumber(name: String, value: Double, range: String)
        /// The densities contain others than 1, 2 and 3, or one twice, or are empty.
        case invalidScales([Int])
        /// The appearances contain one twice, or are empty.
        case invalidAppearances([Appearance])
        /// The part has no width or height, or its numbers are invalid.
        case invalidCrop(CGRect)
        /// A contact sheet has an option that only pictures of one screen have.
        case notOfSheets(String)
        /// A picture of something else than a whole screen has a frame.
        case notFramed
        /// A contact sheet has no screens or configurations.
        case emptySheet(String)
        /// A contact sheet has a screen or configuration twice.
        case duplicateInSheet(String)
        /// A bare view has a width of 0 or less, in points.
        case invalidWidth(Int)
        /// No device has this name; `nearest` are similar ones, best first.
        case unknownDevice(String, nearest: [String])
        /// No configuration's device has the part of the screen that it names.
        case noSuchPart
        /// A locale isn't an identifier of one.
        case invalidLocale(String)
        /// No screen of the catalog has this name, with the catalog's error.
        case unknownScreen(CatalogError)
        /// No view of the screen has this identifier; `nearest` are similar ones, best first.
        case unknownView(String, screen: String, nearest: [String])
        /// The view exists but isn't visible: it is hidden, scrolled away, or has no size.
        case hiddenView(String, screen: String)
        /// The view is visible on the screen, but outside of the part that the picture shows.
        case viewOutsidePart(String, screen: String)
        /// Several visible views have this identifier; `count` is their number.
        case severalViews(String, screen: String, count: Int)
        /// The part lies beyond the screen's edges; lengths are in points.
        case cropOutsideScreen(CGRect, screen: String, size: CGSize)
        /// A text has characters that no font has, with a description; the screen may allow it.
        case missingGlyphs(String)
        /// The picture would exceed the limit of painted pixels; lengths are in pixels.
        case tooLarge(width: Int, height: Int, scale: Int, limit: Int)
    }
}

extension DocumentationDrawingError: CustomStringConvertible, LocalizedError, StatusError {
    /// The text, such as `Sources/App/Catalog.swift:12: the picture “form” …`.
    public var description: String { "\(location): the picture “\(picture)” \(reason)" }

    public var errorDescription: String? { description }

    /// The exit code: errors of the catalog are the tool's own; a missing view is detected only when the screen is
    /// drawn.
    public var commandStatus: CommandStatus {
        switch reason {
        case .unknownView, .hiddenView, .viewOutsidePart, .severalViews, .cropOutsideScreen, .tooLarge, .missingGlyphs:
            .renderFailed
        default: .internalError
        }
    }
}

extension DocumentationDrawingError.Reason: CustomStringConvertible {
    /// The text after “the picture …”.
    public var description: String {
        switch self {
        case .invalidName:
            "has an invalid name: use at most 100 lowercase letters a to z, digits, and hyphens between them"
        case .duplicateName(let first): "has the name of the one declared at \(first): rename one"
        case .emptyText(let text): "has an empty \(text): describe what the picture shows"
        case .invalidNumber(let name, let value, let range): "has an invalid \(name) of \(value): use \(range)"
        case .invalidScales(let scales): "can't be drawn at the scales \(scales): use 1, 2 and 3, each at most once"
        case .invalidAppearances(let appearances):
            appearances.isEmpty
                ? "has no appearance: use light, dark or both" : "has an appearance twice: remove one"
        case .invalidCrop(let rect):
            "has an empty crop, \(Self.text(of: rect)): use a width and a height above 0"
        case .notOfSheets(let what): "is a contact sheet and can't have \(what): show one screen instead"
        case .notFramed:
            "can't have a frame: show one whole screen, without a crop, padding, callouts or a part of an iPad's screen"
        case .emptySheet(let what): "is a contact sheet without \(what)"
        case .duplicateInSheet(let name): "has “\(name)” twice: remove one"
        case .invalidWidth(let width): "can't show a view \(width) points wide: use a width above 0"
        case .unknownDevice(let name, let nearest):
            "can't be drawn on “\(name)”, which is no device"
                + (nearest.isEmpty ? "" : ": did you mean \(nearest.map { "“\($0)”" }.joined(separator: ", "))?")
        case .noSuchPart: "has no configuration: no device of it has a part of the screen that it names"
        case .invalidLocale(let locale): "has the invalid locale “\(locale)”: use an identifier such as de or pt-BR"
        case .unknownScreen(let error): "can't be drawn: \(error)"
        default: viewDescription
        }
    }

    /// The same for errors that are detected only after layout.
    private var viewDescription: String {
        switch self {
        case .unknownView(let view, let screen, let nearest):
            "references the view “\(view)”, but no view of the screen “\(screen)” has that accessibilityIdentifier: "
                + (nearest.isEmpty
                    ? "set it on the view" : "did you mean " + nearest.map { "“\($0)”" }.joined(separator: ", ") + "?")
        case .hiddenView(let view, let screen):
            "references the view “\(view)”, which isn't visible on the screen “\(screen)”: it is hidden, transparent, "
                + "empty, or scrolled out of view"
        case .viewOutsidePart(let view, let screen):
            "references the view “\(view)” of the screen “\(screen)”, which is outside the crop: enlarge it, or remove "
                + "the mark"
        case .severalViews(let view, let screen, let count):
            "references the view “\(view)”, but \(count) visible views of the screen “\(screen)” have that "
                + "accessibilityIdentifier: make it unique"
        case .cropOutsideScreen(let rect, let screen, let size):
            "shows the part \(Self.text(of: rect)), which is outside the screen “\(screen)” of "
                + "\(Self.text(of: size.width)) × \(Self.text(of: size.height)) points"
        case .missingGlyphs(let text):
            "would show boxes for characters: \(text) Or allow them: .allowingMissingGlyphs() of the screen"
        case .tooLarge(let width, let height, let scale, let limit):
            "would have \(width) × \(height) pixels at scale \(scale), more than the limit of \(limit): show less, or use "
                + "a smaller zoom or scale"
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
