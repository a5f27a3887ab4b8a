import SwiftlyUI
import Testing

extension FluentEffects {
    static let scrollContainers: [FluentEffect] = [
        .init("VScrollView.init(content:)") {
            let child = UIView()
            let scroll = VScrollView { child }
            return child.superview === scroll && scroll.alwaysBounceVertical
        },
        .init("VScrollView.contentOffset") {
            let scroll = VScrollView {}
            scroll.contentOffset = CGPoint(x: 5, y: 6)
            return scroll.bounds.origin == CGPoint(x: 0, y: 6)
        },
        .init("VScrollView.setContentOffset(_:animated:)") {
            let scroll = VScrollView {}
            scroll.setContentOffset(CGPoint(x: 5, y: 6), animated: false)
            return scroll.bounds.origin == CGPoint(x: 0, y: 6)
        },
        .init("HScrollView.init(content:)") {
            let child = UIView()
            let scroll = HScrollView { child }
            return child.superview === scroll && !scroll.showsVerticalScrollIndicator
        },
        .init("HScrollView.contentOffset") {
            let scroll = HScrollView {}
            scroll.contentOffset = CGPoint(x: 5, y: 6)
            return scroll.bounds.origin == CGPoint(x: 5, y: 0)
        },
        .init("HScrollView.setContentOffset(_:animated:)") {
            let scroll = HScrollView {}
            scroll.setContentOffset(CGPoint(x: 5, y: 6), animated: true)
            return scroll.bounds.origin == CGPoint(x: 5, y: 0)
        },
    ]
}
