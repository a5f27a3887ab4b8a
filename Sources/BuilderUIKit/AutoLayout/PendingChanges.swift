/// The changes since the last layout that the solver doesn't have yet.
@MainActor
final class PendingChanges {
    private let system: ConstraintSystem
    /// The roots of added subtrees.
    private var views: [ZeroingReference<UIView>] = []
    /// The active constraints that refer to views without items.
    private var constraints: [Weak<NSLayoutConstraint>] = []
    /// The containers whose generated constraints may have changed.
    private var containers: [ZeroingReference<UIView>] = []
    /// The stacks whose baselines another view may provide now.
    private var stacks: [ZeroingReference<UIView>] = []

    init(system: ConstraintSystem) { self.system = system }

    var isEmpty: Bool { views.isEmpty && constraints.isEmpty && containers.isEmpty && stacks.isEmpty }

    func reset() {
        views = []
        constraints = []
        containers = []
        stacks = []
    }

    // MARK: Recording

    func viewDidJoin(_ view: UIView) { views.append(view.viewReference) }

    func constraintWaits(_ constraint: NSLayoutConstraint) { constraints.append(Weak(constraint)) }

    /// Records that a container's generated constraints may have changed.
    func containerDidChange(_ container: UIView) {
        guard let item = system.item(of: container), !item.isWaitingForArrangement else { return }
        item.isWaitingForArrangement = true
        containers.append(container.viewReference)
    }

    /// Records that a view's height changed: a container that distributes its height in proportion is arranged again.
    func heightDidChange(of view: UIView) {
        guard let container = view.storedSuperview, container.arrangement?.proportionalAxis == .vertical else { return }
        containerDidChange(container)
    }

    /// Records that another view may provide a stack's baselines now.
    func baselineCarrierMayHaveChanged(of stack: UIView, _ item: LayoutItem) {
        guard item.baselines.firstCarrier != nil || item.baselines.lastCarrier != nil,
            !item.baselines.isWaitingForCarrier
        else { return }
        item.baselines.isWaitingForCarrier = true
        stacks.append(stack.viewReference)
        stack.setNeedsLayout()
    }

    // MARK: Taking

    var joiningViews: [UIView] { views.compactMap(\.object) }

    func takeViews() -> [UIView] {
        defer { views = [] }
        return joiningViews
    }

    func takeConstraints() -> [NSLayoutConstraint] {
        defer { constraints = [] }
        return constraints.compactMap(\.object)
    }

    func takeContainers() -> [UIView] {
        defer { containers = [] }
        return containers.compactMap(\.object)
    }

    func takeStacks() -> [UIView] {
        defer { stacks = [] }
        return stacks.compactMap(\.object)
    }
}
