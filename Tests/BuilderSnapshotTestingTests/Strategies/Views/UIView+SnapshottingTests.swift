import Builder
import BuilderUIKit
import Render
import Testing

@testable import BuilderSnapshotTesting

/// Returns a strategy's image of a value.
func picture<Value>(of value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, UIImage>) throws
    -> UIImage
{
    try SnapshotRun.take(value, as: strategy, timeout: 300).format
}

@MainActor
@Suite struct UIViewSnapshottingTests {
    private func label(_ text: String = "Hello") -> UILabel {
        let label = UILabel()
        label.text = text
        return label
    }

    private func box(_ width: CGFloat, _ height: CGFloat, _ color: UIColor = .red) -> UIView {
        let view = UIView(frame: CGRect(x: 5, y: 6, width: width, height: height))
        view.backgroundColor = color
        return view
    }

    @Test func aViewHasItsOwnSizeOrTheGivenOneOrThatOfItsContent() throws {
        #expect(try picture(of: box(30, 20), as: .image).size == CGSize(width: 30, height: 20))
        let given = try picture(of: box(30, 20), as: .image(size: CGSize(width: 50, height: 40)))
        #expect(given.size == CGSize(width: 50, height: 40) && given.scale == 3)
        let fitting = try picture(of: label() as UIView, as: .image)
        let intrinsic = label().intrinsicContentSize
        #expect(abs(fitting.size.width - intrinsic.width) < 0.5 && abs(fitting.size.height - intrinsic.height) < 0.5)
    }

    @Test func aViewIsAsBeforeAfterwards() throws {
        let view = box(30, 20)
        view.translatesAutoresizingMaskIntoConstraints = false
        _ = try picture(of: view, as: .image(size: CGSize(width: 50, height: 40)))
        #expect(view.frame == CGRect(x: 5, y: 6, width: 30, height: 20))
        #expect(!view.translatesAutoresizingMaskIntoConstraints && view.superview == nil)
        #expect(try picture(of: view, as: .image).size == CGSize(width: 30, height: 20))
    }

    /// A view of size zero is drawn as swift-snapshot-testing's red notice, with a warning.
    @Test func aViewWithoutASizeShowsANotice() throws {
        let taken = try SnapshotRun.take({ UIView() }, as: Snapshotting<UIView, UIImage>.image, timeout: 300)
        #expect(taken.format.size == CGSize(width: 400, height: 80))
        #expect(taken.format.uprightBitmap?.pixel(x: 0, y: 0) == 0xFFFF_0000)
        #expect(taken.warnings == ["UIView has no intrinsic size: pass size: or on:, or constrain it."])
    }

