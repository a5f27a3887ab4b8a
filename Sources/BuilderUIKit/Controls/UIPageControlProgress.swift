import Foundation

/// The elapsed part of a page control's current page, as in a slide show.
@preconcurrency @MainActor
open class UIPageControlProgress: _MainActorObject {
    /// The control that shows it.
    weak var pageControl: UIPageControl?

    open weak var delegate: (any UIPageControlProgressDelegate)?
    /// From 0, the default, to 1; what lies beyond is cut off.
    open var currentProgress: Float = 0 {
        didSet {
            let valid = currentProgress.isFinite ? min(max(0, currentProgress), 1) : 0
            if currentProgress != valid { currentProgress = valid }
            pageControl?.setNeedsDisplay()
        }
    }
    /// A Boolean value that indicates whether a page control shows it.
    open var isProgressVisible: Bool { pageControl != nil }

    public override init(_responder: Void) {
        super.init(_responder: ())
    }

    public convenience init() {
        self.init(_responder: ())
    }

    /// Starts a page anew.
    func begin(_ page: Int) {
        currentProgress = delegate?.pageControlProgress(self, initialProgressForPage: page) ?? 0
    }
}

/// Says where the progress of a page begins.
@preconcurrency @MainActor
public protocol UIPageControlProgressDelegate: AnyObject {
    /// From 0 to 1; 0 unless it is implemented.
    func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float
}

extension UIPageControlProgressDelegate {
    public func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float { 0 }
}
