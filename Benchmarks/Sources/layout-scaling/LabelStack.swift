import BuilderUIKit
import Measuring

/// A stack view of labels, pinned to the top of a view 390 points wide.
///
/// Every text is new: none is known from a stack before. (With texts that come again, small stacks would find them in the
/// cache of shaped text, and large ones not.)
@MainActor
struct LabelStack {
    /// How many stacks there were.
    private var made = 0

    /// Milliseconds of laying `count` labels out for the first time.
    /// - Parameter lines: 1 for short labels; 0 for longer ones that break as they need.
    mutating func layoutTime(_ count: Int, lines: Int) throws -> Double {
        let root = make(count, lines: lines)
        let time = Stopwatch.milliseconds { root.layoutIfNeeded() }
        try check(root)
        return time
    }

    /// Milliseconds of making the views and laying them out.
    mutating func wholeTime(_ count: Int) throws -> Double {
        let start = ContinuousClock.now
        let root = make(count, lines: 1)
        root.layoutIfNeeded()
        let time = Stopwatch.milliseconds(since: start)
        try check(root)
        return time
    }

    private mutating func make(_ count: Int, lines: Int) -> UIView {
        made += 1
        let labels = (0..<count).map { index in
            let label = UILabel()
            label.numberOfLines = lines
            label.text =
                lines == 1
                ? "Label \(index) of \(made)"
                : "Label \(index) of \(made), with so much text that one line of the screen can't hold it"
            return label
        }
        let stack = UIStackView(arrangedSubviews: labels)
        stack.axis = .vertical
        stack.spacing = 4
        stack.translatesAutoresizingMaskIntoConstraints = false
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        root.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            stack.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        return root
    }

    /// What was measured must have happened.
    private func check(_ root: UIView) throws {
        guard let stack = root.subviews.first, let last = stack.subviews.last, last.frame.height > 10,
            abs(last.frame.maxY - stack.bounds.height) < 1, stack.bounds.width == 390
        else { throw NotLaidOut() }
    }

    struct NotLaidOut: Error, CustomStringConvertible {
        var description: String { "The stack's labels are not where they should be: nothing was measured." }
    }
}
