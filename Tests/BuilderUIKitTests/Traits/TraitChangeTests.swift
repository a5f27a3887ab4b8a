import Render
import Testing

@testable import BuilderUIKit

/// Traits that change after a view was made.
@MainActor
@Suite struct TraitChangeTests {
    private final class Log {
        var lines: [String] = []
    }

    private class LoggingView: UIView {
        var log: Log?
        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            let style = UITraitCollection.current.userInterfaceStyle
            log?.lines.append("view \(previous?.userInterfaceStyle.rawValue ?? -1) \(style.rawValue)")
        }
    }

    private final class LoggingController: UIViewController {
        let log = Log()
        override func loadView() {
            let view = LoggingView()
            view.log = log
            self.view = view
        }
        override func willTransition(
            to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
        ) { log.lines.append("will \(newCollection.userInterfaceStyle.rawValue)") }
        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            log.lines.append("controller \(previous?.userInterfaceStyle.rawValue ?? -1)")
        }
        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) { log.lines.append("size \(size.width)") }
    }

    private func window() -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.isHidden = false
        return window
    }

    @Test func controllersAndViewsAreNotifiedBeforeTheLayout() {
        let window = window()
        let controller = LoggingController()
        window.rootViewController = controller
        window.layoutIfNeeded()
        #expect(controller.log.lines.isEmpty)
        window.overrideUserInterfaceStyle = .dark
        #expect(controller.log.lines.isEmpty)
        window.layoutIfNeeded()
        #expect(controller.log.lines == ["will 2", "controller 1", "view 1 2"])
        controller.log.lines = []
        window.overrideUserInterfaceStyle = .light
        window.overrideUserInterfaceStyle = .dark
        window.layoutIfNeeded()
        #expect(controller.log.lines.isEmpty)
        controller.traitOverrides.userInterfaceStyle = .light
        controller.updateTraitsIfNeeded()
        #expect(controller.log.lines == ["will 1", "controller 2", "view 2 1"])
        controller.log.lines = []
        window.frame.size.width = 500
        #expect(controller.log.lines == ["size 500.0"])
    }

    @Test func aViewIsNotifiedWhereItsNewSuperviewDiffers() {
        let (window, dark, view) = (window(), UIView(), LoggingView())
        view.log = Log()
        dark.overrideUserInterfaceStyle = .dark
        window.addSubview(dark)
        window.addSubview(view)
        window.layoutIfNeeded()
        #expect(view.log?.lines == [])
        let container = UIView()
        container.addSubview(view)
        dark.addSubview(container)
        window.layoutIfNeeded()
        #expect(view.log?.lines == ["view 1 2"])
    }

    /// The same view in a render with other traits, and then in the first ones.
    @Test func aScreensTraitsReachAViewFromBefore() throws {
        let label = UILabel()
        label.text = "Hello"
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        let display = try Renderer(traits: large).layOut(label, width: 300)
        #expect(label.font.pointSize == 53 && abs(display.size.height - 190 / 3) < 0.01)
        #expect(abs(try Renderer().layOut(label, width: 300).size.height - 61 / 3) < 0.01)
        #expect(label.font.pointSize == 17)
    }

    @Test func registrationsHearOfTheirTraits() {
        let (window, view) = (window(), UIView())
        let log = Log()
        window.addSubview(view)
        let style = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, previous) in
            log.lines.append(
                "\(previous.userInterfaceStyle.rawValue) \(view.traitCollection.userInterfaceStyle.rawValue)")
        }
        view.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (_: UIView, _) in
            log.lines.append("size")
        }
        window.layoutIfNeeded()
        view.overrideUserInterfaceStyle = .dark
        window.layoutIfNeeded()
        #expect(log.lines == ["1 2"])
        view.unregisterForTraitChanges(style)
        view.overrideUserInterfaceStyle = .light
        view.traitOverrides.preferredContentSizeCategory = .small
        window.layoutIfNeeded()
        #expect(log.lines == ["1 2", "size"])
    }

    private enum Theme: UITraitDefinition { static let defaultValue = "plain" }

    @Test func overridesCanBeReadAndRemoved() {
        let (view, inner) = (UIView(), UIView())
        view.addSubview(inner)
        view.traitOverrides[Theme.self] = "bright"
        view.traitOverrides.userInterfaceStyle = .dark
        #expect(inner.traitCollection[Theme.self] == "bright" && inner.traitCollection.userInterfaceStyle == .dark)
        #expect(view.traitOverrides.contains(Theme.self) && !view.traitOverrides.contains(UITraitDisplayScale.self))
        #expect(view.traitOverrides.contains(UITraitUserInterfaceStyle.self))
        view.traitOverrides.remove(Theme.self)
        view.traitOverrides.remove(UITraitUserInterfaceStyle.self)
        #expect(inner.traitCollection[Theme.self] == "plain" && inner.traitCollection.userInterfaceStyle == .light)
    }

    /// A handler that changes traits each time is named; one that comes to rest isn't.
    @Test func endlessChangesAreNamed() {
        final class Flickering: UIView {
            var rest = Int.max
            override func traitCollectionDidChange(_ previous: UITraitCollection?) {
                rest -= 1
                if rest > 0 {
                    overrideUserInterfaceStyle = traitCollection.userInterfaceStyle == .dark ? .light : .dark
                }
            }
        }
        let (window, view) = (window(), Flickering())
        window.addSubview(view)
        view.rest = 5
        view.overrideUserInterfaceStyle = .dark
        var reported: [LayoutDiagnostic] = []
        LayoutDiagnostics.collecting({ window.layoutIfNeeded() }, then: { reported += $0 })
        #expect(reported.isEmpty && view.rest == 0)
        view.rest = .max
        view.overrideUserInterfaceStyle = view.traitCollection.userInterfaceStyle == .dark ? .light : .dark
        LayoutDiagnostics.collecting({ window.layoutIfNeeded() }, then: { reported += $0 })
        guard case .unstableTraits(let name, LayoutPass.maximumRounds)? = reported.first else {
            Issue.record("\(reported)")
            return
        }
        #expect(name.contains("Flickering"))
    }

    @Test func fontsFollowTheTextSize() {
        let (window, label) = (window(), UILabel())
        window.addSubview(label)
        let bold = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .title1).withSymbolicTraits(.traitBold)
        let fonts: [(UIFont, CGFloat)] = [
            (.preferredFont(forTextStyle: .footnote), 23), (.systemFont(ofSize: 13), 13),
            (UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 10)), 15),
            (UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 10), maximumPointSize: 12), 12),
            (.preferredFont(forTextStyle: .footnote).withSize(13), 13),
            (UIFont(descriptor: bold ?? UIFontDescriptor(), size: 0), 38),
        ]
        for (font, size) in fonts {
            label.font = font
            label.adjustsFontForContentSizeCategory = true
            window.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
            window.layoutIfNeeded()
            #expect(label.font.pointSize == size, "\(font)")
            #expect(label.font.fontName == font.fontName)
            window.traitOverrides.preferredContentSizeCategory = .large
            window.layoutIfNeeded()
            #expect(label.font == font)
        }
        window.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
        label.font = .preferredFont(forTextStyle: .body)
        window.layoutIfNeeded()
        #expect(label.font.pointSize == 28)
        window.traitOverrides.preferredContentSizeCategory = .large
        window.layoutIfNeeded()
        label.adjustsFontForContentSizeCategory = false
        window.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
        window.layoutIfNeeded()
        #expect(label.font.pointSize == 17)
    }

    @Test func fontsOfAttributesFollowAndOthersStay() {
        let (window, label, field, textView) = (window(), UILabel(), UITextField(), UITextView())
        for view in [label, field, textView] { window.addSubview(view) }
        let text = NSMutableAttributedString(
            string: "ab", attributes: [.font: UIFont.preferredFont(forTextStyle: .body)])
        text.addAttributes([.font: UIFont.systemFont(ofSize: 9)], range: NSRange(location: 1, length: 1))
        label.attributedText = text
        label.adjustsFontForContentSizeCategory = true
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        textView.font = .preferredFont(forTextStyle: .body)
        textView.adjustsFontForContentSizeCategory = true
        window.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
        window.layoutIfNeeded()
        func size(_ index: Int) -> CGFloat? {
            (label.attributedText?.attribute(.font, at: index, effectiveRange: nil) as? UIFont)?.pointSize
        }
        #expect(size(0) == 23 && size(1) == 9)
        #expect(field.font?.pointSize == 23 && textView.font?.pointSize == 23)
    }

    @Test func anUnknownTextSizeIsLarge() {
        let unknown = UITraitCollection(preferredContentSizeCategory: .init(rawValue: "huge"))
        let small = UITraitCollection(preferredContentSizeCategory: .extraSmall)
        small.performAsCurrent {
            #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: unknown).pointSize == 17)
            #expect(UIFontMetrics.default.scaledValue(for: 22, compatibleWith: unknown) == 22)
            #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 14)
        }
    }

    /// The layout of a view with overrides has its traits as the current ones; other views keep theirs.
    @Test func theCurrentTraitsAreThoseOfTheViewInLayout() {
        final class Reader: UIView {
            var seen: [UIUserInterfaceStyle] = []
            override func layoutSubviews() {
                seen = [
                    UITraitCollection.current.userInterfaceStyle,
                    superview?.traitCollection.userInterfaceStyle ?? .dark,
                ]
            }
        }
        let (window, view) = (window(), Reader())
        view.overrideUserInterfaceStyle = .dark
        window.addSubview(view)
        window.layoutIfNeeded()
        #expect(view.seen == [.dark, .light])
    }

    /// Measured on iOS 26: only the window overrides the text size.
    @Test func fontsThatAnAppMakesHaveTheScreensTextSize() {
        final class Maker: UIView {
            var font: UIFont?
            override func layoutSubviews() { font = .preferredFont(forTextStyle: .body) }
        }
        let (window, view, cell) = (window(), Maker(), UITableViewCell(style: .default, reuseIdentifier: nil))
        window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        window.addSubview(view)
        window.addSubview(cell)
        cell.textLabel?.text = "Cell"
        window.layoutIfNeeded()
        #expect(view.font?.pointSize == 17 && cell.textLabel?.font.pointSize == 33)
    }
}
