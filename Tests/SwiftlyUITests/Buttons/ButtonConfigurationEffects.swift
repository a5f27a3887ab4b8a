import Foundation
import SwiftlyUI
import Testing

/// A gray button's configuration with texts and an image.
@MainActor private func full() -> UIButton.Configuration {
    var configuration = UIButton.Configuration.gray()
    configuration.title = "Go"
    configuration.subtitle = "Subtitle"
    configuration.image = UIColor.red.image(withSize: CGSize(width: 9, height: 9))
    configuration.indicator = .popup
    return configuration
}

@MainActor private func busy() -> UIButton.Configuration {
    var configuration = full()
    configuration.showsActivityIndicator = true
    return configuration
}

@MainActor private func symbol() -> UIButton.Configuration {
    var configuration = full()
    configuration.image = UIImage(systemName: "star")
    return configuration
}

private let green = UIConfigurationColorTransformer { _ in .systemGreen }
private let spaced = UIConfigurationTextAttributesTransformer { incoming in
    var outgoing = incoming
    outgoing.kern = 5
    return outgoing
}

extension FluentEffect {
    /// An effect on a button that a changed copy of a configuration makes; the receiver stays as it is.
    fileprivate static func configured(
        _ member: String, of make: @escaping @MainActor @Sendable () -> UIButton.Configuration = full,
        isSelected: Bool = false,
        _ use: @escaping @MainActor @Sendable (UIButton.Configuration) -> UIButton.Configuration,
        like set: @escaping @MainActor @Sendable (inout UIButton.Configuration) -> Void
    ) -> FluentEffect {
        FluentEffect("UIButton.Configuration.\(member)") {
            let made = make()
            var other = make()
            set(&other)
            let pictures = try [made, use(made), other, made].map { configuration in
                let button = UIButton(configuration: configuration)
                button.isSelected = isSelected
                return try TextSamples.picture(of: button, width: 240, height: 90)
            }
            if pictures[0] == pictures[1] { throw Unseen.looksAsBefore }
            if pictures[1] != pictures[2] { throw Unseen.looksOtherwiseThanByUIKit }
            return pictures[0] == pictures[3]
        }
    }
}

extension FluentEffects {
    static let buttonConfigurations: [FluentEffect] = [
        .init("UIButton.init(configuration:)") {
            let button = UIButton(configuration: { .filled(title: "Go") })
            return button.titleLabel?.text == "Go" && button.titleLabel?.font.pointSize == 17
        },
        .init("UIButton.Configuration.plain(title:subtitle:)") {
            let button = UIButton(configuration: { .plain(title: "Go", subtitle: "On") })
            return button.titleLabel?.text == "Go" && button.subtitleLabel?.text == "On"
        },
        .init("UIButton.Configuration.filled(title:subtitle:)") {
            let button = UIButton(configuration: { .filled(title: "Go", subtitle: "On") })
            return button.subtitleLabel?.text == "On" && button.titleLabel?.textColor == .white
        },
        .configured("title(_:)", { $0.title("Other") }, like: { $0.title = "Other" }),
        .configured(
            "titleTextAttributesTransformer(_:)", { $0.titleTextAttributesTransformer(spaced) },
            like: { $0.titleTextAttributesTransformer = spaced }),
        .configured(
            "attributedTitle(_:)", { $0.attributedTitle(AttributedString("Other")) }, like: { $0.title = "Other" }),
        .configured(
            "attributedTitle(_:font:)", { $0.attributedTitle("Go", font: .systemFont(ofSize: 30)) },
            like: { $0.attributedTitle?.font = .systemFont(ofSize: 30) }),
        .configured(
            "attributedSubTitle(_:)", { $0.attributedSubTitle(AttributedString("Other")) },
            like: { $0.subtitle = "Other" }),
        .configured(
            "attributedSubTitle(_:font:)", { $0.attributedSubTitle("Subtitle", font: .systemFont(ofSize: 30)) },
            like: { $0.attributedSubtitle?.font = .systemFont(ofSize: 30) }),
        .configured("subtitle(_:)", { $0.subtitle("Other") }, like: { $0.subtitle = "Other" }),
        .configured(
            "subtitleTextAttributesTransformer(_:)", { $0.subtitleTextAttributesTransformer(spaced) },
            like: { $0.subtitleTextAttributesTransformer = spaced }),
        .configured(
            "image(systemName:)", { $0.image(systemName: "heart") }, like: { $0.image = UIImage(systemName: "heart") }
        ),
        .configured("image(_:)", { $0.image(nil) }, like: { $0.image = nil }),
        .init("UIButton.Configuration.imageName(_:)") {
            try withNamedPicture { name in
                UIButton.Configuration.plain().imageName(name).image?.size == namedPictureSize
            }
        },
        .configured("imagePlacement(_:)", { $0.imagePlacement(.top) }, like: { $0.imagePlacement = .top }),
        .configured("imagePadding(_:)", { $0.imagePadding(20) }, like: { $0.imagePadding = 20 }),
        .configured(
            "baseForegroundColor(_:)", { $0.baseForegroundColor(.red) }, like: { $0.baseForegroundColor = .red }),
        .configured(
            "baseBackgroundColor(_:)", { $0.baseBackgroundColor(.red) }, like: { $0.baseBackgroundColor = .red }),
        .configured(
            "background(_: UIBackgroundConfiguration)", { $0.background(.clear()) }, like: { $0.background = .clear() }
        ),
        .configured(
            "background(_: () -> UIBackgroundConfiguration)", { $0.background { .clear().strokeWidth(3) } },
            like: {
                $0.background = .clear()
                $0.background.strokeWidth = 3
            }),
        .configured("titlePadding(_:)", { $0.titlePadding(20) }, like: { $0.titlePadding = 20 }),
        .configured("titleAlignment(_:)", { $0.titleAlignment(.trailing) }, like: { $0.titleAlignment = .trailing }),
        .configured(
            "showsActivityIndicator(_:)", { $0.showsActivityIndicator(true) },
            like: { $0.showsActivityIndicator = true }),
        .configured(
            "activityIndicatorColorTransformer(_:)", of: busy, { $0.activityIndicatorColorTransformer(green) },
            like: { $0.activityIndicatorColorTransformer = green }),
        .configured("indicator(_:)", { $0.indicator(.none) }, like: { $0.indicator = .none }),
        .configured(
            "indicatorColorTransformer(_:)", { $0.indicatorColorTransformer(green) },
            like: { $0.indicatorColorTransformer = green }),
        .configured(
            "contentInsets(_:)",
            { $0.contentInsets(NSDirectionalEdgeInsets(top: 0, leading: 50, bottom: 0, trailing: 0)) },
            like: { $0.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 50, bottom: 0, trailing: 0) }),
        .configured("cornerStyle(_:)", { $0.cornerStyle(.capsule) }, like: { $0.cornerStyle = .capsule }),
        .configured(
            "automaticallyUpdateForSelection(_:)", isSelected: true, { $0.automaticallyUpdateForSelection(false) },
            like: { $0.automaticallyUpdateForSelection = false }),
        .configured("buttonSize(_:)", { $0.buttonSize(.mini) }, like: { $0.buttonSize = .mini }),
        .configured(
            "imageColorTransformer(_:)", { $0.imageColorTransformer(green) },
            like: { $0.imageColorTransformer = green }),
        .configured(
            "preferredSymbolConfigurationForImage(_:)", of: symbol,
            { $0.preferredSymbolConfigurationForImage(UIImage.SymbolConfiguration(pointSize: 40)) },
            like: { $0.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 40) }),
    ]
}
