import Foundation

/// A view with wheels of rows, of which the middle ones are selected.
///
/// It is 216 points high (measured), with rows of 32 points. The rows near the middle are drawn flat, those farther
/// away smaller and fainter, as on a drum (not measured). Wheels turn when code selects a row, not by touches.
@preconcurrency @MainActor
open class UIPickerView: UIView {
    /// The object that provides the numbers of wheels and rows. It isn't retained.
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
    /// The object that provides the rows' content. It isn't retained.
    open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
    /// A Boolean value that indicates whether the selected row is marked. It has no effect: the row is always marked.
    open var showsSelectionIndicator = true

    private var wheels: [PickerWheel] = []
    private let mark = UIView(frame: .zero)
    private var needsReload = true

    override func didInitialize() {
        super.didInitialize()
        mark.backgroundColor = .tertiarySystemFill
        mark.layer.cornerRadius = 8
        mark.layer.cornerCurve = .continuous
        mark.isUserInteractionEnabled = false
        addSubview(mark)
    }

    // MARK: Rows

    /// The number of wheels.
    open var numberOfComponents: Int {
        loadIfNeeded()
        return wheels.count
    }

    /// Returns the number of a wheel's rows; 0 for a component that doesn't exist.
    open func numberOfRows(inComponent component: Int) -> Int {
        loadIfNeeded()
        return wheels.indices.contains(component) ? wheels[component].count : 0
    }

    /// Returns the size of a wheel's rows, in points; zero for a component that doesn't exist.
    open func rowSize(forComponent component: Int) -> CGSize {
        loadIfNeeded()
        guard wheels.indices.contains(component) else { return .zero }
        return CGSize(width: width(of: component), height: wheels[component].rowHeight)
    }

    /// Returns the view of a row near the middle.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        loadIfNeeded()
        return wheels.indices.contains(component) ? wheels[component].views[row] : nil
    }

    /// Reloads all wheels.
    open func reloadAllComponents() {
        needsReload = true
        setNeedsLayout()
    }

    /// Reloads a wheel.
    open func reloadComponent(_ component: Int) {
        guard !needsReload, wheels.indices.contains(component) else { return }
        load(component)
        setNeedsLayout()
    }

    /// Selects a row without notifying the delegate; the row is clamped to the wheel, as in UIKit.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        loadIfNeeded()
        guard wheels.indices.contains(component) else { return }
        wheels[component].selected = min(max(0, row), max(0, wheels[component].count - 1))
        setNeedsLayout()
    }

    /// Returns the selected row of a wheel; -1 for none.
    open func selectedRow(inComponent component: Int) -> Int {
        loadIfNeeded()
        guard wheels.indices.contains(component), wheels[component].count > 0 else { return -1 }
        return wheels[component].selected
    }

    /// Returns the text of a row: its title, or the texts of the view that the delegate returns for it.
    package func text(ofRow row: Int, inComponent component: Int) -> String? {
        var texts: [String] = []
        var waiting = [makeView(row, component)]
        while let view = waiting.popLast() {
            if let text = view.accessibilityLabel ?? (view as? UILabel)?.text { texts.append(text) }
            waiting += view.subviews.reversed()
        }
        return texts.isEmpty ? nil : texts.joined(separator: " ")
    }

    /// Selects a row as a user does, and notifies the delegate.
    public func simulateSelection(ofRow row: Int, inComponent component: Int) {
        selectRow(row, inComponent: component, animated: false)
        let selected = selectedRow(inComponent: component)
        delegate?.pickerView(self, didSelectRow: selected, inComponent: component)
        send(.didSelectRow, (selected, component))
    }

    // MARK: Loading

    private func loadIfNeeded() {
        guard needsReload else { return }
        needsReload = false
        let count = max(0, dataSource?.numberOfComponents(in: self) ?? 0)
        for wheel in wheels.dropFirst(count) { wheel.removeFromSuperview() }
        wheels = (0..<count).map { wheels.indices.contains($0) ? wheels[$0] : PickerWheel(frame: .zero) }
        for component in wheels.indices {
            if wheels[component].superview !== self { addSubview(wheels[component]) }
            load(component)
        }
    }

    private func load(_ component: Int) {
        let wheel = wheels[component]
        wheel.forgetViews()
        wheel.count = max(0, dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0)
        wheel.selected = min(wheel.selected, max(0, wheel.count - 1))
        let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? -1
        wheel.rowHeight = height > 0 && height.isFinite ? height : 32
        wheel.makeView = { [weak self] row in self?.makeView(row, component) ?? UIView(frame: .zero) }
        wheel.label = { [weak self] in
            guard let self, let delegate = delegate as? any UIPickerViewAccessibilityDelegate else { return nil }
            return delegate.pickerView(self, accessibilityLabelForComponent: component)
        }
        wheel.hint = { [weak self] in
            guard let self, let delegate = delegate as? any UIPickerViewAccessibilityDelegate else { return nil }
            return delegate.pickerView(self, accessibilityHintForComponent: component)
        }
        wheel.setNeedsLayout()
    }

    private func makeView(_ row: Int, _ component: Int) -> UIView {
        if let view = delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil),
            !(view is MissingPickerRowView)
        {
            return view
        }
        let label = UILabel(frame: .zero)
        label.textAlignment = .center
        label.font = .systemFont(ofSize: 21)
        if let text = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component) {
            label.attributedText = text
        } else {
            label.text = delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? "?"
        }
        return label
    }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width > 0 ? size.width : 320, height: 216)
    }

    /// Returns the width from the delegate, otherwise an equal part of the remaining width.
    private func width(of component: Int) -> CGFloat {
        let widths = wheels.indices.map { delegate?.pickerView(self, widthForComponent: $0) ?? -1 }
        if widths[component] >= 0, widths[component].isFinite { return widths[component] }
        let given = widths.reduce(0) { $1 >= 0 && $1.isFinite ? $0 + $1 : $0 }
        let others = widths.filter { !($0 >= 0 && $0.isFinite) }.count
        let room = bounds.width - 2 * Self.side - Self.gap * CGFloat(wheels.count - 1)
        return max(0, room - given) / CGFloat(max(1, others))
    }

    /// The distances from the edges to the wheels and between wheels, in points.
    private static let side: CGFloat = 9
    private static let gap: CGFloat = 5

    open override func layoutSubviews() {
        super.layoutSubviews()
        loadIfNeeded()
        let height = wheels.map(\.rowHeight).max() ?? 32
        mark.isHidden = wheels.isEmpty
        mark.frame = CGRect(
            x: Self.side, y: centered(height, in: bounds.height), width: max(0, bounds.width - 2 * Self.side),
            height: height)
        let widths = wheels.indices.map { width(of: $0) }
        var x = (bounds.width - widths.reduce(0, +) - Self.gap * CGFloat(max(0, wheels.count - 1))) / 2
        for (wheel, width) in zip(
            isRightToLeft ? wheels.reversed() : wheels, isRightToLeft ? widths.reversed() : widths)
        {
            wheel.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
            x += width + Self.gap
        }
    }
}

extension UIPickerView: TextTreeDetailing {
    var textTreeDetails: [TextTreeDetail] {
        [.numbers("selectedRows", (0..<numberOfComponents).map { CGFloat(selectedRow(inComponent: $0)) })]
    }
}

extension DelegateEvent where Value == (row: Int, component: Int) {
    /// Sent after the user selected a row of a wheel.
    package static var didSelectRow: Self { Self("didSelectRow") }
}
