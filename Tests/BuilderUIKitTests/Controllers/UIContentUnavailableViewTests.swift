import Foundation
import Testing

@testable import BuilderUIKit

@MainActor
@Suite struct UIContentUnavailableViewTests {
    /// Shows lines of text in place of a controller's content, 200 points high, below bars of 50 points.
    private func show(lines: Int) throws -> (window: UIWindow, label: CGRect, scrollView: UIScrollView) {
        let controller = UIViewController()
        controller.additionalSafeAreaInsets.top = 50
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.text = (1...lines).map { "Line \($0)" }.joined(separator: "\n")
        controller.contentUnavailableConfiguration = configuration
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
        let content = try #require(controller.view.subviews.first as? UIContentUnavailableView)
        let scrollView = try #require(content.subviews.first as? UIScrollView)
        let label = try #require(scrollView.subviews.first?.subviews.first as? UILabel)
        #expect(label.frame.height > 0)
        return (window, label.convert(label.bounds, to: controller.view), scrollView)
    }

    @Test func contentIsCentered() throws {
        let (window, label, scrollView) = try show(lines: 1)
        #expect(abs(label.midX - 100) < 1 && abs(label.midY - 100) < 1)
        #expect(scrollView.contentSize == CGSize(width: 200, height: 200))
        withExtendedLifetime(window) {}
    }

    @Test func imagesAreScaledDownToTheirMaximumSize() throws {
        var configuration = UIContentUnavailableConfiguration.empty()
        let size = CGSize(width: 80, height: 40)
        configuration.image = UIGraphicsImageRenderer(size: size).image { $0.fill(CGRect(origin: .zero, size: size)) }
        func imageSize(_ maximum: CGSize) throws -> CGSize {
            configuration.imageProperties.maximumSize = maximum
            let view = UIContentUnavailableView(configuration: configuration)
            view.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
            view.layoutIfNeeded()
            let stack = try #require(view.subviews.first?.subviews.first)
            return try #require(stack.subviews.compactMap { $0 as? UIImageView }.first).frame.size
        }
        #expect(try imageSize(.zero) == size)
        #expect(try imageSize(CGSize(width: 100, height: 0)) == size)
        #expect(try imageSize(CGSize(width: 40, height: 40)) == CGSize(width: 40, height: 20))
        #expect(try imageSize(CGSize(width: 0, height: 10)) == CGSize(width: 20, height: 10))
    }

    @Test func contentStaysInTheSafeArea() throws {
        let (window, label, scrollView) = try show(lines: 4)
        #expect(label.height < 200 - 50 - 32 && label.height > 200 - 2 * 66)
        #expect(abs(label.minY - 66) < 1 && label.maxY < 184)
        #expect(scrollView.contentSize.height == 200)
        withExtendedLifetime(window) {}
    }

    @Test func contentThatDoesNotFitScrollsFromTheTop() throws {
        let (window, label, scrollView) = try show(lines: 20)
        #expect(abs(label.minY - 66) < 1 && label.height > 400)
        #expect(abs(scrollView.contentSize.height - label.height - 82) < 1)
        scrollView.contentOffset.y = scrollView.contentSize.height - 200
        window.layoutIfNeeded()
        let text = try #require(scrollView.subviews.first?.subviews.first)
        #expect(abs(text.convert(text.bounds, to: window).maxY - 184) < 1)
    }

    @Test(arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
    func theSidesMarginsFollowTheDirection(_ direction: UITraitEnvironmentLayoutDirection) throws {
        let controller = UIViewController()
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.text = Array(repeating: "word", count: 30).joined(separator: " ")
        configuration.directionalLayoutMargins.leading = 60
        configuration.directionalLayoutMargins.trailing = 10
        controller.contentUnavailableConfiguration = configuration
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 600))
        window.traitOverrides.layoutDirection = direction
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
        let scrollView = try #require(controller.view.subviews.first?.subviews.first as? UIScrollView)
        let stack = try #require(scrollView.subviews.first)
        #expect(stack.frame.minX == (direction == .rightToLeft ? 10 : 60) && stack.frame.width == 130)
        withExtendedLifetime(window) {}
    }
}
