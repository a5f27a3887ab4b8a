import BuilderUIKit
import Foundation

/// Windows, the engine and passes of layout.
extension FactProbes {
    static let layout: [String: Probe] = [
        "window-without-frame": {
            try onScreen("iPhone X") {
                let frame = UIWindow().frame
                return .numbers(frame.minX, frame.minY, frame.width, frame.height)
            }
        },
        "size-to-fit-transformed": {
            let view = UIImageView(image: UIGraphicsImageRenderer(size: CGSize(width: 60, height: 20)).image { _ in })
            view.frame = CGRect(x: 10, y: 10, width: 5, height: 5)
            view.transform = CGAffineTransform(scaleX: 2, y: 2)
            view.sizeToFit()
            return .numbers(view.bounds.width, view.bounds.height, view.frame.width, view.frame.height)
        },
        "window-in-run-loop": {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            let view = CountingView(frame: window.bounds)
            window.addSubview(view)
            try await Task.sleep(for: .milliseconds(20))
            var counts = [view.layouts]
            window.isHidden = false
            try await view.waitForLayouts(1)
            counts.append(view.layouts)
            view.setNeedsLayout()
            try await view.waitForLayouts(2)
            counts.append(view.layouts)
            window.isHidden = true
            return counts.map { .number(Double($0)) }
        },
        "mixed-axes-constraint": {
            let (root, a, b) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView(), UIView())
            for view in [a, b] {
                view.translatesAutoresizingMaskIntoConstraints = false
                root.addSubview(view)
            }
            let (constraint, made) = LayoutDiagnostics.collecting { () -> NSLayoutConstraint in
                let constraint = NSLayoutConstraint(
                    item: a, attribute: .top, relatedBy: .equal, toItem: b, attribute: .centerX, multiplier: 1,
                    constant: 0)
                constraint.isActive = true
                return constraint
            }
            let isListed = constraint.isActive && root.constraints.contains(constraint)
            let (_, refused) = LayoutDiagnostics.collecting { root.layoutIfNeeded() }
            let texts = (made + refused).map(\.description)
            let words = "Constraint improperly relates anchors of incompatible types: <NSLayoutConstraint"
            return .texts(
                isListed ? "listed" : "not listed",
                texts.contains { $0.contains(words) } ? words : texts.joined(separator: "; "))
        },
        "constraint-without-items": {
            let constraint = NSLayoutConstraint()
            return .texts(
                constraint.firstItem == nil && constraint.secondItem == nil ? "no items" : "items",
                constraint.isActive ? "active" : "inactive")
        },
        "layout-guide-constraints": {
            let controller = UIViewController()
            controller.loadViewIfNeeded()
            let before = controller.view.constraints.count
            _ = controller.topLayoutGuide
            let withTop = controller.view.constraints.count
            _ = controller.bottomLayoutGuide
            return .counts(withTop - before, controller.view.constraints.count - withTop)
        },
        "layout-of-24-rounds": {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let slow = SlowView(frame: root.bounds)
            slow.remaining = 24
            root.addSubview(slow)
            let (_, issues) = LayoutDiagnostics.collecting { root.layoutIfNeeded() }
            return .counts(slow.remaining, issues.count)
        },
        "slider-geometry": {
            let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 104, height: 31))
            let track = slider.trackRect(forBounds: slider.bounds)
            let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0)
            return .numbers(
                slider.sizeThatFits(CGSize(width: 104, height: 0)).height, track.minX, slider.bounds.maxX - track.maxX,
                thumb.width)
        },
    ]
}

/// A view that counts its layouts.
private final class CountingView: UIView {
    private(set) var layouts = 0

    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
    }

    /// Releases the main thread until there were so many layouts, for five minutes at most.
    func waitForLayouts(_ count: Int) async throws {
        let deadline = ContinuousClock.now + .seconds(300)
        while layouts < count, ContinuousClock.now < deadline { try await Task.sleep(for: .milliseconds(10)) }
    }
}

/// A view that requests another layout in each of its first layouts.
private final class SlowView: UIView {
    var remaining = 0

    override func layoutSubviews() {
        super.layoutSubviews()
        guard remaining > 0 else { return }
        remaining -= 1
        setNeedsLayout()
        superview?.setNeedsLayout()
    }
}
