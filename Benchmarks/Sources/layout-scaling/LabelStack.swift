import BuilderUIKit
import Measuring

/// A stack view of labels, pinned to the top of a view 390 points wide.
///
/// Every text is new, so the cache of shaped text has no effect. With repeated texts, small stacks would find theirs in
/// the cache and large ones wouldn't.
@MainActor
struct LabelStack {
    /// The number of stacks made so far.
    private var made = 0

    /// Returns the time of the first layout of `count` labels, in milliseconds.
    ///
    /// - Parameter lines: 1 for short labels; 0 for longer ones that wrap.
    mutating func layoutTime(_ count: Int, lines: Int) throws -> Double {
        let root = make(count, lines: lines)
        let time = Stopwatch.milliseconds { root.layoutIfNeeded() }
        try check(root)
        return time
    }

    /// Returns the time of making the views and laying them out, in milliseconds.
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

    /// Throws an error if the labels weren't laid out.
    private func check(_ root: UIView) throws {
        guard let stack = root.subviews.first, let last = stack.subviews.last, last.frame.height > 10,
            abs(last.frame.maxY - stack.bounds.height) < 1, stack.bounds.width == 390
        else { throw NotLaidOut() }
    }

    struct NotLaidOut: Error, CustomStringConvertible {
        var description: String { "The stack's labels are not where they should be: nothing was measured." }
    }
}
