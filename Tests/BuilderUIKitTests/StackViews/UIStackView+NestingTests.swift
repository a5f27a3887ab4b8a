import Foundation
import Testing

@testable import BuilderUIKit

/// Stacks in stacks, in scroll views, in cells, and sizes that fit.
@MainActor
@Suite struct UIStackViewNestingTests {
    /// A row of an icon and two texts, above a line.
    private func card() -> (stack: UIStackView, row: UIStackView, texts: UIStackView, line: UIView) {
        let icon = Item("icon", 40, 40)
        icon.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        let texts = UIStackView(arrangedSubviews: [Item("title", 100, 20), Item("subtitle", 60, 15)])
        texts.axis = .vertical
        texts.spacing = 2
        let row = UIStackView(arrangedSubviews: [icon, texts])
        row.alignment = .center
        row.spacing = 8
        let line = Item("line", -1, 1)
        let stack = UIStackView(arrangedSubviews: [row, line])
        stack.axis = .vertical
        stack.spacing = 10
        return (stack, row, texts, line)
    }

    @Test func threeLevels() {
        let (stack, row, texts, line) = card()
        stack.widthAnchor.constraint(equalToConstant: 300).isActive = true
        laidOut(stack) {
            #expect(stack.frame.size == CGSize(width: 300, height: 51))
            expect([row.frame, line.frame], [[0, 0, 300, 40], [0, 50, 300, 1]])
            expect(row.arrangedSubviews.map(\.frame), [[0, 0, 40, 40], [48, 1.5, 252, 37]])
            expect(texts.arrangedSubviews.map(\.frame), [[0, 0, 252, 20], [0, 22, 252, 15]])
            // A hidden line takes its spacing along; a hidden icon too.
            line.isHidden = true
            row.arrangedSubviews[0].isHidden = true
            stack.superview?.layoutIfNeeded()
            #expect(stack.frame.size == CGSize(width: 300, height: 37))
            expect([row.frame, texts.frame], [[0, 0, 300, 37], [0, 0, 300, 37]])
            texts.arrangedSubviews[1].isHidden = true
            stack.superview?.layoutIfNeeded()
            #expect(stack.frame.height == 20)
        }
    }

