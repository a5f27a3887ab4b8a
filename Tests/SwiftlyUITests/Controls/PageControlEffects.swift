import Foundation
import SwiftlyUI

@MainActor private func pages(_ count: Int = 4) -> UIPageControl {
    let control = UIPageControl()
    control.numberOfPages = count
    control.pageIndicatorTintColor = .gray
    control.currentPageIndicatorTintColor = .black
    return control
}

extension FluentEffects {
    static let pageControls: [FluentEffect] = [
        .shown("UIPageControl.numberOfPages(_:)", pages(1), { $0.numberOfPages(4) }, like: { $0.numberOfPages = 4 }),
        .shown(
            "UIPageControl.currentPage(_:)", pages(), { $0.currentPage(2) },
            like: { $0.currentPage = 2 }),
        .shown(
            "UIPageControl.currentPage(_:animated:)", pages(),
            { $0.currentPage(2, animated: true).currentPage(3, animated: false) },
            like: { $0.currentPage = 3 }),
        .shown(
            "UIPageControl.hidesForSinglePage(_:)", pages(1), { $0.hidesForSinglePage(true) },
            like: { $0.hidesForSinglePage = true }),
        .shown(
            "UIPageControl.pageIndicatorTintColor(_:)", pages(), { $0.pageIndicatorTintColor(.red) },
            like: { $0.pageIndicatorTintColor = .red }),
        .shown(
            "UIPageControl.currentPageIndicatorTintColor(_:)", pages(), { $0.currentPageIndicatorTintColor(.red) },
            like: { $0.currentPageIndicatorTintColor = .red }),
        .shown(
            "UIPageControl.backgroundStyle(_:)", pages(), { $0.backgroundStyle(.prominent) },
            like: { $0.backgroundStyle = .prominent }),
        .shown(
            "UIPageControl.preferredIndicatorImage(_:)", pages(),
            { $0.preferredIndicatorImage(ControlSamples.image(.red)) },
            like: { $0.preferredIndicatorImage = ControlSamples.image(.red) }),
        .shown(
            "UIPageControl.preferredCurrentPageIndicatorImage(_:)", pages(),
            { $0.preferredCurrentPageIndicatorImage(ControlSamples.image(.red)) },
            like: { $0.preferredCurrentPageIndicatorImage = ControlSamples.image(.red) }),
        .init("UIPageControl.direction(_:)") {
            UIPageControl().numberOfPages(3).direction(.topToBottom).intrinsicContentSize
                == CGSize(width: 26, height: 115.5)
        },
        .shown(
            "UIPageControl.indicatorImage(_:forPage:)", pages(),
            { $0.indicatorImage(ControlSamples.image(.red), forPage: 1) },
            like: { $0.setIndicatorImage(ControlSamples.image(.red), forPage: 1) }),
        .shown(
            "UIPageControl.currentPageIndicatorImage(_:forPage:)", pages(),
            { $0.currentPageIndicatorImage(ControlSamples.image(.red), forPage: 0) },
            like: { $0.setCurrentPageIndicatorImage(ControlSamples.image(.red), forPage: 0) }),
    ]
}
