@testable import BuilderUIKit

/// What laying out a tree has cost so far, over all its layout engines: a table has one for each cell.
struct LayoutCounts: Equatable {
    /// The number of times that an engine's solver solved its system.
    var solutions = 0
    /// The number of measurements of views, with their own width or with one that layout found.
    var measurements = 0
    /// How often a whole tree was read, and the constraints that went to a solver.
    var gatherings = 0
    var constraints = 0

    /// The counts of the engines in the tree that a view is in.
    @MainActor
    init(of view: UIView) {
        count(view.window ?? view)
    }

    private init() {}

    @MainActor
    private mutating func count(_ view: UIView) {
        if let engine = view.engine {
            solutions += engine.system.solutionCount
            measurements += engine.work.measured + engine.sizes.secondPassCount
            gatherings += engine.work.gatherings
            constraints += engine.work.entered
        }
        for subview in view.subviews { count(subview) }
    }

    static func - (left: LayoutCounts, right: LayoutCounts) -> LayoutCounts {
        var result = LayoutCounts()
        result.solutions = left.solutions - right.solutions
        result.measurements = left.measurements - right.measurements
        result.gatherings = left.gatherings - right.gatherings
        result.constraints = left.constraints - right.constraints
        return result
    }
}

/// Calls a closure with a window of some size, on whose screen everything in it is laid out.
@MainActor
func withWindow<T>(width: CGFloat = 390, height: CGFloat = 844, _ body: (UIWindow) throws -> T) rethrows -> T {
    try UIScreen(size: CGSize(width: width, height: height), scale: 3, traits: UITraitCollection()).asMain {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return try body(window)
    }
}
