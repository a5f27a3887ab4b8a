import Foundation
import Render

/// The images in place of a page control's dots.
struct PageIndicatorImages {
    /// The length of the bar that shows progress, in points (not measured).
    static let bar: CGFloat = 28

    var preferred: UIImage?
    var preferredCurrent: UIImage?
    var own: [Int: UIImage] = [:]
    var ownCurrent: [Int: UIImage] = [:]

    /// Returns a page's own image, or the image of all pages; nil for a dot.
    func image(forPage page: Int, isCurrent: Bool) -> UIImage? {
        let plain = own[page] ?? preferred
        return isCurrent ? ownCurrent[page] ?? preferredCurrent ?? plain : plain
    }
}

extension UIPageControl {
    var metrics: ControlMetrics { ControlMetrics(traitCollection) }

    package var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }

    /// A Boolean value that indicates whether the first page is on the right or at the bottom.
    package var runsBackwards: Bool {
        switch direction {
        case .natural: isRightToLeft
        case .leftToRight, .topToBottom: false
        case .rightToLeft, .bottomToTop: true
        }
    }

    /// Returns the space of a page's indicator, in points: enough for both states, so that a change of page moves none.
    func slot(forPage page: Int) -> (along: CGFloat, across: CGFloat) {
        let dot = metrics.pageDot
        let sizes = [false, true].map { isCurrent -> CGSize in
            images.image(forPage: page, isCurrent: isCurrent)?.size ?? CGSize(width: dot, height: dot)
        }
        let width = max(sizes[0].width, sizes[1].width)
        let height = max(sizes[0].height, sizes[1].height)
        let (along, across) = isVertical ? (height, width) : (width, height)
        return (showsProgress(onPage: page) ? max(along, PageIndicatorImages.bar) : along, across)
    }

    /// Returns the length of a number of pages in their direction, and their extent across it, in points.
    func extent(ofPages count: Int) -> (along: CGFloat, across: CGFloat) {
        let plain = slot(forPage: -1)
        let metrics = metrics
        var along = metrics.pagePadding + (plain.along + metrics.pageGap) * CGFloat(count)
        var across = max(metrics.pageBreadth, count > 0 ? plain.across : 0)
        var others = Set(images.own.keys).union(images.ownCurrent.keys)
        if progress != nil { others.insert(currentPage) }
        for page in others.sorted() where page < count {
            let slot = slot(forPage: page)
            along += slot.along - plain.along
            across = max(across, slot.across)
        }
        return (along, across)
    }

    private func showsProgress(onPage page: Int) -> Bool { progress != nil && page == currentPage }

    /// Returns the dots, images and the bar, in the order of the pages.
    func indicatorContents(in environment: DisplayEnvironment) -> [LayerContent] {
        let slots = (0..<numberOfPages).map { slot(forPage: $0).along }
        let gap = metrics.pageGap
        let length = slots.reduce(0, +) + gap * CGFloat(numberOfPages - 1)
        var offset = (isVertical ? bounds.midY : bounds.midX) - length / 2
        var contents: [LayerContent] = []
        for index in 0..<numberOfPages {
            let page = runsBackwards ? numberOfPages - 1 - index : index
            let middle = offset + slots[page] / 2
            let center = isVertical ? CGPoint(x: bounds.midX, y: middle) : CGPoint(x: middle, y: bounds.midY)
            contents += indicator(page, at: center, environment)
            offset += slots[page] + gap
        }
        return contents
    }

    private func indicator(_ page: Int, at center: CGPoint, _ environment: DisplayEnvironment) -> [LayerContent] {
        let others = environment.resolve(pageIndicatorTintColor ?? UIColor.white.withAlphaComponent(0.5))
        let current = environment.resolve(currentPageIndicatorTintColor ?? .white)
        let dot = metrics.pageDot
        if showsProgress(onPage: page), let progress {
            return bar(around(center, PageIndicatorImages.bar, dot), done: progress.currentProgress, others, current)
        }
        let color = page == currentPage ? current : others
        guard let image = images.image(forPage: page, isCurrent: page == currentPage) else {
            return [.fill(UIBezierPath.capsule(around(center, dot, dot)), color, .nonZero)]
        }
        return image.templateUnlessOriginal.contents(
            in: CGRect(center: center, size: image.size), mode: .scaleToFill, tint: color, environment: environment)
    }

    /// Returns a rectangle by its length in the direction of the pages.
    private func around(_ center: CGPoint, _ along: CGFloat, _ across: CGFloat) -> CGRect {
        CGRect(
            center: center,
            size: isVertical ? CGSize(width: across, height: along) : CGSize(width: along, height: across))
    }

    /// Returns a bar that is filled from the start of the pages, by at least the length of a dot.
    private func bar(_ rect: CGRect, done: Float, _ others: Color, _ current: Color) -> [LayerContent] {
        let ground = LayerContent.fill(UIBezierPath.capsule(rect), others, .nonZero)
        guard done > 0 else { return [ground] }
        let edge: CGRectEdge =
            isVertical ? (runsBackwards ? .maxYEdge : .minYEdge) : (runsBackwards ? .maxXEdge : .minXEdge)
        let length = max(metrics.pageDot, PageIndicatorImages.bar * CGFloat(done))
        let part = rect.divided(atDistance: length, from: edge).slice
        return [ground, .fill(UIBezierPath.capsule(part), current, .nonZero)]
    }
}
