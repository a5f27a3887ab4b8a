import BuilderUIKit
import Foundation

/// An action of a user that can be performed again, and written as Swift code.
package struct RecordedAction: Hashable, Sendable, Codable {
    /// The actions that are recorded.
    package enum Kind: String, Hashable, Sendable, Codable {
        case tap, doubleTap, longPress, swipe, drag, type, clear, toggle, slide, segment, row, increment, decrement,
            adjust, pick, scroll, pullToRefresh, back, rotate
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
    /// The value of a slider, or the page of a page control.
    package var value: Float?
    /// The index of a segment or row.
    package var index: Int?
    /// The row's section, or the picker's component.
    package var section: Int?
    /// The date that is picked.
    package var date: Date?
    /// The view onto which another one is dragged.
    package var target: RecordedView?
    /// The way of a drag without a target, in points.
    package var way: CGPoint?
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
        case .row: try await driver.select(row: index ?? 0, section: section ?? 0, in: try needed())
        case .increment: try await driver.increment(try needed())
        case .decrement: try await driver.decrement(try needed())
        case .adjust: try await driver.adjust(try needed(), to: Double(value ?? 0))
        case .pick: try await driver.pick(date ?? Date(timeIntervalSince1970: 0), in: try needed())
        case .scroll: try await driver.scroll(to: try needed())
        case .pullToRefresh: try await driver.pullToRefresh(view?.query)
        case .drag:
            if let target {
                try await driver.drag(try needed(), onto: target.query, pressing: Self.pressing)
            } else {
                try await driver.drag(try needed(), by: CGVector(dx: way?.x ?? 0, dy: way?.y ?? 0))
            }
        case .back: try await driver.back()
        case .rotate: try await driver.rotate()
        }
    }

    /// The seconds for which a finger rests before it drags a view onto another one, as it picks up a row.
    private static let pressing = 0.6

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
        case .row:
            "driver.select(row: \(index ?? 0)" + (section ?? 0 > 0 ? ", section: \(section ?? 0)" : "")
                + ", in: \(target))"
        case .increment: "driver.increment(\(target))"
        case .decrement: "driver.decrement(\(target))"
        case .adjust: "driver.adjust(\(target), to: \((value ?? 0).formatted(Self.plain)))"
        case .pick:
            "driver.pick(Date(timeIntervalSince1970: \(Int(date?.timeIntervalSince1970 ?? 0))), in: \(target))"
        case .scroll: "driver.scroll(to: \(target))"
        case .pullToRefresh: "driver.pullToRefresh(\(target))"
        case .drag: "driver.drag(\(target), \(dragCode))"
        case .back: "driver.back()"
        case .rotate: "driver.rotate()"
        }
    }

    private var dragCode: String {
        if let target { return "onto: \(target.query.code), pressing: \(Self.pressing)" }
        return "by: CGVector(dx: \(Double(way?.x ?? 0)), dy: \(Double(way?.y ?? 0)))"
    }

    /// The format of whole numbers in code.
    private static let plain = FloatingPointFormatStyle<Float>(locale: Locale(identifier: "en_US_POSIX"))
        .grouping(.never)

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
            // A field may stop hiding its text in between.
            merged.isSecret = isSecret == true || other.isSecret == true ? true : isSecret
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
    /// No row of a list or picker is at a point.
    case noRow
    /// A text isn't a date such as 2026-01-05T18:30.
    case noDate(String)

    package var description: String {
        switch self {
        case .nothing(let x, let y): "nothing takes a touch at (\(x.formatted()), \(y.formatted()))"
        case .noView: "the action needs a view"
        case .noRow: "there is no row of a table, a collection or a picker"
        case .noDate(let text): "“\(text.prefix(40))” isn't a date such as 2026-01-05T18:30"
        }
    }
}
