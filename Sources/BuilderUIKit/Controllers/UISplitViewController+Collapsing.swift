// The columns of a narrow window, which are on the primary one's navigation stack, and their way there and back.
extension UISplitViewController {
    private static let stackedColumns: [Column] = [.primary, .supplementary, .secondary]

    private var stack: UINavigationController? { columns[.primary] as? UINavigationController }

    private func isOnStack(_ column: Column) -> Bool {
        guard column != .primary, let controller = columns[column] else { return false }
        return stack?.viewControllers.contains { $0 === controller } ?? false
    }

    private func isColumn(_ controller: UIViewController) -> Bool { columns.values.contains { $0 === controller } }

    /// The last column on the stack.
    var columnOnTop: Column { Self.stackedColumns.last(where: isOnStack) ?? .primary }

    // MARK: Collapsing

    /// Puts the columns of a narrow window onto the stack, or takes them back.
    func updateStack() {
        guard !isChangingStack else { return }
        guard isCollapsed, columns[.compact] == nil else {
            if isStacked { unstackColumns() }
            return
        }
        if isStacked {
            // The user may have gone back.
            adoptPoppedColumns()
        } else if style != .unspecified {
            stackColumns(upTo: laidOut.isCollapsed ? topColumn : columnForCollapsing())
        } else if !laidOut.isCollapsed {
            _ = columnForCollapsing()
        }
    }

    /// Returns the column that a window shows which became narrow. The delegate is asked once.
    func columnForCollapsing() -> Column {
        if let chosenColumn { return chosenColumn }
        // While the delegate is asked, the column is the proposed one.
        chosenColumn = topColumn
        let column = chooseColumn()
        chosenColumn = column
        return column
    }

    private func chooseColumn() -> Column {
        if style == .unspecified, let primary = delegate?.primaryViewController(forCollapsing: self) {
            replacePrimary(primary)
        }
        guard let primary = columns[.primary], let secondary = columns[.secondary] else { return .primary }
        guard style == .unspecified else {
            return delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: topColumn)
                ?? topColumn
        }
        let collapses = delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary)
        if collapses == true { return .primary }
        changeStack { primary.collapseSecondaryViewController(secondary, for: self) }
        isStacked = isOnStack(.secondary)
        return .secondary
    }

    private func replacePrimary(_ controller: UIViewController) {
        if !isColumn(controller) { set(controller, for: .primary) }
    }

    // MARK: Stack

    private func changeStack(_ change: () -> Void) {
        guard !isChangingStack else { return change() }
        isChangingStack = true
        change()
        isChangingStack = false
        // A layout in between had no effect.
        viewIfLoaded?.setNeedsLayout()
    }

    /// Pushes the columns up to one, and pops those above it.
    func stackColumns(upTo column: Column, animated: Bool = false) {
        guard let stack else { return }
        isStacked = true
        let end = Self.stackedColumns.firstIndex(of: column) ?? Self.stackedColumns.count - 1
        let wanted = Self.stackedColumns[...end].dropFirst().compactMap { columns[$0] }
        func isWanted(_ controller: UIViewController) -> Bool { wanted.contains { $0 === controller } }
        var controllers = stack.viewControllers
        let first = controllers.firstIndex { isColumn($0) && !isWanted($0) }
        if let first { controllers.removeSubrange(first...) }
        controllers += wanted.filter { column in !controllers.contains { $0 === column } }
        changeStack {
            stack.setViewControllers(controllers, animated: animated)
            adoptPoppedColumns()
        }
    }

    /// Pops a column and those above it.
    func unstack(_ column: Column) {
        guard isOnStack(column), let index = Self.stackedColumns.firstIndex(of: column) else { return }
        stackColumns(upTo: Self.stackedColumns[index - 1], animated: true)
    }

    /// Takes the columns from the stack. Each takes along what was pushed above it.
    func unstackColumns() {
        isStacked = false
        guard let stack else { return }
        changeStack {
            let controllers = stack.viewControllers
            let first = controllers.firstIndex(where: isColumn) ?? controllers.endIndex
            stack.setViewControllers(Array(controllers[..<first]), animated: false)
            adoptPoppedColumns()
            var column: UINavigationController?
            for controller in controllers[first...] {
                if isColumn(controller) {
                    column = controller as? UINavigationController
                } else {
                    column?.pushViewController(controller, animated: false)
                }
            }
        }
    }

    /// Makes columns that the stack has popped children of this controller again, after its transition, which can still
    /// be canceled.
    private func adoptPoppedColumns() {
        guard stack?.transition == nil else { return }
        let popped = Self.stackedColumns.compactMap { columns[$0] }.filter { $0.parent == nil }
        guard !popped.isEmpty else { return }
        changeStack {
            for controller in popped {
                insertChild(controller)
                controller.containerSafeAreaInsets = .zero
                // Its own bar shows its items again.
                (controller as? UINavigationController)?.stackDidChange()
                (controller as? UINavigationController)?.barDidChange()
                controller.message("didMoveToParent:", self) { controller.didMove(toParent: self) }
            }
        }
    }

    /// Replaces a column on the stack, with what was pushed above it, and returns true, or returns false if it isn't
    /// there.
    func replaceOnStack(_ column: Column, with controller: UIViewController?) -> Bool {
        guard isStacked, isOnStack(column), let stack, let old = columns[column] else { return false }
        columns[column] = controller
        var isAbove = false
        let controllers = stack.viewControllers.compactMap { other -> UIViewController? in
            if other === old { isAbove = true } else if isColumn(other) { isAbove = false }
            return other === old ? controller : isAbove ? nil : other
        }
        changeStack { stack.setViewControllers(controllers, animated: false) }
        old.containerSafeAreaInsets = .zero
        return true
    }

    // MARK: Expanding

    /// Prepares for a window that became wide.
    func expand() {
        guard style == .unspecified else {
            let proposed = displayMode
            let mode =
                delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed) ?? proposed
            if mode != proposed { display = display.choosing(mode, in: room) }
            return
        }
        if let primary = delegate?.primaryViewController(forExpanding: self) { replacePrimary(primary) }
        guard let primary = columns[.primary] else { return }
        var secondary = delegate?.splitViewController(self, separateSecondaryFrom: primary)
        if secondary == nil, isStacked {
            changeStack { secondary = primary.separateSecondaryViewController(for: self) }
        }
        if let secondary, secondary !== primary { set(secondary, for: .secondary) }
    }
}
