// Made by scripts/make-swiftly-interface.
import SwiftlyUI

extension ProvedInterface {
    static let stacksLines = [
        #"extension UIStackView"#,
        #"func layoutMargins(_ edge: UIEdgeInsets) -> Self"#,
        #"func layoutMarginsRelativeArrangement(_ relativeArrangement: Bool) -> Self"#,
        #"func baselineRelativeArrangement(_ baselineRelativeArrangement: Bool) -> Self"#,
        #"func axis(_ axis: NSLayoutConstraint.Axis) -> Self"#,
        #"func alignment(_ alignment: UIStackView.Alignment) -> Self"#,
        #"func distribution(_ distribution: UIStackView.Distribution) -> Self"#,
        #"func spacing(_ spacing: CGFloat) -> Self"#,
        #"func reverseArrangedSubviewsZOrder() -> Self"#,
        #"func addArrangedContents(_ views: [UIView]) -> Self"#,
        #"func addArrangedContents(@SwiftlyUIBuilder content: () -> [UIView]) -> Self"#,
        #"func customSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) -> Self"#,
        #"func separator(color: UIColor, size: CGSize) -> Self"#,
        #"func separator(cornerRadius: CGFloat) -> Self"#,
        #"var separatorColor: UIColor { get set }"#,
        #"var separatorSize: CGSize { get set }"#,
        #"var separatorCornerRadius: CGFloat { get set }"#,
    ]
}

extension UIStackView {
    @MainActor static func interface340() {
        _ = Self.self
    }

    @MainActor func interface341(_ edge: UIEdgeInsets) -> Self {
        var result = self.layoutMargins(edge)
        prove(&result, Same<Self>())
        self.layoutMargins(edge)
        return result
    }

    @MainActor func interface342(_ relativeArrangement: Bool) -> Self {
        var result = self.layoutMarginsRelativeArrangement(relativeArrangement)
        prove(&result, Same<Self>())
        self.layoutMarginsRelativeArrangement(relativeArrangement)
        return result
    }

    @MainActor func interface343(_ baselineRelativeArrangement: Bool) -> Self {
        var result = self.baselineRelativeArrangement(baselineRelativeArrangement)
        prove(&result, Same<Self>())
        self.baselineRelativeArrangement(baselineRelativeArrangement)
        return result
    }

    @MainActor func interface344(_ axis: NSLayoutConstraint.Axis) -> Self {
        var result = self.axis(axis)
        prove(&result, Same<Self>())
        self.axis(axis)
        return result
    }

    @MainActor func interface345(_ alignment: UIStackView.Alignment) -> Self {
        var result = self.alignment(alignment)
        prove(&result, Same<Self>())
        self.alignment(alignment)
        return result
    }

    @MainActor func interface346(_ distribution: UIStackView.Distribution) -> Self {
        var result = self.distribution(distribution)
        prove(&result, Same<Self>())
        self.distribution(distribution)
        return result
    }

    @MainActor func interface347(_ spacing: CGFloat) -> Self {
        var result = self.spacing(spacing)
        prove(&result, Same<Self>())
        self.spacing(spacing)
        return result
    }

    @MainActor func interface348() -> Self {
        var result = self.reverseArrangedSubviewsZOrder()
        prove(&result, Same<Self>())
        self.reverseArrangedSubviewsZOrder()
        return result
    }

    @MainActor func interface349(_ views: [UIView]) -> Self {
        var result = self.addArrangedContents(views)
        prove(&result, Same<Self>())
        self.addArrangedContents(views)
        return result
    }

    @MainActor func interface350(@SwiftlyUIBuilder content: () -> [UIView]) -> Self {
        var result = self.addArrangedContents(content: content)
        prove(&result, Same<Self>())
        self.addArrangedContents(content: content)
        return result
    }

    @MainActor func interface351(_ spacing: CGFloat, after arrangedSubview: UIView) -> Self {
        var result = self.customSpacing(spacing, after: arrangedSubview)
        prove(&result, Same<Self>())
        self.customSpacing(spacing, after: arrangedSubview)
        return result
    }

    @MainActor func interface352(color: UIColor, size: CGSize) -> Self {
        var result = self.separator(color: color, size: size)
        prove(&result, Same<Self>())
        self.separator(color: color, size: size)
        return result
    }

    @MainActor func interface353(cornerRadius: CGFloat) -> Self {
        var result = self.separator(cornerRadius: cornerRadius)
        prove(&result, Same<Self>())
        self.separator(cornerRadius: cornerRadius)
        return result
    }

    @MainActor func interface354() {
        var value = self.separatorColor
        prove(&value, Same<UIColor>())
        self.separatorColor = value
    }

    @MainActor func interface355() {
        var value = self.separatorSize
        prove(&value, Same<CGSize>())
        self.separatorSize = value
    }

    @MainActor func interface356() {
        var value = self.separatorCornerRadius
        prove(&value, Same<CGFloat>())
        self.separatorCornerRadius = value
    }
}
