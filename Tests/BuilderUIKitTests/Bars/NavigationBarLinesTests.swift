import Foundation
import Testing

@testable import BuilderUIKit

/// The lines around a navigation bar's title, and its appearances in compact height.
@Suite @MainActor struct NavigationBarLinesTests {
    private let stage = ControllerStage()

    private func show(
        _ design: InterfaceDesign, _ prepare: (UIViewController, UINavigationController) -> Void
    ) throws -> UINavigationBar {
        let page = UIViewController()
        page.title = "Title"
        let stack = UINavigationController(rootViewController: page)
        prepare(page, stack)
        stack.traitOverrides[InterfaceDesignTrait.self] = design
        try stage.show(stack, on: "iPhone 12")
        return stack.navigationBar
    }

    private func label(_ text: String, in bar: UINavigationBar) -> UILabel? {
        bar.subviews.compactMap { $0 as? UILabel }.first { $0.text == text && !$0.isHidden }
    }

    @Test func aPromptIsAboveTheTitle() throws {
        try on("iPhone 12") {
            var page: UIViewController?
            let bar = try show(.ios18) { shown, _ in
                page = shown
                shown.navigationItem.prompt = "Prompt"
            }
            #expect(bar.frame.height == 74)
            let prompt = try #require(label("Prompt", in: bar))
            #expect(abs(prompt.frame.midX - 195) < 0.5 && prompt.frame.maxY <= 30)
            #expect(abs(bar.titleLabel.frame.midY - 52) < 0.5)
            #expect(page?.view.safeAreaInsets.top == CGFloat(47 + 74))
            page?.navigationItem.prompt = nil
            bar.window?.layoutIfNeeded()
            #expect(bar.frame.height == 44 && label("Prompt", in: bar) == nil)
            #expect(page?.view.safeAreaInsets.top == CGFloat(47 + 44))
        }
    }

    @Test func subtitlesAreBelowTitlesOfIOS26() throws {
        try on("iPhone 12") {
            let bar = try show(.ios26) { page, _ in
                page.navigationItem.subtitle = "Subtitle"
            }
            let subtitle = try #require(label("Subtitle", in: bar))
            #expect(bar.frame.height == 54 && subtitle.textColor == .secondaryLabel)
            #expect(subtitle.frame.minY >= bar.titleLabel.frame.maxY - 0.01 && subtitle.frame.maxY <= 44)
            #expect(abs(subtitle.frame.midX - bar.titleLabel.frame.midX) <= 0.5)
            let old = try show(.ios18) { page, _ in page.navigationItem.subtitle = "Subtitle" }
            #expect(label("Subtitle", in: old) == nil)
        }
    }

    @Test func subtitlesWithoutATitleAreInTheMiddle() throws {
        try on("iPhone 12") {
            let badge = Badge(60, 14)
            for view in [nil, badge as UIView] {
                let bar = try show(.ios26) { page, _ in
                    page.title = nil
                    page.navigationItem.subtitle = "Subtitle"
                    page.navigationItem.subtitleView = view
                }
                let subtitle = try #require(view ?? label("Subtitle", in: bar))
                #expect(subtitle.superview === bar && subtitle.frame.height > 10)
                #expect(abs(subtitle.frame.midY - 22) <= 0.5 && abs(subtitle.frame.midX - 195) <= 0.5)
            }
        }
    }

    private func prepare(_ page: UIViewController, _ stack: UINavigationController) {
        stack.navigationBar.prefersLargeTitles = true
        page.navigationItem.largeTitle = "Large"
    }

    @Test func largeTitlesHaveTheirOwnLines() throws {
        try on("iPhone 12") {
            let plain = try show(.ios26, prepare)
            let bar = try show(.ios26) { page, stack in
                prepare(page, stack)
                page.navigationItem.subtitle = "Small"
                page.navigationItem.largeSubtitle = "Below"
            }
            #expect(plain.largeTitleLabel.text == "Large" && bar.largeTitleLabel.text == "Large")
            let line = try #require(label("Below", in: bar))
            #expect(label("Small", in: bar) == nil)
            let title = bar.largeTitleLabel.frame
            #expect(abs(line.frame.minX - title.minX) < 0.001 && abs(line.frame.minY - title.maxY) < 0.001)
            #expect(abs(bar.frame.height - plain.frame.height - line.frame.height) < 0.001)
        }
    }

    /// A view with a size of its own.
    private final class Badge: UIView {
        var size: CGSize { didSet { invalidateIntrinsicContentSize() } }

        init(_ width: CGFloat, _ height: CGFloat) {
            size = CGSize(width: width, height: height)
            super.init(frame: .zero)
        }

        required init?(coder: NSCoder) { nil }

        override var intrinsicContentSize: CGSize { size }
    }

