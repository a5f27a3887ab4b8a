import BuilderUIKit
import Foundation

extension Driver {
    /// Goes back to the previous controller of the frontmost navigation controller: by its back button, or without a
    /// visible one by a swipe from the screen's edge.
    ///
    /// - Throws: `DriverError.nowhereBack` if there is none, or the swipe doesn't work either.
    public func back() async throws {
        try await act("back()") {
            let window = try window
            let found = ScreenWindows(window).all.lazy.compactMap { window in
                (window.presentedControllers.last ?? window.rootViewController).flatMap(Self.navigation)
            }.first
            guard let navigation = found else { throw DriverError.nowhereBack }
            // The bar of the outermost stack shows the items of one on it.
            var outermost = navigation
            while let outer = outermost.parent as? UINavigationController { outermost = outer }
            let button = outermost.navigationBar.backButtonView
            if !outermost.navigationBar.isHidden, Reach.isVisible(button) {
                try tap(at: reach(button))
                return
            }
            let count = navigation.viewControllers.count
            let isRightToLeft = navigation.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
            let frame = window.convert(navigation.view.bounds, from: navigation.view)
            let start = CGPoint(x: isRightToLeft ? frame.maxX - 2 : frame.minX + 2, y: frame.midY)
            try screen.step { try Reach(of: navigation.view, in: window).check(start) }
            let way = frame.width * (isRightToLeft ? -0.8 : 0.8)
            try drag(from: start, to: CGPoint(x: start.x + way, y: start.y), duration: 0.3)
            guard navigation.viewControllers.count < count else { throw DriverError.nowhereBack }
        }
    }

    /// Returns the innermost visible navigation controller with something to go back to.
    private static func navigation(in controller: UIViewController) -> UINavigationController? {
        let shown: [UIViewController] =
            switch controller {
            case let navigation as UINavigationController: navigation.topViewController.map { [$0] } ?? []
            default: controller.children.filter { $0.viewIfLoaded?.window != nil }
            }
        for child in shown.reversed() {
            if let found = navigation(in: child) { return found }
        }
        let own = controller as? UINavigationController
        return own.flatMap { $0.viewControllers.count > 1 ? $0 : nil }
    }

    /// Turns the device.
    ///
    /// - Parameter orientation: the orientation to reach; nil for the other one.
    /// - Throws: `DriverError.cannotRotate` if the frontmost controller doesn't support it; `RenderError`.
    public func rotate(to orientation: Device.Orientation? = nil) async throws {
        let orientation = orientation ?? (screen.orientation == .portrait ? .landscape : .portrait)
        try await act("rotate(to: .\(orientation.rawValue))") {
            guard orientation != screen.orientation else { return }
            let window = try window
            guard screen.isWholeScreen else {
                throw DriverError.cannotRotate(controller: nil, orientation: orientation.rawValue)
            }
            if let top = window.presentedControllers.last ?? window.rootViewController {
                let supported = screen.step { top.supportedInterfaceOrientations }
                let wanted: UIInterfaceOrientationMask = orientation == .portrait ? .portrait : .landscape
                guard !supported.isDisjoint(with: wanted) else {
                    throw DriverError.cannotRotate(
                        controller: "\(Swift.type(of: top))", orientation: orientation.rawValue)
                }
            }
            try screen.rotate(to: orientation)
        }
    }
}
