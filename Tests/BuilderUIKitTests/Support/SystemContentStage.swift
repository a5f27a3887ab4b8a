import Foundation

@testable import BuilderUIKit

/// A visible window of an iPhone whose root presents one of the system's sheets or pickers.
@MainActor
final class SystemContentStage {
    let window: UIWindow
    let root = UIViewController()

    init(width: CGFloat = 390, design: InterfaceDesign = .ios18) {
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 844))
        window.traitOverrides.horizontalSizeClass = width > 600 ? .regular : .compact
        window.traitOverrides[InterfaceDesignTrait.self] = design
        window.rootViewController = root
        window.isHidden = false
        window.layoutIfNeeded()
    }

    /// Presents a controller, as high as possible.
    func present(_ controller: UIViewController) {
        controller.sheetForAdaptation.detents = [.large()]
        root.present(controller, animated: true)
        window.layoutIfNeeded()
    }

    /// Returns the views of a class, in front of which none is hidden, in their order.
    func views<View: UIView>(_ type: View.Type = View.self) -> [View] {
        var found: [View] = []
        var waiting: [UIView] = [window]
        while let view = waiting.popLast() {
            guard !view.isHidden else { continue }
            if let view = view as? View { found.append(view) }
            waiting += view.subviews.reversed()
        }
        return found
    }

    func label(_ text: String) -> UILabel? { views(UILabel.self).first { $0.text == text } }

    /// Taps a label with a text; returns false if there is none.
    @discardableResult
    func tap(_ text: String) -> Bool {
        guard let label = label(text) else { return false }
        tap(label)
        return true
    }

    func tap(_ view: UIView, at point: CGPoint? = nil) {
        view.simulateTap(at: point)
        window.layoutIfNeeded()
    }

    /// The texts of the visible rows.
    var rows: [String] {
        views(UITableView.self).flatMap(\.visibleCells).compactMap {
            ($0.contentConfiguration as? UIListContentConfiguration)?.text
        }
    }
}
