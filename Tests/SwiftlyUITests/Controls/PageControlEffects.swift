import Foundation
import SwiftlyUI

extension FluentEffects {
    static let pageControls: [FluentEffect] = [
        .init("UIPageControl.numberOfPages(_:)") { UIPageControl().numberOfPages(4).numberOfPages == 4 },
        .init("UIPageControl.currentPage(_:)") { UIPageControl().numberOfPages(4).currentPage(2).currentPage == 2 },
        .init("UIPageControl.currentPage(_:animated:)") {
            UIPageControl().numberOfPages(4).currentPage(2, animated: true).currentPage(3, animated: false).currentPage
                == 3
        },
        .init("UIPageControl.hidesForSinglePage(_:)") { UIPageControl().hidesForSinglePage(true).hidesForSinglePage },
        .init("UIPageControl.pageIndicatorTintColor(_:)") {
            UIPageControl().pageIndicatorTintColor(.red).pageIndicatorTintColor == .red
        },
        .init("UIPageControl.currentPageIndicatorTintColor(_:)") {
            UIPageControl().currentPageIndicatorTintColor(.red).currentPageIndicatorTintColor == .red
        },
        .init("UIPageControl.defersCurrentPageDisplay(_:)") {
            UIPageControl().defersCurrentPageDisplay(true).defersCurrentPageDisplay
        },
        .init("UIPageControl.backgroundStyle(_:)") {
            UIPageControl().backgroundStyle(.prominent).backgroundStyle == .prominent
        },
        .init("UIPageControl.allowsContinuousInteraction(_:)") {
            !UIPageControl().allowsContinuousInteraction(false).allowsContinuousInteraction
        },
        .init("UIPageControl.preferredIndicatorImage(_:)") {
            let image = ControlSamples.image(.red)
            return UIPageControl().preferredIndicatorImage(image).preferredIndicatorImage === image
        },
        .init("UIPageControl.preferredCurrentPageIndicatorImage(_:)") {
            let image = ControlSamples.image(.red)
            let control = UIPageControl().preferredCurrentPageIndicatorImage(image)
            return control.preferredCurrentPageIndicatorImage === image
        },
        .init("UIPageControl.direction(_:)") {
            UIPageControl().numberOfPages(3).direction(.topToBottom).intrinsicContentSize
                == CGSize(width: 26, height: 115.5)
        },
        .init("UIPageControl.progress(_:)") {
            let progress = UIPageControlProgress()
            let control = UIPageControl().progress(progress)
            return control.progress === progress && progress.isProgressVisible
        },
        .init("UIPageControl.indicatorImage(_:forPage:)") {
            let image = ControlSamples.image(.red)
            let control = UIPageControl().indicatorImage(image, forPage: 1)
            return control.indicatorImage(forPage: 1) === image && control.indicatorImage(forPage: 0) == nil
        },
        .init("UIPageControl.currentPageIndicatorImage(_:forPage:)") {
            let image = ControlSamples.image(.red)
            let control = UIPageControl().currentPageIndicatorImage(image, forPage: 1)
            return control.currentPageIndicatorImage(forPage: 1) === image && control.indicatorImage(forPage: 1) == nil
        },
    ]
}
