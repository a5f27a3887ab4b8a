import Foundation
import Render
import SwiftlyUI

@MainActor private func letters() -> UIStackView {
    let stack = UIStackView(arrangedSubviews: [UILabel("A"), UILabel("B")])
    stack.alignment = .leading
    stack.distribution = .fillEqually
    return stack
}

@MainActor private func column() -> UIStackView {
    let stack = letters()
    stack.axis = .vertical
    stack.distribution = .fill
    stack.spacing = 30
    return stack
}

extension FluentEffects {
    /// A row of two views of 20 points, in 100 by 40.
    @MainActor private static func row() -> UIStackView {
        let views = [UIView().width(20), UIView().width(20)]
        let stack = UIStackView(arrangedSubviews: views)
        stack.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        stack.distribution = .equalSpacing
        return stack
    }

    @MainActor private static func separators(of stack: UIStackView) -> [UIView] {
        stack.layoutIfNeeded()
        return stack.subviews.filter { !stack.arrangedSubviews.contains($0) }
    }

    static let stacks: [FluentEffect] = [
        .init("UIStackView.layoutMargins(_:)") {
            let stack = row().layoutMargins(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
            stack.layoutIfNeeded()
            return stack.arrangedSubviews[0].frame == CGRect(x: 2, y: 1, width: 20, height: 36)
        },
        .init("UIStackView.layoutMarginsRelativeArrangement(_:)") {
            let stack = row()
            (stack as UIView).layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
            stack.isLayoutMarginsRelativeArrangement = false
            stack.layoutMarginsRelativeArrangement(true).layoutIfNeeded()
            return stack.arrangedSubviews[0].frame == CGRect(x: 8, y: 8, width: 20, height: 24)
        },
        .shown(
            "UIStackView.baselineRelativeArrangement(_:)", column(), { $0.baselineRelativeArrangement(true) },
            like: { $0.isBaselineRelativeArrangement = true }),
        .shown(
            "UIStackView.axis(_:)", letters(), { $0.axis(.vertical) },
            like: { $0.axis = .vertical }),
        .init("UIStackView.alignment(_:)") {
            let inner = UIView().frame(width: 20, height: 10)
            let stack = row().alignment(.trailing)
            stack.addArrangedSubview(inner)
            stack.layoutIfNeeded()
            return inner.frame.maxY == 40
        },
        .init("UIStackView.distribution(_:)") {
            let stack = UIStackView(arrangedSubviews: [UIView(), UIView()]).distribution(.fillEqually)
            stack.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
            stack.layoutIfNeeded()
            return stack.arrangedSubviews.map(\.frame.width) == [50, 50]
        },
        .shown(
            "UIStackView.spacing(_:)", letters(), { $0.spacing(19) },
            like: { $0.spacing = 19 }),
        .init("UIStackView.reverseArrangedSubviewsZOrder()") {
            let stack = row().reverseArrangedSubviewsZOrder()
            return stack.subviews == stack.arrangedSubviews.reversed() && stack.arrangedSubviews.count == 2
        },
        .init("UIStackView.addArrangedContents(_:)") {
            let (first, last) = (UIView(), UIView())
            return UIStackView().addArrangedContents([first, last]).arrangedSubviews == [first, last]
        },
        .init("UIStackView.addArrangedContents(content:)") {
            let (first, last) = (UIView(), UIView())
            return UIStackView().addArrangedContents {
                first
                last
            }.arrangedSubviews == [first, last]
        },
        .shown(
            "UIStackView.customSpacing(_:after:)", letters(), { $0.customSpacing(33, after: $0.arrangedSubviews[0]) },
            like: { $0.setCustomSpacing(33, after: $0.arrangedSubviews[0]) }),
        .init("UIStackView.separator(color:size:)") {
            let lines = separators(of: row().separator(color: .red, size: CGSize(width: 4, height: 10)))
            return lines.count == 1 && lines[0].frame == CGRect(x: 48, y: 15, width: 4, height: 10)
                && lines[0].backgroundColor == .red && lines[0].layer.cornerRadius == 2
        },
        .init("UIStackView.separator(cornerRadius:)") {
            let size = CGSize(width: 4, height: 10)
            let line = separators(of: row().separator(color: .red, size: size).separator(cornerRadius: 1))[0]
            return line.layer.cornerRadius == 1 && line.clipsToBounds
        },
        .init("UIStackView.separatorColor") {
            let stack = row()
            let isWhite = stack.separatorColor == .white
            stack.separatorSize = CGSize(width: 2, height: 20)
            stack.separatorColor = .blue
            stack.layoutIfNeeded()
            return try isWhite && stack.separatorColor == .blue
                && SquarePicture.picture(of: stack, width: 100).pixel(x: 50, y: 20) == SquarePicture.blue
        },
        .init("UIStackView.separatorSize") {
            let stack = row()
            let isNone = stack.separatorSize == .zero
            stack.separatorSize = CGSize(width: 2, height: 20)
            return isNone && separators(of: stack).map(\.frame.size) == [CGSize(width: 2, height: 20)]
        },
        .init("UIStackView.separatorCornerRadius") {
            let stack = row()
            let isAutomatic = stack.separatorCornerRadius == -1
            stack.separatorSize = CGSize(width: 6, height: 20)
            let automatic = separators(of: stack)[0].layer.cornerRadius
            stack.separatorCornerRadius = 0
            return isAutomatic && automatic == 3 && separators(of: stack)[0].layer.cornerRadius == 0
        },
    ]
}
