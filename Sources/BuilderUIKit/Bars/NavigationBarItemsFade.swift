import Foundation

/// The change of a navigation bar's items in a back swipe: those of the page that leaves fade while its title moves
/// aside with the finger, and those of the page below appear.
///
/// The distances are not measured, nor that all items fade evenly.
@MainActor
final class NavigationBarItemsFade {
    private let bar: UINavigationBar
    /// Pictures of the items that leave, and those of the titles among them.
    private let leaving = UIView(frame: .zero)
    private var leavingTitles: [UIView] = []
    /// The views of the items that appear, with their opacities, and the titles among them, with their centers.
    private var appearing: [(view: UIView, alpha: CGFloat)] = []
    private var appearingTitles: [(view: UIView, center: CGPoint)] = []

    /// Takes pictures of the items that a bar shows, before others are laid out.
    init(of bar: UINavigationBar) {
        self.bar = bar
        leaving.frame = bar.bounds
        leaving.isUserInteractionEnabled = false
        leaving.accessibilityElementsHidden = true
        guard !bar.isHidden else { return }
        for platter in bar.platterViews {
            let copy = BarPlatterView(frame: .zero)
            copy.show(BarPlatter(frame: platter.frame, color: platter.backgroundColor))
            leaving.addSubview(copy)
        }
        for view in bar.itemViews where !view.isHidden {
            guard let picture = view.snapshotView(afterScreenUpdates: false) else { continue }
            picture.frame = view.frame
            leaving.addSubview(picture)
            if bar.titleViews.contains(view) { leavingTitles.append(picture) }
        }
    }

    /// The direction in which pages leave: 1 to the right, or -1.
    private var sign: CGFloat { bar.isRightToLeft ? -1 : 1 }

    /// Lays out the items that appear, and places them where they begin.
    func begin() {
        bar.layoutIfNeeded()
        bar.addSubview(leaving)
        appearing = (bar.platterViews + bar.itemViews).map { ($0, $0.alpha) }
        appearingTitles = bar.titleViews.map { ($0, $0.center) }
        for entry in appearing { entry.view.alpha = 0 }
        for entry in appearingTitles { entry.view.center.x -= sign * 0.3 * bar.bounds.width }
    }

    /// Moves the items to where they end, in the closure of an animation.
    func move() {
        leaving.alpha = 0
        for title in leavingTitles { title.center.x += sign * 0.5 * bar.bounds.width }
        for entry in appearing { entry.view.alpha = entry.alpha }
        for entry in appearingTitles { entry.view.center = entry.center }
    }

    /// Removes the pictures, and leaves the views to the bar's layout.
    func end() {
        leaving.removeFromSuperview()
        for entry in appearing { entry.view.alpha = entry.alpha }
        bar.setNeedsLayout()
    }
}

extension UINavigationBar {
    /// The views of the titles, also of those that aren't visible.
    fileprivate var titleViews: [UIView] {
        [titleLabel, largeTitleLabel, shownTitleView, titleMenu?.indicator, titleMenu?.field].compactMap(\.self)
            + (lines?.views ?? [])
    }
    /// The views of the buttons and the titles.
    var itemViews: [UIView] { buttonViews as [UIView] + [backButton] + titleViews }
}
