// Made by scripts/make-swiftly-interface.
import SwiftlyUI

extension ProvedInterface {
    static let containersLines = [
        #"final class VStackView: UIStackView"#,
        #"var axis: NSLayoutConstraint.Axis { get set }"#,
        #"init(spacing: CGFloat = 0, @SwiftlyUIBuilder content: () -> [UIView])"#,
        #"init(frame: CGRect)"#,
        #"init(coder: NSCoder)"#,
        #"final class HStackView: UIStackView"#,
        #"var axis: NSLayoutConstraint.Axis { get set }"#,
        #"init(spacing: CGFloat = 0, @SwiftlyUIBuilder content: () -> [UIView])"#,
        #"init(frame: CGRect)"#,
        #"init(coder: NSCoder)"#,
        #"final class ZStackView: UIView"#,
        #"init(@SwiftlyUIBuilder content: () -> [UIView])"#,
        #"final class UISpacer: UIView"#,
        #"init(_ axis: NSLayoutConstraint.Axis)"#,
        #"init(axis: NSLayoutConstraint.Axis)"#,
        #"func minWidth(_ value: CGFloat) -> Self"#,
        #"func minHeight(_ value: CGFloat) -> Self"#,
        #"func maxWidth(_ value: CGFloat) -> Self"#,
        #"func maxHeight(_ value: CGFloat) -> Self"#,
    ]
}

extension VStackView {
    @MainActor static func interface21() {
        let _: UIStackView.Type = Self.self
    }

    @MainActor func interface22() {
        var value = self.axis
        prove(&value, Same<NSLayoutConstraint.Axis>())
        self.axis = value
    }

    @MainActor static func interface23(spacing: CGFloat, @SwiftlyUIBuilder content: () -> [UIView]) {
        var result = VStackView(spacing: spacing, content: content)
        prove(&result, Same<VStackView>())
        _ = VStackView(content: content)
    }

    @MainActor static func interface24(frame: CGRect) {
        var result = VStackView(frame: frame)
        prove(&result, Same<VStackView>())
    }

    @MainActor static func interface25(coder: NSCoder) {
        var result = VStackView(coder: coder)
        prove(&result, Same<VStackView>())
    }
}

extension HStackView {
    @MainActor static func interface27() {
        let _: UIStackView.Type = Self.self
    }

    @MainActor func interface28() {
        var value = self.axis
        prove(&value, Same<NSLayoutConstraint.Axis>())
        self.axis = value
    }

    @MainActor static func interface29(spacing: CGFloat, @SwiftlyUIBuilder content: () -> [UIView]) {
        var result = HStackView(spacing: spacing, content: content)
        prove(&result, Same<HStackView>())
        _ = HStackView(content: content)
    }

    @MainActor static func interface30(frame: CGRect) {
        var result = HStackView(frame: frame)
        prove(&result, Same<HStackView>())
    }

    @MainActor static func interface31(coder: NSCoder) {
        var result = HStackView(coder: coder)
        prove(&result, Same<HStackView>())
    }
}

extension ZStackView {
    @MainActor static func interface33() {
        let _: UIView.Type = Self.self
    }

    @MainActor static func interface34(@SwiftlyUIBuilder content: () -> [UIView]) {
        var result = ZStackView(content: content)
        prove(&result, Same<ZStackView>())
    }
}

extension UISpacer {
    @MainActor static func interface35() {
        let _: UIView.Type = Self.self
    }

    @MainActor static func interface36(_ axis: NSLayoutConstraint.Axis) {
        var result = UISpacer(axis)
        prove(&result, Same<UISpacer>())
    }

    @MainActor static func interface37(axis: NSLayoutConstraint.Axis) {
        var result = UISpacer(axis: axis)
        prove(&result, Same<UISpacer>())
    }

    @MainActor func interface38(_ value: CGFloat) -> Self {
        var result = self.minWidth(value)
        prove(&result, Same<Self>())
        self.minWidth(value)
        return result
    }

    @MainActor func interface39(_ value: CGFloat) -> Self {
        var result = self.minHeight(value)
        prove(&result, Same<Self>())
        self.minHeight(value)
        return result
    }

    @MainActor func interface40(_ value: CGFloat) -> Self {
        var result = self.maxWidth(value)
        prove(&result, Same<Self>())
        self.maxWidth(value)
        return result
    }

    @MainActor func interface41(_ value: CGFloat) -> Self {
        var result = self.maxHeight(value)
        prove(&result, Same<Self>())
        self.maxHeight(value)
        return result
    }
}