    @Test func aPictureWithoutASizeIsAnError() {
        #expect(throws: SnapshotError.self) {
            try picture(of: UIView(), as: .image(size: CGSize(width: -1, height: 10)))
        }
        #expect(throws: SnapshotError.failed("the picture has no size")) { try picture(of: UIImage(), as: .image) }
    }

    @Test func traitsReachTheView() throws {
        let view = box(1, 1, .systemBackground)
        let dark = try picture(
            of: view,
            as: .image(
                traits: UITraitCollection(traitsFrom: [
                    UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
                ])))
        #expect(dark.scale == 2)
        #expect(dark.uprightBitmap?.pixel(x: 0, y: 0) == 0xFF00_0000)
        #expect(try picture(of: view, as: .image).uprightBitmap?.pixel(x: 0, y: 0) == 0xFFFF_FFFF)
    }

    /// The sizes of swift-snapshot-testing's own pictures of one label, drawn up to iOS 17 at 3x.
    @Test func aLabelIsAsLargeAsOnTheDevice() throws {
        let label = label("What's the point?")
        label.font = .preferredFont(forTextStyle: .title1)
        label.adjustsFontForContentSizeCategory = true
        let recorded: [(UIContentSizeCategory, CGFloat, CGFloat)] = [
            (.small, 196, 94), (.medium, 203.333, 97), (.large, 210.667, 101), (.extraExtraLarge, 240.333, 115),
            (.extraExtraExtraLarge, 255, 122), (.accessibilityLarge, 320.667, 154),
            (.accessibilityExtraExtraLarge, 392.667, 190),
        ]
        for (category, width, pixels) in recorded {
            let traits = UITraitCollection(preferredContentSizeCategory: category)
            let size = try picture(of: label as UIView, as: .image(traits: traits)).size
            #expect(abs(size.width - width) < 1.01 && size.height == pixels / 3, "\(category) \(size)")
        }
    }

    /// A value is created with the standard device's traits, and notified of the picture's before it is measured.
    @Test func traitsReachAViewBeforeItIsMeasured() throws {
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        func text(adjusts: Bool) -> UILabel {
            let label = label()
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = adjusts
            return label
        }
        #expect(try picture(of: text(adjusts: false), as: .image(traits: large)).size.height == 61 / 3)
        // 53 points are 63.25 points high.
        let before = text(adjusts: true)
        #expect(try picture(of: before, as: .image(traits: large)).size.height == 190 / 3)
        #expect(try picture(of: text(adjusts: true), as: .image(traits: large)).size.height == 190 / 3)
        #expect(try picture(of: before, as: .image).size.height == 61 / 3)
        final class Controller: UIViewController {
            var styles: [UIUserInterfaceStyle] = []
            override func viewDidLoad() { styles.append(traitCollection.userInterfaceStyle) }
            override func traitCollectionDidChange(_ previous: UITraitCollection?) {
                styles.append(traitCollection.userInterfaceStyle)
            }
        }
        let controller = Controller()
        _ = try picture(of: controller, as: .image(on: .iPhoneX, traits: .init(userInterfaceStyle: .dark)))
        #expect(controller.styles == [.light, .dark])
    }

    @Test func whereNothingIsDrawnThePictureIsClear() throws {
        #expect(try picture(of: box(1, 1, .clear), as: .image).uprightBitmap?.pixel(x: 0, y: 0) == 0)
        let controller = UIViewController()
        #expect(try picture(of: controller, as: .image(on: .iPhoneSe)).uprightBitmap?.pixel(x: 0, y: 0) == 0)
    }

    @Test func aControllerFillsTheDevice() throws {
        final class Controller: UIViewController {
            var seen: [String] = []
            override func viewDidLayoutSubviews() {
                seen.append(
                    "\(view.bounds.width)×\(view.bounds.height) \(view.safeAreaInsets.top) \(traitCollection.horizontalSizeClass == .regular)"
                )
            }
        }
        let controller = Controller()
        let phone = try picture(of: controller as UIViewController, as: .image(on: .iPhoneX))
        #expect(phone.size == CGSize(width: 375, height: 812))
        #expect(controller.seen.last == "375.0×812.0 44.0 false")
        // The same controller again, on another screen.
        let tablet = try picture(of: controller as UIViewController, as: .image(on: .iPadPro11(.landscape)))
        #expect(tablet.size == CGSize(width: 1194, height: 834) && tablet.scale == 3)
        #expect(controller.seen.last == "1194.0×834.0 24.0 true")
        let other = try picture(
            of: controller as UIViewController, as: .image(on: .iPhoneX, size: CGSize(width: 200, height: 100)))
        #expect(other.size == CGSize(width: 200, height: 100))
        #expect(try picture(of: UIViewController(), as: .image).size == CGSize(width: 390, height: 844))
    }

    /// swift-snapshot-testing's picture of a navigation controller in a tab bar controller is 375 × 647 points on an
    /// iPhone 8, with the bar at its top.
    @Test func barsHaveNoSafeAreaBesideThem() throws {
        final class Root: UIViewController {
            var top: CGFloat = -1
            override func viewDidLayoutSubviews() { top = view.safeAreaInsets.top }
        }
        let root = Root()
        let navigation = UINavigationController(rootViewController: root)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        #expect(try picture(of: tabs, as: .image(on: .iPhone8)).size == CGSize(width: 375, height: 647))
        #expect(root.top == 44)
        #expect(try picture(of: tabs, as: .image(on: .iPhoneX)).size == CGSize(width: 375, height: 734))
        let alone = UINavigationController(rootViewController: UIViewController())
        #expect(try picture(of: alone, as: .image(on: .iPhoneX)).size == CGSize(width: 375, height: 768))
    }

    @Test func theWindowShowsWhatIsPresented() throws {
        func controller() -> UIViewController {
            let controller = UIViewController()
            controller.view.backgroundColor = .white
            let alert = UIAlertController(title: "Really?", message: nil, preferredStyle: .alert)
            controller.present(alert, animated: false)
            return controller
        }
        let without = try picture(of: controller(), as: .image(size: CGSize(width: 300, height: 300)))
        let with = try picture(
            of: controller(), as: .image(drawHierarchyInKeyWindow: true, size: CGSize(width: 300, height: 300)))
        #expect(without.uprightBitmap != with.uprightBitmap)
    }

    @Test func definitionsAreDrawnAsTheirViews() throws {
        let text = try picture(of: LabelView("Hello"), as: .image)
        #expect(text.uprightBitmap == (try picture(of: LabelView("Hello").build(), as: .image)).uprightBitmap)
        let erased: View = LabelView("Hello")
        #expect(try picture(of: erased, as: .image).uprightBitmap == text.uprightBitmap)
        let fixed = try picture(of: LabelView("Hello"), as: .image(layout: .fixed(width: 100, height: 40)))
        #expect(fixed.size == CGSize(width: 100, height: 40))
        let device = try picture(of: LabelView("Hello"), as: .image(layout: .device(config: .iPhone8)))
        #expect(device.size == CGSize(width: 375, height: 667))
        #expect(device.uprightBitmap?.pixel(x: 0, y: 0) == 0xFFFF_FFFF)
    }

    @Test func layersAndPathsAreDrawn() throws {
        let layer = CALayer()
        layer.frame = CGRect(x: 9, y: 9, width: 4, height: 2)
        layer.backgroundColor = UIColor.blue.cgColor
        let drawn = try picture(of: layer, as: .image)
        #expect(drawn.size == CGSize(width: 4, height: 2))
        #expect(drawn.uprightBitmap?.pixel(x: 5, y: 3) == 0xFF00_00FF)
        let path = UIBezierPath(rect: CGRect(x: 10, y: 10, width: 6, height: 3))
        let filled = try picture(of: path, as: .image(scale: 2))
        #expect(filled.size == CGSize(width: 6, height: 3) && filled.scale == 2)
        #expect(filled.uprightBitmap?.pixel(x: 11, y: 5) == 0xFF00_0000)
        #expect(try picture(of: path.cgPath, as: .image).uprightBitmap?.pixel(x: 5, y: 2) == 0xFF00_0000)
        #expect(throws: SnapshotError.failed("the picture has no size")) { try picture(of: UIBezierPath(), as: .image) }
    }

    @Test func descriptionsHaveNoAddresses() throws {
        let view = box(100, 50)
        let label = label("It's")
        label.frame = CGRect(x: 1, y: 2.5, width: 30, height: 20)
        label.alpha = 0.5
        view.addSubview(label)
        #expect(
            try text(of: view, as: .recursiveDescription) == """
                <UIView; frame = (0 0; 100 50); backgroundColor = UIExtendedSRGBColorSpace 1 0 0 1; layer = <CALayer>>
                   | <UILabel; frame = (1 2.5; 30 20); text = 'It's'; alpha = 0.5; opaque = NO; userInteractionEnabled = NO; layer = <CALayer>>

                """)
    }

    @Test func theHierarchyStrategyContainsViewControllers() throws {
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: UIViewController()), UIViewController()]
        #expect(
            try text(of: tabs as UIViewController, as: .hierarchy) == """
                <UITabBarController>, state: appeared, view: <UILayoutContainerView>
                   | <UINavigationController>, state: appeared, view: <UILayoutContainerView>
                   |    | <UIViewController>, state: appeared, view: <UIView>
                   | <UIViewController>, state: disappeared, view: (view not loaded)

                """)
    }
}
