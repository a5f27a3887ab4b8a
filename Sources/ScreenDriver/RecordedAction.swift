import BuilderUIKit
import Foundation

/// An action of a user that can be performed again, and written as Swift code.
package struct RecordedAction: Hashable, Sendable, Codable {
    /// The actions that are recorded.
    package enum Kind: String, Hashable, Sendable, Codable {
        case tap, doubleTap, longPress, swipe, type, clear, toggle, slide, segment, back
    }

    package var kind: Kind
    /// The view that is touched; nil for the whole screen, or the view that has the focus.
    package var view: RecordedView?
    /// The text that is typed.
    package var text: String?
    /// True if the text is that of a secure field, which is performed but never shown; nil otherwise.
    package var isSecret: Bool?
    /// The direction of a swipe.
    package var direction: String?
    /// The value of a slider.
    package var value: Float?
    /// The index of a segment.
    package var index: Int?
    /// The place in the view, from (0, 0) to (1, 1), if a tap's place matters.
    package var place: CGPoint?

    package init(_ kind: Kind, _ view: RecordedView? = nil) {
        self.kind = kind
        self.view = view
    }

    /// Performs the action.
    ///
    /// - Throws: `DriverError`, or an error of the screen.
    @MainActor
    package func perform(with driver: Driver) async throws {
        switch kind {
        case .tap: try await driver.tap(try needed(), at: place)
        case .doubleTap: try await driver.doubleTap(try needed())
        case .longPress: try await driver.longPress(try needed())
        case .swipe: try await driver.swipe(swipeDirection, on: view?.query)
        case .type: try await driver.type(text ?? "", into: view?.query)
        case .clear: try await driver.clear(try needed())
        case .toggle: try await driver.toggle(try needed())
        case .slide: try await driver.slide(try needed(), to: value ?? 0)
        case .segment: try await driver.select(segment: index ?? 0, in: try needed())
        case .back: try await driver.back()
        }
    }

    private func needed() throws -> ViewQuery {
        guard let view else { throw RecordingError.noView }
        return view.query
    }

    private var swipeDirection: Driver.Direction { direction.flatMap(Driver.Direction.init) ?? .up }

    /// The call as Swift code, such as `driver.tap("Sign up")`.
    package var code: String {
        let view = view?.query.code
        let target = view ?? ""
        return switch kind {
        case .tap:
            "driver.tap(\(target)" + (place.map { ", at: CGPoint(x: \($0.x), y: \($0.y))" } ?? "") + ")"
        case .doubleTap: "driver.doubleTap(\(target))"
        case .longPress: "driver.longPress(\(target))"
        case .swipe: "driver.swipe(.\(swipeDirection.rawValue)" + (view.map { ", on: \($0)" } ?? "") + ")"
        case .type:
            "driver.type(\(isSecret == true ? Self.secretCode : (text ?? "").debugDescription)"
                + (view.map { ", into: \($0)" } ?? "") + ")"
        case .clear: "driver.clear(\(target))"
        case .toggle: "driver.toggle(\(target))"
        case .slide: "driver.slide(\(target), to: \(value ?? 0))"
        case .segment: "driver.select(segment: \(index ?? 0), in: \(target))"
        case .back: "driver.back()"
        }
    }

    /// The placeholder for a text that isn't written into code.
    private static let secretCode = #""<#secret#>""#

    /// Returns the one action that does the same as another one and then this one; nil if there is none.
    ///
    /// Typing into a field taps it first, and goes on where it has ended.
    package func merged(after other: RecordedAction) -> RecordedAction? {
        guard kind == .type, let view, other.view == view else { return nil }
        switch other.kind {
        case .tap: return self
        case .type:
            var merged = self
            merged.text = (other.text ?? "") + (text ?? "")
            return merged
        default: return nil
        }
    }
}

/// An error of an action that is to be recorded.
package enum RecordingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Nothing takes a touch at a point.
    case nothing(x: Double, y: Double)
    /// An action has no view.
    case noView

    package var description: String {
        switch self {
        case .nothing(let x, let y): "nothing takes a touch at (\(x.formatted()), \(y.formatted()))"
        case .noView: "the action needs a view"
        }
    }
}
