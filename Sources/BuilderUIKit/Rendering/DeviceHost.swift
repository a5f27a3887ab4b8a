import Foundation
import Render

/// A host that puts its content onto a device's whole screen.
@MainActor
final class DeviceHost: RenderHost {
    private let renderer: Renderer
    private let scale: Double
    let window: UIWindow

    init(_ content: RenderContent, renderer: Renderer, scale: Double, size: CGSize) {
        self.renderer = renderer
        self.scale = scale
        fitsContent = !renderer.showsFullContent
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.deviceSafeArea = renderer.device.layout(in: renderer.orientation).safeAreaInsets
        window.backgroundColor = .systemBackground
        switch content {
        case .controller(let controller): window.rootViewController = controller
        case .view(let view):
            let controller = UIViewController()
            controller.view.backgroundColor = .systemBackground
            pin(view, to: controller.view)
            window.rootViewController = controller
        }
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    }

    private(set) var fitsContent: Bool

    func resizeToFitContent() {
        if renderer.showsFullContent { growToContent() }
        fitsContent = true
    }

    func end() -> (view: UIView, size: CGSize, background: Color?) {
        if renderer.showsStatusBar { StatusBar.add(to: window) }
        window.layoutIfNeeded()
        return (window, window.bounds.size, .white)
    }

    private func pin(_ view: UIView, to parent: UIView) {
        view.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: parent.trailingAnchor),
            view.topAnchor.constraint(equalTo: parent.topAnchor),
            view.bottomAnchor.constraint(equalTo: parent.bottomAnchor),
        ])
    }

    /// Enlarges the window by the height of the main scroll view's content that doesn't fit.
    ///
    /// Content that becomes visible may change the insets, so this is repeated until everything fits, up to 16 times.
    private func growToContent() {
        guard let scrollView = window.scrollViewThatGrows() else { return }
        for _ in 0..<16 {
            let insets = scrollView.adjustedContentInset
            let missing = scrollView.measureWholeContent() - scrollView.bounds.height
            guard missing > 0.01 else { return }
            var frame = window.frame
            let grown = min(frame.height + missing, CGFloat(Renderer.sizeLimit))
            guard grown > frame.height else { return }
            frame.size.height = (grown * CGFloat(scale)).rounded(.up) / CGFloat(scale)
            window.frame = frame
            window.layoutIfNeeded()
            scrollView.setContentOffset(CGPoint(x: scrollView.contentOffset.x, y: -insets.top), animated: false)
            window.layoutIfNeeded()
        }
    }
}
