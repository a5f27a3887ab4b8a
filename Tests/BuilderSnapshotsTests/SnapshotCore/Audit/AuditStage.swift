import BuilderUIKit
import Foundation
import Render
import Testing

@testable import SnapshotCore

/// A small screen for audits: 320 × 480 points, white, with views at the places that a test sets.
@MainActor
struct AuditStage {
    /// Builds the views of a screen.
    typealias Builder = @MainActor (UIView) -> Void

    static let size = CGSize(width: 320, height: 480)

    /// Returns the issues of a screen.
    /// - Parameter base: Builds the screen in its base configuration; nil if it is that itself.
    static func issues(base: Builder? = nil, _ build: Builder) throws -> [AuditIssue] {
        let (display, facts) = try layOut(build)
        let base = try base.map { try layOut($0).value }
        return AuditedScreen(display: display, facts: facts, base: base).issues(in: try display.bitmap())
    }

    private static func layOut(_ build: Builder) throws -> (display: Display, value: ScreenFacts) {
        let view = UIView(frame: CGRect(origin: .zero, size: size))
        view.backgroundColor = .white
        build(view)
        return try Renderer(scale: 2).layOut(
            view, width: Double(size.width), height: Double(size.height), reading: { ScreenFacts(of: $0) })
    }
}

extension UIView {
    /// Adds a label to the view.
    @discardableResult
    func label(
        _ text: String, _ color: UIColor = .black, size: CGFloat = 17, weight: UIFont.Weight = .regular,
        at frame: CGRect = CGRect(x: 20, y: 20, width: 280, height: 30)
    ) -> UILabel {
        let label = UILabel(frame: frame)
        label.text = text
        label.textColor = color
        label.font = .systemFont(ofSize: size, weight: weight)
        addSubview(label)
        return label
    }

    /// Adds a button to the view, which is large enough by default.
    @discardableResult
    func button(
        _ title: String?, _ color: UIColor = .black,
        at frame: CGRect = CGRect(x: 20, y: 20, width: 200, height: 44)
    ) -> UIButton {
        let button = UIButton(type: .custom)
        button.frame = frame
        button.setTitle(title, for: .normal)
        button.setTitleColor(color, for: .normal)
        addSubview(button)
        return button
    }

    /// Adds a view to the view.
    @discardableResult
    func view<Added: UIView>(_ added: Added, at frame: CGRect, _ change: (Added) -> Void = { _ in }) -> Added {
        added.frame = frame
        change(added)
        addSubview(added)
        return added
    }
}
