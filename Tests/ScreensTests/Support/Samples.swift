import Builder
import Foundation

@testable import Screens

/// The sample's users, without warnings.
func sampleUsers(_ count: Int) throws -> [User] {
    Array(try SampleData.load(warn: { _ in }).users.prefix(count))
}

extension ScreenDependencies {
    /// Stubs, unless a test replaces them.
    static func stubs(
        users: any UserServiceType = StubUserService(), images: any ImageCacheType = StubImageCache()
    ) -> ScreenDependencies {
        ScreenDependencies(users: users, images: images)
    }
}

/// The texts of all labels below a view, in the order of the tree.
@MainActor
func texts(in view: UIView) -> [String] {
    if view.isHidden { return [] }
    let own = (view as? UILabel)?.text.map { [$0] } ?? []
    return own + view.subviews.flatMap { texts(in: $0) }
}

/// Shows a controller as large as an iPhone 12's screen.
@MainActor
func window(showing controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
}
