// Made by scripts/make-swiftly-interface.
import SwiftlyUI

extension ProvedInterface {
    static let fontsLines = [
        #"extension UIFont"#,
        #"static func ultraLight(_ size: CGFloat) -> UIFont"#,
        #"static func thin(_ size: CGFloat) -> UIFont"#,
        #"static func light(_ size: CGFloat) -> UIFont"#,
        #"static func regular(_ size: CGFloat) -> UIFont"#,
        #"static func medium(_ size: CGFloat) -> UIFont"#,
        #"static func semibold(_ size: CGFloat) -> UIFont"#,
        #"static func bold(_ size: CGFloat) -> UIFont"#,
        #"static func heavy(_ size: CGFloat) -> UIFont"#,
        #"static func black(_ size: CGFloat) -> UIFont"#,
        #"static func dinAlternateBold(_ size: CGFloat) -> UIFont"#,
        #"static func dinCondensedBold(_ size: CGFloat) -> UIFont"#,
        #"static var largeTitle: UIFont"#,
        #"static var extraLargeTitle: UIFont"#,
        #"static var extraLargeTitle2: UIFont"#,
        #"static var title: UIFont"#,
        #"static var title2: UIFont"#,
        #"static var title3: UIFont"#,
        #"static var headline: UIFont"#,
        #"static var subheadline: UIFont"#,
        #"static var body: UIFont"#,
        #"static var callout: UIFont"#,
        #"static var footnote: UIFont"#,
        #"static var caption: UIFont"#,
        #"static var caption2: UIFont"#,
    ]
}

extension UIFont {
    @MainActor static func interface645() {
        _ = Self.self
    }

    @MainActor static func interface646(_ size: CGFloat) {
        var result = Self.ultraLight(size)
        prove(&result, Same<UIFont>())
    }

    @MainActor static func interface647(_ size: CGFloat) {
        var result = Self.thin(size)
        prove(&result, Same<UIFont>())
    }

    @MainActor static func interface648(_ size: CGFloat) {
        var result = Self.light(size)
        prove(&result, Same<UIFont>())
    }

    @MainActor static func interface649(_ size: CGFloat) {
        var result = Self.regular(size)
        prove(&result, Same<UIFont>())
    }

    @MainActor static func interface650(_ size: CGFloat) {
        var result = Self.medium(size)
        prove(&result, Same<UIFont>())
    }

    @MainActor static func interface651(_ size: CGFloat) {
        var result = Self.semibold(size)
        prove(&result, Same<UIFont>())
    }

    @MainActor static func interface652(_ size: CGFloat) {
        var result = Self.bold(size)
        prove(&result, Same<UIFont>())
    }

    @MainActor static func interface653(_ size: CGFloat) {
        var result = Self.heavy(size)
        prove(&result, Same<UIFont>())
    }

    @MainActor static func interface654(_ size: CGFloat) {
        var result = Self.black(size)
        prove(&result, Same<UIFont>())
    }

    @MainActor static func interface655(_ size: CGFloat) {
        var result = Self.dinAlternateBold(size)
        prove(&result, Same<UIFont>())
    }

    @MainActor static func interface656(_ size: CGFloat) {
        var result = Self.dinCondensedBold(size)
        prove(&result, Same<UIFont>())
    }

    @MainActor static func interface657() {
        var value = Self.largeTitle
        prove(&value, Same<UIFont>())
    }

    @MainActor static func interface658() {
        var value = Self.extraLargeTitle
        prove(&value, Same<UIFont>())
    }

    @MainActor static func interface659() {
        var value = Self.extraLargeTitle2
        prove(&value, Same<UIFont>())
    }

    @MainActor static func interface660() {
        var value = Self.title
        prove(&value, Same<UIFont>())
    }

    @MainActor static func interface661() {
        var value = Self.title2
        prove(&value, Same<UIFont>())
    }

    @MainActor static func interface662() {
        var value = Self.title3
        prove(&value, Same<UIFont>())
    }

    @MainActor static func interface663() {
        var value = Self.headline
        prove(&value, Same<UIFont>())
    }

    @MainActor static func interface664() {
        var value = Self.subheadline
        prove(&value, Same<UIFont>())
    }

    @MainActor static func interface665() {
        var value = Self.body
        prove(&value, Same<UIFont>())
    }

    @MainActor static func interface666() {
        var value = Self.callout
        prove(&value, Same<UIFont>())
    }

    @MainActor static func interface667() {
        var value = Self.footnote
        prove(&value, Same<UIFont>())
    }

    @MainActor static func interface668() {
        var value = Self.caption
        prove(&value, Same<UIFont>())
    }

    @MainActor static func interface669() {
        var value = Self.caption2
        prove(&value, Same<UIFont>())
    }
}
