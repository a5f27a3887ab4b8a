import Foundation
import Testing

@testable import BuilderUIKit

/// The background view of a configured button.
@MainActor
func backgroundView(of button: UIView) -> BackgroundConfigurationView? {
    button.subviews.lazy.compactMap { $0 as? BackgroundConfigurationView }.first
}

@MainActor
@Suite struct UIButtonConfigurationTests {
    private static let ios26 = UITraitCollection(interfaceDesign: .ios26)

    private func button(_ configuration: UIButton.Configuration, _ title: String? = "Configure") -> UIButton {
        var configuration = configuration
        configuration.title = title
        return UIButton(configuration: configuration)
    }

    /// Recorded on iOS 26.1 at 2x: a title of 20.5 points, in a frame of 170 × 36.
    @Test(arguments: ["filled", "tinted", "gray", "plain"])
    func aMediumButtonOfIOS26(_ style: String) throws {
        try withScreen(375, 667, scale: 2, traits: Self.ios26) { root in
            let styles: [String: UIButton.Configuration] = [
                "filled": .filled(), "tinted": .tinted(), "gray": .gray(), "plain": .plain(),
            ]
            let button = button(try #require(styles[style]))
            root.addSubview(button)
            button.frame = CGRect(x: 0, y: 0, width: 170, height: 36)
            root.layoutIfNeeded()
            #expect(button.intrinsicContentSize.height == 34.5)
            #expect(abs(button.intrinsicContentSize.width - 99) <= 0.5)
            let title = try #require(button.titleLabel)
            #expect(title.font.pointSize == 17)
            #expect(title.frame.minY == 7.5 && title.frame.height == 20.5)
            #expect(abs(title.frame.midX - 85) <= 0.25)
            let insets = try #require(button.configuration).contentInsets
            #expect(insets == NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
            let background = try #require(backgroundView(of: button))
            #expect(background.configuration.cornerRadius == 17)
            #expect(background.frame == button.bounds)
        }
    }

    @Test func theInsetsAreTheSizesUnlessTheyAreSet() {
        var configuration = UIButton.Configuration.filled()
        configuration.buttonSize = .large
        #expect(configuration.contentInsets.leading == 20)
        configuration.contentInsets.top = 1
        configuration.buttonSize = .small
        #expect(configuration.contentInsets == NSDirectionalEdgeInsets(top: 1, leading: 20, bottom: 15, trailing: 20))
        configuration.setDefaultContentInsets()
        #expect(configuration.contentInsets == NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10))
    }

    private func height(_ size: UIButton.Configuration.Size) -> CGFloat {
        var configuration = UIButton.Configuration.gray()
        configuration.buttonSize = size
        return button(configuration).intrinsicContentSize.height
    }

    @Test func theSizesHaveTheirHeights() {
        withScreen(375, 667) { _ in
            #expect(height(.mini) == 28 && height(.small) == 28)
            #expect(abs(height(.medium) - 34.333) < 0.01)
            #expect(abs(height(.large) - 50.333) < 0.01)
        }
    }

    @Test func imagesArePlacedAtTheirEdges() throws {
        try withScreen(375, 667) { root in
            for (isRightToLeft, edge) in [false, true].flatMap({ mirrored in
                [NSDirectionalRectEdge.leading, .trailing, .top, .bottom].map { (mirrored, $0) }
            }) {
                var configuration = UIButton.Configuration.tinted()
                configuration.image = UIColor.red.filled(CGSize(width: 30, height: 10))
                configuration.imagePlacement = edge
                configuration.imagePadding = 6
                configuration.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 20, bottom: 3, trailing: 4)
                let button = button(configuration, "Go")
                button.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
                root.addSubview(button)
                button.sizeToFit()
                button.layoutIfNeeded()
                let title = try #require(button.titleLabel?.frame)
                let image = try #require(button.imageView?.frame)
                #expect(image.size == CGSize(width: 30, height: 10))
                let leading = isRightToLeft ? button.bounds.maxX - image.union(title).maxX : image.union(title).minX
                #expect(abs(leading - 20) < 0.01)
                if edge == .top || edge == .bottom {
                    #expect(abs(button.bounds.height - title.height - 20) < 0.01)
                    #expect(edge == .top ? abs(title.minY - 17) < 0.01 : abs(image.maxY - title.maxY - 16) < 0.01)
                    #expect(abs(image.midX - title.midX) < 0.5)
                } else {
                    #expect(abs(button.bounds.width - title.width - 60) < 0.4)
                    let isImageLeft = (edge == .leading) != isRightToLeft
                    #expect(abs((isImageLeft ? title.minX - image.maxX : image.minX - title.maxX) - 6) < 0.01)
                }
            }
        }
    }

