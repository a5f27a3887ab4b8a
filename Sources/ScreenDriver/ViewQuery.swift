import BuilderUIKit
import Foundation

/// A description of views on a screen, by which a ``Driver`` finds them.
///
/// A string literal is a name: it finds the views with this accessibility identifier, or if there are none those with
/// this accessibility label, or else with this text or placeholder. Queries are composed of others:
///
/// ```swift
/// try await driver.tap("submit")
/// try await driver.tap(.text("Delete").inside(.identifier("row-3")))
/// try await driver.toggle(.type(UISwitch.self).at(1))
/// ```
///
/// Views are found in the order in which they are read: from top to bottom, and from the leading edge. A view inside
/// another one that matches, too, such as the label in a button, isn't found, unless the query names a class.
public struct ViewQuery: Hashable, Sendable {
    /// The condition that views meet.
    indirect enum Condition: Hashable, Sendable {
        case named(String)
        case identifier(String)
        case label(String)
        case text(String)
        case textPart(String)
        case placeholder(String)
        case type(TypeTest)
        case className(String)
        case both(Condition, Condition)
        case inside(Condition, container: Condition)
        /// The view at a position among those that meet another condition, counted from the end if negative.
        case position(Condition, Int)
    }

    /// A test for a class, which is equal to another one of the same class.
    struct TypeTest: Hashable, Sendable {
        let name: String
        let matches: @MainActor @Sendable (UIView) -> Bool

        static func == (one: TypeTest, other: TypeTest) -> Bool { one.name == other.name }
        func hash(into hasher: inout Hasher) { hasher.combine(name) }
    }

    let condition: Condition

    init(_ condition: Condition) { self.condition = condition }

    /// Creates a query for a name, as a string literal does.
    public init(_ name: String) { condition = .named(name) }

    /// Views with an accessibility identifier.
    public static func identifier(_ identifier: String) -> ViewQuery { ViewQuery(.identifier(identifier)) }

    /// Views with an accessibility label, that of the app or the one that UIKit derives from the content.
    public static func label(_ label: String) -> ViewQuery { ViewQuery(.label(label)) }

    /// Views that show a text: labels, buttons, text fields and text views.
    public static func text(_ text: String) -> ViewQuery { ViewQuery(.text(text)) }

    /// Views that show a text with a part; case matters.
    public static func text(containing part: String) -> ViewQuery { ViewQuery(.textPart(part)) }

    /// Text fields with a placeholder.
    public static func placeholder(_ text: String) -> ViewQuery { ViewQuery(.placeholder(text)) }

    /// Views of a class or of a subclass of it.
    public static func type<View: UIView>(_ type: View.Type) -> ViewQuery {
        ViewQuery(.type(TypeTest(name: "\(type)") { $0 is View }))
    }

    /// Views of exactly the class with a name, such as `ProfileCell`.
    public static func type(named name: String) -> ViewQuery { ViewQuery(.className(name)) }

    /// Views that match both queries.
    public func and(_ other: ViewQuery) -> ViewQuery { ViewQuery(.both(condition, other.condition)) }

    /// Views inside a view that matches another query.
    public func inside(_ container: ViewQuery) -> ViewQuery {
        ViewQuery(.inside(condition, container: container.condition))
    }

    /// The view at an index, which begins at 0; negative ones count from the end.
    public func at(_ index: Int) -> ViewQuery { ViewQuery(.position(condition, index)) }

    /// The first view.
    public var first: ViewQuery { at(0) }

    /// The last view.
    public var last: ViewQuery { at(-1) }

    /// Returns the views below a root, which is laid out, in the order in which they are read.
    @MainActor
    package func views(in root: UIView) -> [UIView] { ViewSearch(in: root).matches(self) }
}

extension ViewQuery: ExpressibleByStringLiteral {
    public init(stringLiteral value: String) { self.init(value) }
}

extension ViewQuery: CustomStringConvertible {
    /// The query in words, such as `the text “Delete” inside “row-3”`.
    public var description: String { condition.description }
}

extension ViewQuery.Condition: CustomStringConvertible {
    var description: String {
        switch self {
        case .named(let name): "“\(name)”"
        case .identifier(let name): "the identifier “\(name)”"
        case .label(let label): "the label “\(label)”"
        case .text(let text): "the text “\(text)”"
        case .textPart(let part): "a text with “\(part)”"
        case .placeholder(let text): "the placeholder “\(text)”"
        case .type(let test): "the class \(test.name)"
        case .className(let name): "the class \(name)"
        case .both(let one, let other): "\(one) and \(other)"
        case .inside(let inner, let container): "\(inner) inside \(container)"
        case .position(let all, let index): "\(all) at index \(index)"
        }
    }

    /// A Boolean value that indicates whether the views themselves must be of a class.
    var namesClass: Bool {
        switch self {
        case .type, .className: true
        case .both(let one, let other): one.namesClass || other.namesClass
        case .inside(let inner, _): inner.namesClass
        case .position(let all, _): all.namesClass
        case .named, .identifier, .label, .text, .textPart, .placeholder: false
        }
    }

    /// The words in the query by which similar views are found.
    var words: [String] {
        switch self {
        case .named(let word), .identifier(let word), .label(let word), .text(let word), .textPart(let word),
            .placeholder(let word), .className(let word):
            [word]
        case .type(let test): [test.name]
        case .both(let one, let other): one.words + other.words
        case .inside(let inner, _): inner.words
        case .position(let all, _): all.words
        }
    }
}
