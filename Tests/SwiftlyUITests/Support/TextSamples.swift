import Foundation
import Render
import SwiftlyUI

/// Pictures, windows and turns of the main queue for the tests of text fields, text views and search bars.
@MainActor
enum TextSamples {
    /// A square of one color.
    static func image(_ color: UIColor) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 12, height: 12)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 12, height: 12))
        }
    }

    /// The view on white at a size, one pixel for each point.
    static func picture(
        of view: UIView, width: CGFloat = 200, height: CGFloat = 40, traits: UITraitCollection = UITraitCollection()
    ) throws -> Bitmap {
        let paper = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
        paper.backgroundColor = .white
        paper.addSubview(view)
        view.frame = paper.bounds
        return try Renderer(traits: traits).layOut(paper, width: width, height: height, scale: 1).bitmap()
    }

    /// What `pixel(x:y:)` gives for a color.
    static func value(of color: UIColor) throws -> UInt32 {
        let view = UIView()
        view.backgroundColor = color
        return try picture(of: view).pixel(x: 1, y: 1)
    }

    /// How many points of a picture are of a color.
    static func count(_ color: UIColor, in picture: Bitmap) throws -> Int {
        let value = try value(of: color)
        return (0..<picture.height).reduce(0) { sum, y in
            sum + (0..<picture.width).reduce(0) { $0 + (picture.pixel(x: $1, y: y) == value ? 1 : 0) }
        }
    }

    /// Whether a view draws something in a color.
    static func draws(_ color: UIColor, _ view: UIView, width: CGFloat = 200, height: CGFloat = 40) throws -> Bool {
        try count(color, in: picture(of: view, width: width, height: height)) > 0
    }

    /// Whether two views look the same.
    static func look(_ one: UIView, like other: UIView, width: CGFloat = 200, height: CGFloat = 40) throws -> Bool {
        try picture(of: one, width: width, height: height) == picture(of: other, width: width, height: height)
    }

    /// Does something while the view is in a window.
    static func inWindow<View: UIView, Value>(_ view: View, _ act: (View) throws -> Value) rethrows -> Value {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        window.addSubview(view)
        window.isHidden = false
        window.layoutIfNeeded()
        defer { view.removeFromSuperview() }
        return try act(view)
    }

    /// Does something while the view fills a controller's view with a safe area of 20 points at each edge.
    static func inSafeArea<View: UIView, Value>(_ view: View, _ act: (View) throws -> Value) rethrows -> Value {
        let controller = UIViewController()
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        window.rootViewController = controller
        window.isHidden = false
        view.frame = controller.view.bounds
        controller.view.addSubview(view)
        window.layoutIfNeeded()
        defer { view.removeFromSuperview() }
        return try act(view)
    }

    /// Does something within a render, which then comes to rest.
    static func inRender(_ act: @escaping () -> Void) throws {
        _ = try Renderer().layOut(Actor(act), width: 10, height: 10)
    }

    private final class Actor: UIView {
        private var act: (() -> Void)?

        init(_ act: @escaping () -> Void) {
            self.act = act
            super.init(frame: .zero)
        }

        required init?(coder: NSCoder) { nil }

        override func layoutSubviews() {
            super.layoutSubviews()
            act?()
            act = nil
        }
    }

    /// What is in the main queue now is done when this returns.
    static func mainQueueTurn() async {
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async { continuation.resume() }
        }
    }
}

extension UIView {
    /// The label in a view that shows a text.
    func label(showing text: String) -> UILabel? {
        subviews.lazy.compactMap { $0 as? UILabel }.first { $0.text == text }
    }
}
