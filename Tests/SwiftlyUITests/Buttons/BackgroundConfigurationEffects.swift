import Foundation
import SwiftlyUI
import Testing

/// A red background with a stroke and an image.
@MainActor private func full() -> UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = .red
    background.strokeWidth = 4
    background.strokeColor = .blue
    background.image = UIColor.yellow.image(withSize: CGSize(width: 9, height: 9))
    background.imageContentMode = .center
    background.backgroundInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    return background
}

private let green = UIConfigurationColorTransformer { _ in .green }

extension FluentEffect {
    /// An effect on a cell with a changed copy of a background; the receiver stays as it is.
    fileprivate static func background(
        _ member: String,
        _ use: @escaping @MainActor @Sendable (UIBackgroundConfiguration) -> UIBackgroundConfiguration,
        like set: @escaping @MainActor @Sendable (inout UIBackgroundConfiguration) -> Void
    ) -> FluentEffect {
        FluentEffect("UIBackgroundConfiguration.\(member)") {
            let made = full()
            var other = full()
            set(&other)
            let pictures = try [made, use(made), other, made].map { background in
                let cell = UICollectionViewCell()
                cell.backgroundConfiguration = background
                return try TextSamples.picture(of: cell, width: 120, height: 60)
            }
            if pictures[0] == pictures[1] { throw Unseen.looksAsBefore }
            if pictures[1] != pictures[2] { throw Unseen.looksOtherwiseThanByUIKit }
            return pictures[0] == pictures[3]
        }
    }
}

extension FluentEffects {
    static let backgroundConfigurations: [FluentEffect] = [
        .init("UIBackgroundConfiguration.customView(content:)") {
            let (first, last) = (UIView(), UIView())
            let background = full().customView {
                first
                last
            }
            return background.customView === last && background.customView {}.customView == nil
        },
        .background(
            "customView(_:)", { $0.customView(UIView().backgroundColor(.green)) },
            like: { $0.customView = UIView().backgroundColor(.green) }),
        .background("cornerRadius(_:)", { $0.cornerRadius(12) }, like: { $0.cornerRadius = 12 }),
        .background(
            "backgroundInsets(_:)", { $0.backgroundInsets(.zero) }, like: { $0.backgroundInsets = .zero }),
        .background(
            "backgroundInsets(top:leading:bottom:trailing:)", { $0.backgroundInsets(leading: 30) },
            like: { $0.backgroundInsets = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 0) }),
        .background(
            "edgesAddingLayoutMargins(_:)", { $0.edgesAddingLayoutMargins(.leading) },
            like: { $0.edgesAddingLayoutMarginsToBackgroundInsets = .leading }),
        .background(
            "backgroundColor(_:)", { $0.backgroundColor(.green) }, like: { $0.backgroundColor = .green }),
        .background(
            "backgroundColorTransformer(_:)", { $0.backgroundColorTransformer(green) },
            like: { $0.backgroundColorTransformer = green }),
        .background(
            "visualEffect(_:)", { $0.visualEffect(UIBlurEffect(style: .dark)) },
            like: { $0.visualEffect = UIBlurEffect(style: .dark) }),
        .background("image(_:)", { $0.image(nil) }, like: { $0.image = nil }),
        .background(
            "imageContentMode(_:)", { $0.imageContentMode(.left) }, like: { $0.imageContentMode = .left }),
        .background("strokeColor(_:)", { $0.strokeColor(.green) }, like: { $0.strokeColor = .green }),
        .background(
            "strokeColorTransformer(_:)", { $0.strokeColorTransformer(green) },
            like: { $0.strokeColorTransformer = green }),
        .background("strokeWidth(_:)", { $0.strokeWidth(9) }, like: { $0.strokeWidth = 9 }),
        .background("strokeOutset(_:)", { $0.strokeOutset(5) }, like: { $0.strokeOutset = 5 }),
        .init("UIBackgroundConfiguration.shadowProperties(_:)") {
            var shadow = UIShadowProperties()
            shadow.opacity = 0.5
            shadow.radius = 4
            var other = full()
            other.shadowProperties = shadow
            let pictures = try [full(), full().shadowProperties(shadow), other].map { background in
                try TextSamples.picture(of: UICollectionViewCell().backgroundConfiguration(background))
            }
            return pictures[0] != pictures[1] && pictures[1] == pictures[2]
        },
        .init("UITableViewCell.backgroundConfiguration(_:)") {
            let plain = try TextSamples.picture(of: UITableViewCell())
            return try TextSamples.picture(of: UITableViewCell().backgroundConfiguration(full())) != plain
        },
        .init("UICollectionViewCell.backgroundConfiguration(_:)") {
            let plain = try TextSamples.picture(of: UICollectionViewCell())
            return try TextSamples.picture(of: UICollectionViewCell().backgroundConfiguration(full())) != plain
        },
    ]
}
