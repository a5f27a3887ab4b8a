/// A preview in an app's file: `#Preview`, or a `PreviewProvider`.
///
/// `lower-sources` writes the list of a module's previews beside its plan, for the report of `snapshot init`.
package struct LoweredPreview: Codable, Hashable, Sendable {
    /// The reason why a preview isn't a screen.
    package enum Obstacle: String, Codable, Sendable, CaseIterable {
        /// It shows views of SwiftUI.
        case swiftUI
        /// Its form isn't UIKit's `#Preview(_:traits:body:)` with a closure at the file's top level.
        case form
        /// The compiler refuses it.
        case refused
    }

    /// The name in the source; nil if there is none, or if it isn't a literal.
    package var name: String?
    /// The path, relative to the app's folder.
    package var path: String
    /// The line, from 1.
    package var line: Int
    /// The traits that a screen has, as in the source.
    package var traits: [String]
    /// The function that makes the view or controller; nil if the preview isn't a screen.
    package var function: String?
    /// The reason if there is no function.
    package var obstacle: Obstacle?
    /// A Boolean value that indicates whether parts of it, or of the class that it shows, are left out.
    package var isIncomplete: Bool

    package init(
        name: String?, path: String, line: Int, traits: [String] = [], function: String? = nil,
        obstacle: Obstacle? = nil, isIncomplete: Bool = false
    ) {
        self.name = name
        self.path = path
        self.line = line
        self.traits = traits
        self.function = function
        self.obstacle = obstacle
        self.isIncomplete = isIncomplete
    }

    /// The name of a list of previews beside a plan.
    package static let listName = "previews.json"

    /// Returns the name of the constant that has a module's previews, an `AppSources` value.
    /// - Parameter module: the module's or target's name.
    package static func constant(ofModule module: String) -> String { "sourcesOf\(identifier(module))" }

    /// Returns the name of a target's module.
    package static func identifier(_ target: String) -> String {
        String(target.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    }
}
