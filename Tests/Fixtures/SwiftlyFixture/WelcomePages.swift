#if canImport(UIKit)
import SwiftlyUI
import UIKit

/// The first pages that an app shows, one at a time, with dots that fill while a page waits.
final class WelcomePages: UIView {
    let progress = UIPageControlProgress()
    let dots = UIPageControl()
        .numberOfPages(3)
        .currentPageIndicatorTintColor(.label)
        .pageIndicatorTintColor(.tertiaryLabel)
    let topics = UITableView()
        .rowHeight(44)
        .contentHuggingElements(UITableViewContentHuggingElements.sectionHeaders)

    override init(frame: CGRect) {
        super.init(frame: frame)
        dots.progress(progress).focusGroupPriority(UIFocusGroupPriority.prioritized)
        progress.currentProgress = 0.5
        addContents {
            topics.leftToSuper().rightToSuper().topToSuper().bottomTo(dots.topAnchor, offset: 8)
            dots.centerXToSuper().bottomToSuper(isMargins: true)
        }
    }

    required init?(coder: NSCoder) { nil }
}
#endif
