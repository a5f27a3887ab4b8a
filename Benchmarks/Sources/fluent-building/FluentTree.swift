import SwiftlyUI

/// Trees of 1,000 views, built with fluent members.
@MainActor
enum FluentTree {
    /// Returns a column of 333 rows with two views each: 999 views and the column.
    static func stacks() -> UIView {
        let column = VStackView(spacing: 2) {
            ForEach(0..<333) { index in
                HStackView(spacing: 4) {
                    UIView().backgroundColor(.systemBlue).cornerRadius(4).opacity(0.8).tag(index)
                    UIView().backgroundColor(.systemGray).clipsToBounds().contentMode(.center)
                }
                .alignment(.fill)
            }
        }
        column.frame = CGRect(x: 0, y: 0, width: 300, height: 9000)
        return column
    }

    /// Returns a view with 999 squares, each placed by four constraints.
    static func boxes() -> UIView {
        let parent = ZStackView {
            ForEach(0..<999) { index in
                UIView()
                    .backgroundColor(.systemBlue)
                    .frame(width: 8, height: 8)
                    .leftToSuper(offset: CGFloat(index % 37) * 10)
                    .topToSuper(offset: CGFloat(index / 37) * 10)
            }
        }
        parent.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
        return parent
    }
}