    @Test func viewsInPlaceOfSubtitlesAreSizedAtEachLayout() throws {
        try on("iPhone 12") {
            let (badge, fixed) = (Badge(60, 14), UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 12)))
            var stack: UINavigationController?
            let bar = try show(.ios26) { page, shown in
                stack = shown
                page.navigationItem.subtitleView = badge
            }
            #expect(badge.superview === bar && badge.frame.size == CGSize(width: 60, height: 14))
            badge.size = CGSize(width: 90, height: 16)
            bar.setNeedsLayout()
            bar.window?.layoutIfNeeded()
            #expect(badge.frame.size == CGSize(width: 90, height: 16))
            // Another page was on top in the meantime.
            let other = UIViewController()
            other.navigationItem.subtitleView = fixed
            stack?.pushViewController(other, animated: false)
            bar.window?.layoutIfNeeded()
            #expect(badge.superview == nil && fixed.frame.size == CGSize(width: 50, height: 12))
            stack?.popViewController(animated: false)
            badge.size.width = 70
            bar.setNeedsLayout()
            bar.window?.layoutIfNeeded()
            #expect(badge.frame.size == CGSize(width: 70, height: 16))
        }
    }

    @Test func viewsBelowLargeTitlesMakeTheBarHigher() throws {
        try on("iPhone 12") {
            let badge = Badge(60, 20)
            let plain = try show(.ios26, prepare)
            let bar = try show(.ios26) { page, stack in
                prepare(page, stack)
                page.navigationItem.largeSubtitleView = badge
            }
            #expect(abs(bar.frame.height - plain.frame.height - 20) < 0.001)
            badge.size = CGSize(width: 80, height: 30)
            bar.navigationController?.view.setNeedsLayout()
            bar.setNeedsLayout()
            bar.window?.layoutIfNeeded()
            #expect(abs(bar.frame.height - plain.frame.height - 30) < 0.001)
            #expect(badge.frame.size == CGSize(width: 80, height: 30))
        }
    }

    @Test func attributedTitlesKeepTheBarsFont() throws {
        try on("iPhone 12") {
            var title = AttributedString("Blue")
            title.uiKit.foregroundColor = .blue
            let bar = try show(.ios26) { page, _ in page.navigationItem.attributedTitle = title }
            let text = try #require(bar.titleLabel.attributedText)
            #expect(text.string == "Blue")
            #expect(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .blue)
            #expect(text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == bar.titleLabel.font)
        }
    }

    @Test func barsHaveTheAppearanceOfCompactHeight() throws {
        func appearance(_ color: UIColor) -> UINavigationBarAppearance {
            let appearance = UINavigationBarAppearance()
            appearance.backgroundColor = color
            return appearance
        }
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 600, height: 32))
        let item = UINavigationItem(title: "Title")
        bar.items = [item]
        bar.standardAppearance = appearance(.red)
        bar.compactAppearance = appearance(.green)
        #expect(bar.effectiveAppearance.backgroundColor == .red)
        bar.traitOverrides.verticalSizeClass = .compact
        #expect(bar.effectiveAppearance.backgroundColor == .green)
        bar.isAtScrollEdge = true
        #expect(bar.effectiveAppearance.backgroundColor == .green)
        bar.scrollEdgeAppearance = appearance(.blue)
        #expect(bar.effectiveAppearance.backgroundColor == .blue)
        bar.compactScrollEdgeAppearance = appearance(.cyan)
        #expect(bar.effectiveAppearance.backgroundColor == .cyan)
        item.compactScrollEdgeAppearance = appearance(.black)
        #expect(bar.effectiveAppearance.backgroundColor == .black)
        bar.traitOverrides.verticalSizeClass = .regular
        #expect(bar.effectiveAppearance.backgroundColor == .blue)
    }

    @Test func backgroundsHaveTheEffectOfTheApp() throws {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        let appearance = UINavigationBarAppearance()
        #expect(appearance.backgroundEffect != nil)
        bar.standardAppearance = appearance
        bar.layoutIfNeeded()
        func blur() -> UIVisualEffectView? {
            bar.backgroundView.subviews.compactMap { $0 as? UIVisualEffectView }.first
        }
        #expect(blur() == nil && bar.backgroundView.backgroundColor == .barMaterial)
        let effect = UIBlurEffect(style: .systemThinMaterialDark)
        let own = UINavigationBarAppearance(_copying: appearance)
        own.backgroundEffect = effect
        own.backgroundColor = .red
        bar.standardAppearance = UINavigationBarAppearance(_copying: own)
        bar.layoutIfNeeded()
        #expect(blur()?.effect === effect && blur()?.contentView.backgroundColor == .red)
        #expect(bar.backgroundView.backgroundColor == nil && bar.backgroundView.isFilled)
        own.configureWithDefaultBackground()
        own.backgroundEffect = nil
        bar.standardAppearance = UINavigationBarAppearance(_copying: own)
        bar.layoutIfNeeded()
        #expect(blur() == nil && bar.backgroundView.backgroundColor == nil && !bar.backgroundView.isFilled)
    }
}