    @Test func theTextSizeScalesFontsInsetsAndCorners() throws {
        try withScreen(375, 667) { root in
            let button = button(.filled())
            root.addSubview(button)
            button.sizeToFit()
            root.layoutIfNeeded()
            let small = button.intrinsicContentSize
            root.window?.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
            root.window?.layoutIfNeeded()
            #expect(button.titleLabel?.font.pointSize == 33)
            #expect(button.intrinsicContentSize.height > small.height + 18)
            let radius = try #require(backgroundView(of: button)).configuration.cornerRadius
            #expect(radius > 10 && radius < 13)
        }
    }

    @Test func theLookChangesTheCorners() throws {
        try withScreen(375, 667) { root in
            let button = button(.filled())
            root.addSubview(button)
            root.layoutIfNeeded()
            let background = try #require(backgroundView(of: button))
            #expect(abs(background.configuration.cornerRadius - 5.95) < 0.2)
            root.window?.traitOverrides[InterfaceDesignTrait.self] = .ios26
            root.window?.layoutIfNeeded()
            #expect(background.configuration.cornerRadius == 17)
        }
    }

    @Test func cornersFollowTheStyle() throws {
        func radius(_ change: (inout UIButton.Configuration) -> Void) throws -> CGFloat? {
            var configuration = UIButton.Configuration.filled()
            change(&configuration)
            let view = try #require(backgroundView(of: button(configuration)))
            return view.isCapsule ? nil : view.configuration.cornerRadius
        }
        #expect(try radius { $0.cornerStyle = .capsule } == nil)
        #expect(try radius { $0.cornerStyle = .large } == 12)
        #expect(try radius { $0.background.cornerRadius = 20 } == 20)
        #expect(
            try radius {
                $0.background.cornerRadius = 20
                $0.cornerStyle = .small
            } == 5)
        // Another property of the background leaves the radius to the size.
        #expect(
            try radius {
                $0.background.strokeWidth = 2
                $0.buttonSize = .large
            } == 12)
    }

    @Test func aTitleThatWrapsMakesTheButtonHigher() {
        withScreen(375, 667) { root in
            let button = button(.filled(), "A title that is longer than its button is wide")
            button.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(button)
            NSLayoutConstraint.activate([
                button.topAnchor.constraint(equalTo: root.topAnchor),
                button.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                button.widthAnchor.constraint(equalToConstant: 150),
            ])
            root.layoutIfNeeded()
            #expect(button.frame.height > 34.4 + 20)
            button.configuration?.titleLineBreakMode = .byTruncatingTail
            root.layoutIfNeeded()
            #expect(abs(button.frame.height - 34.333) < 0.01)
            #expect(button.titleLabel?.frame.width == 126)
        }
    }

    @Test func aSubtitleIsBelowTheTitleAndAligned() throws {
        try withScreen(375, 667) { root in
            var configuration = UIButton.Configuration.filled()
            configuration.subtitle = "A longer subtitle"
            configuration.titleAlignment = .trailing
            configuration.titlePadding = 5
            let button = button(configuration, "Go")
            root.addSubview(button)
            button.sizeToFit()
            button.layoutIfNeeded()
            let title = try #require(button.titleLabel?.frame)
            let subtitle = try #require(button.subtitleLabel?.frame)
            #expect(abs(subtitle.minY - title.maxY - 5) < 0.01)
            #expect(abs(subtitle.maxX - title.maxX) < 0.34)
            #expect(button.subtitleLabel?.font.pointSize == 12)
            button.configuration?.titleAlignment = .leading
            button.layoutIfNeeded()
            #expect(button.titleLabel?.frame.minX == button.subtitleLabel?.frame.minX)
        }
    }

    @Test func anActivityIndicatorTakesTheImagesPlace() throws {
        var configuration = UIButton.Configuration.filled()
        configuration.image = UIColor.red.filled(CGSize(width: 30, height: 10))
        configuration.showsActivityIndicator = true
        configuration.activityIndicatorColorTransformer = UIConfigurationColorTransformer { _ in .systemGreen }
        let button = button(configuration, nil)
        let view = try #require(button.subviews.lazy.compactMap { $0 as? UIActivityIndicatorView }.first)
        #expect(view.isAnimating && view.color == .systemGreen)
        #expect(button.imageView?.superview == nil)
        #expect(button.intrinsicContentSize == CGSize(width: 44, height: 34))
        button.configuration?.showsActivityIndicator = false
        #expect(view.superview == nil && button.imageView?.superview === button)
    }

    @Test func badNumbersCountAsZero() {
        var configuration = UIButton.Configuration.filled()
        configuration.contentInsets = NSDirectionalEdgeInsets(top: .nan, leading: .infinity, bottom: 2, trailing: 3)
        configuration.imagePadding = .nan
        configuration.background.cornerRadius = .infinity
        configuration.background.strokeWidth = -.infinity
        let button = button(configuration)
        button.sizeToFit()
        button.layoutIfNeeded()
        #expect(button.bounds.width.isFinite && button.bounds.height.isFinite)
    }
}

extension UIColor {
    /// Returns an image in the color.
    fileprivate func filled(_ size: CGSize) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { context in
            setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
    }
}