    @Test func sizesThatFit() {
        let (stack, row, texts, _) = card()
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 148, height: 51))
        #expect(row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 148, height: 40))
        #expect(texts.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 100, height: 37))
        // Content sizes stand above the fitting size.
        #expect(texts.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize) == CGSize(width: 100, height: 37))
        #expect(
            stack.systemLayoutSizeFitting(
                CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 120, height: 51))
        #expect(UIStackView().systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == .zero)
    }

    /// Fitting beats the 49 at which a stack of gaps pulls itself together, but not the 51 of a spacer.
    @Test func theFittingSizeStandsBetween49And51() {
        let target = CGSize(width: 200, height: 200)
        let spread = lettered(3)
        spread.distribution = .equalSpacing
        spread.alignment = .center
        #expect(spread.systemLayoutSizeFitting(target) == CGSize(width: 200, height: 10))
        let alone = lettered(1)
        alone.alignment = .center
        #expect(alone.systemLayoutSizeFitting(target) == CGSize(width: 10, height: 200))
        let hidden = lettered(1)
        hidden.arrangedSubviews[0].isHidden = true
        #expect(hidden.systemLayoutSizeFitting(target) == .zero)
    }

    @Test func aStacksOwnHuggingMeansNothing() {
        let inner = lettered(1)
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            inner.setContentHuggingPriority(.required, for: axis)
            inner.setContentCompressionResistancePriority(UILayoutPriority(1), for: axis)
        }
        inner.arrangedSubviews[0].setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
        let stack = UIStackView(arrangedSubviews: [Item("x", 10, 10), inner])
        expect(frames(of: stack, in: CGSize(width: 100, height: 30)), [[0, 0, 10, 30], [10, 0, 90, 30]])
    }

    @Test func fillEquallyIsAsWideAsItsWidest() {
        let stack = UIStackView(arrangedSubviews: [Item("a", 10, 5), Item("b", 70, 5), Item("c", 30, 5)])
        stack.distribution = .fillEqually
        stack.spacing = 5
        expect(frames(of: stack), [[0, 0, 70, 5], [75, 0, 70, 5], [150, 0, 70, 5]])
    }

    @Test func rowsOfEqualColumns() {
        let rows = (0..<3).map { row in
            let stack = UIStackView(arrangedSubviews: (0..<3).map { Item("\(row)\($0)", 10, 10) })
            stack.distribution = .fillEqually
            stack.spacing = 3
            return stack
        }
        let stack = UIStackView(arrangedSubviews: rows)
        stack.axis = .vertical
        stack.distribution = .fillEqually
        stack.spacing = 3
        laidOut(stack, in: CGSize(width: 96, height: 66)) {
            for (index, row) in rows.enumerated() {
                #expect(row.frame == CGRect(x: 0, y: CGFloat(index) * 23, width: 96, height: 20))
                expect(row.arrangedSubviews.map(\.frame), [[0, 0, 30, 20], [33, 0, 30, 20], [66, 0, 30, 20]])
            }
        }
    }

    @Test func constraintsOfThePeopleHoldInside() {
        let stack = lettered(3)
        let views = stack.arrangedSubviews
        NSLayoutConstraint.activate([
            views[0].widthAnchor.constraint(equalToConstant: 25),
            views[1].widthAnchor.constraint(equalTo: views[0].widthAnchor, multiplier: 2),
            views[2].heightAnchor.constraint(equalTo: views[1].widthAnchor),
        ])
        stack.alignment = .bottom
        expect(frames(of: stack), [[0, 40, 25, 10], [25, 40, 50, 10], [75, 0, 10, 50]])
    }

    @Test func aStackInAScrollView() {
        withScreen(200, 300) { root in
            let scrollView = UIScrollView(frame: root.bounds)
            let stack = lettered(10, axis: .vertical)
            stack.spacing = 50
            stack.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(scrollView)
            scrollView.addSubview(stack)
            let content = scrollView.contentLayoutGuide
            NSLayoutConstraint.activate([
                stack.leadingAnchor.constraint(equalTo: content.leadingAnchor),
                stack.trailingAnchor.constraint(equalTo: content.trailingAnchor),
                stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 5),
                stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -5),
                stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
            ])
            root.layoutIfNeeded()
            #expect(stack.frame == CGRect(x: 0, y: 5, width: 200, height: 550))
            #expect(scrollView.contentSize == CGSize(width: 200, height: 560))
            scrollView.contentOffset.y = 100
            for view in stack.arrangedSubviews.suffix(5) { view.isHidden = true }
            root.layoutIfNeeded()
            #expect(stack.frame == CGRect(x: 0, y: 5, width: 200, height: 250))
            #expect(scrollView.contentSize.height == 260)
        }
    }

    /// A cell whose content is a stack, as high as the stack and its margins.
    private final class StackCell: UITableViewCell {
        let stack = UIStackView()

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            stack.axis = .vertical
            stack.spacing = 6
            stack.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(stack)
            let margins = contentView.layoutMarginsGuide
            NSLayoutConstraint.activate([
                stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
                stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Source: NSObject, UITableViewDataSource {
        var counts = [1, 3, 2]
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "stack", for: indexPath)
            guard let cell = cell as? StackCell else { return cell }
            for old in cell.stack.arrangedSubviews { old.removeFromSuperview() }
            for _ in 0..<counts[indexPath.row] { cell.stack.addArrangedSubview(Item("", 50, 30)) }
            return cell
        }
    }

    @Test func stacksInCells() {
        withScreen(320, 600) { root in
            let source = Source()
            let table = UITableView(frame: root.bounds, style: .plain)
            table.register(StackCell.self, forCellReuseIdentifier: "stack")
            table.dataSource = source
            root.addSubview(table)
            root.layoutIfNeeded()
            @MainActor func heights() -> [CGFloat] {
                (0..<3).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
            }
            #expect(heights() == [50, 122, 86])
            source.counts = [4, 1, 1]
            table.reloadData()
            root.layoutIfNeeded()
            #expect(heights() == [158, 50, 50])
            let cell = table.cellForRow(at: IndexPath(row: 0, section: 0)) as? StackCell
            #expect(cell?.stack.arrangedSubviews.map(\.frame.minY) == [0, 36, 72, 108])
        }
    }
}
