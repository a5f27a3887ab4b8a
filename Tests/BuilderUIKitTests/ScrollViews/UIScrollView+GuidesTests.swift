import Foundation
import Testing

@testable import BuilderUIKit

/// Content sizes and places by constraints to the two guides.
@Suite @MainActor struct UIScrollViewGuidesTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))

    init() {
        window.addSubview(scrollView)
        window.isHidden = false
    }

    private func box() -> UIView {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(view)
        return view
    }

    private func layOut(_ constraints: [NSLayoutConstraint]) {
        NSLayoutConstraint.activate(constraints)
        window.layoutIfNeeded()
    }

    @Test func aStackDecidesTheHeight() {
        let stack = UIStackView()
        stack.axis = .vertical
        stack.spacing = 10
        stack.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(stack)
        for height in [300, 400, 200] {
            let view = UIView()
            view.heightAnchor.constraint(equalToConstant: CGFloat(height)).isActive = true
            stack.addArrangedSubview(view)
        }
        let (content, frame) = (scrollView.contentLayoutGuide, scrollView.frameLayoutGuide)
        layOut([
            stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
            stack.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
            stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
            stack.widthAnchor.constraint(equalTo: frame.widthAnchor, constant: -32),
        ])
        #expect(scrollView.contentSize == CGSize(width: 390, height: 952))
        #expect(stack.frame == CGRect(x: 16, y: 16, width: 358, height: 920))
        stack.arrangedSubviews[1].isHidden = true
        window.layoutIfNeeded()
        #expect(scrollView.contentSize.height == 542)
    }

    /// Apple's documentation: constraints of widths, heights and centers attach to the scroll view's frame.
    @Test func centersAreThoseOfTheFrame() {
        let (centered, wide) = (box(), box())
        layOut([
            centered.centerXAnchor.constraint(equalTo: scrollView.centerXAnchor),
            centered.centerYAnchor.constraint(equalTo: scrollView.centerYAnchor),
            centered.widthAnchor.constraint(equalToConstant: 90),
            centered.heightAnchor.constraint(equalToConstant: 60),
            wide.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
            wide.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
            wide.topAnchor.constraint(equalTo: scrollView.topAnchor),
            wide.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
            wide.widthAnchor.constraint(equalToConstant: 800),
            wide.heightAnchor.constraint(equalToConstant: 900),
        ])
        #expect(scrollView.contentSize == CGSize(width: 800, height: 900))
        #expect(centered.frame == CGRect(x: 150, y: 270, width: 90, height: 60))
        // The center moves with the content, unlike that of the guide of the frame.
        scrollView.contentOffset = CGPoint(x: 100, y: 50)
        scrollView.setNeedsLayout()
        window.layoutIfNeeded()
        #expect(centered.frame == CGRect(x: 150, y: 270, width: 90, height: 60))
    }

    @Test func aGuideMayHaveASizeOfItsOwn() {
        layOut([
            scrollView.contentLayoutGuide.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
            scrollView.contentLayoutGuide.heightAnchor.constraint(equalToConstant: 1234),
        ])
        #expect(scrollView.contentSize == CGSize(width: 390, height: 1234))
    }

    @Test func oneAxisMayBeLeft() {
        scrollView.contentSize = CGSize(width: 77, height: 88)
        let view = box()
        layOut([
            view.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
            view.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
            view.leadingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.leadingAnchor),
            view.widthAnchor.constraint(equalToConstant: 50),
            view.heightAnchor.constraint(equalToConstant: 700),
        ])
        #expect(scrollView.contentSize == CGSize(width: 77, height: 700))
    }

    @Test func whatIsPinnedToTheFrameStaysInView() {
        let view = box()
        let content = box()
        let frame = scrollView.frameLayoutGuide
        layOut([
            content.topAnchor.constraint(equalTo: scrollView.topAnchor),
            content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
            content.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
            content.heightAnchor.constraint(equalToConstant: 3000),
            view.trailingAnchor.constraint(equalTo: frame.trailingAnchor, constant: -20),
            view.bottomAnchor.constraint(equalTo: frame.bottomAnchor, constant: -20),
            view.widthAnchor.constraint(equalToConstant: 50), view.heightAnchor.constraint(equalToConstant: 50),
        ])
        for offset: CGFloat in [0, 333, 1000] {
            scrollView.contentOffset.y = offset
            window.layoutIfNeeded()
            #expect(view.convert(view.bounds, to: window) == CGRect(x: 320, y: 530, width: 50, height: 50))
            #expect(content.frame == CGRect(x: 0, y: 0, width: 390, height: 3000))
        }
    }

    @Test func contentAtLeastAsHighAsTheView() {
        let view = box()
        let height = view.heightAnchor.constraint(equalToConstant: 100)
        height.priority = .defaultLow
        layOut([
            view.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
            view.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
            view.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
            view.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
            view.heightAnchor.constraint(greaterThanOrEqualTo: scrollView.frameLayoutGuide.heightAnchor), height,
        ])
        #expect(scrollView.contentSize.height == 600)
        height.constant = 900
        window.layoutIfNeeded()
        #expect(scrollView.contentSize.height == 900)
        scrollView.frame.size.height = 1000
        window.layoutIfNeeded()
        #expect(scrollView.contentSize.height == 1000)
    }

    @Test func contentFromRightToLeft() {
        scrollView.semanticContentAttribute = .forceRightToLeft
        let view = box()
        layOut([
            view.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
            view.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
            view.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor, constant: 10),
            view.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor, constant: -30),
            view.widthAnchor.constraint(equalToConstant: 800), view.heightAnchor.constraint(equalToConstant: 100),
        ])
        #expect(scrollView.contentSize == CGSize(width: 840, height: 100))
        #expect(view.frame == CGRect(x: 30, y: 0, width: 800, height: 100))
    }

    @Test func multiLineTextDecidesTheHeight() {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = String(repeating: "many words that wrap ", count: 120)
        label.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(label)
        layOut([
            label.topAnchor.constraint(equalTo: scrollView.topAnchor),
            label.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
            label.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 20),
            label.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor, constant: -20),
            label.widthAnchor.constraint(equalTo: scrollView.widthAnchor, constant: -40),
        ])
        #expect(scrollView.contentSize.width == 390)
        #expect(scrollView.contentSize.height == label.sizeThatFits(CGSize(width: 350, height: 10_000)).height)
        #expect(scrollView.contentSize.height > 600)
    }

    @Test func insetsAndTheSafeAreaAddUp() {
        window.deviceSafeArea = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        scrollView.contentSize = CGSize(width: 390, height: 2000)
        scrollView.contentInset = UIEdgeInsets(top: 10, left: 5, bottom: 20, right: 5)
        window.layoutIfNeeded()
        #expect(scrollView.adjustedContentInset == UIEdgeInsets(top: 57, left: 5, bottom: 54, right: 5))
        #expect(scrollView.contentOffset == CGPoint(x: -5, y: -57))
        scrollView.setContentOffset(CGPoint(x: -5, y: 100), animated: false)
        scrollView.contentInset.top = 30
        #expect(scrollView.contentOffset.y == 100)
    }
}
