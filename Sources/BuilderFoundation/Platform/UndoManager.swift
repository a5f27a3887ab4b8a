import Foundation

/// A recorder of operations that reverse what a user did.
///
/// Operations that are registered in one turn of the run loop are separate groups, unless `beginUndoGrouping()` joins
/// them: renders don't run the loop between actions.
open class UndoManager: NSObject, @unchecked Sendable {
    private struct Operation {
        weak var target: AnyObject?
        var action: (AnyObject) -> Void
    }

    private struct Group {
        var operations: [Operation] = []
        var name = ""
    }

    private var undoStack: [Group] = []
    private var redoStack: [Group] = []
    private var openGroups: [Group] = []
    private var disabled = 0

    /// A change that a document counts.
    package enum Change: Sendable {
        /// A group has ended, was undone, or was done again.
        case groupEnded, undone, redone
    }

    private struct ChangeObserver {
        weak var owner: AnyObject?
        let didChange: (Change) -> Void
    }
    private var changeObservers: [ChangeObserver] = []

    /// A Boolean value that indicates whether the manager is undoing.
    open private(set) var isUndoing = false
    /// A Boolean value that indicates whether the manager is redoing.
    open private(set) var isRedoing = false
    /// A Boolean value that indicates whether events make groups; see the discussion of the class.
    open var groupsByEvent = true
    /// The number of groups that are kept; zero for all.
    open var levelsOfUndo = 0 { didSet { trim() } }
    /// The modes of the run loop in which groups end; not read.
    open var runLoopModes: [RunLoop.Mode] = [.default]

    public override init() {}

    /// A Boolean value that indicates whether operations are recorded.
    open var isUndoRegistrationEnabled: Bool { disabled == 0 }
    /// The number of groups that began and didn't end.
    open var groupingLevel: Int { openGroups.count }
    /// A Boolean value that indicates whether there is a group to undo.
    open var canUndo: Bool { !undoStack.isEmpty || openGroups.contains { !$0.operations.isEmpty } }
    /// A Boolean value that indicates whether there is a group to redo.
    open var canRedo: Bool { !redoStack.isEmpty }
    /// The name of the group to undo.
    open var undoActionName: String { undoStack.last?.name ?? "" }
    /// The name of the group to redo.
    open var redoActionName: String { redoStack.last?.name ?? "" }
    /// The title of a menu's command, in English.
    open var undoMenuItemTitle: String { undoActionName.isEmpty ? "Undo" : "Undo \(undoActionName)" }
    /// The title of a menu's command, in English.
    open var redoMenuItemTitle: String { redoActionName.isEmpty ? "Redo" : "Redo \(redoActionName)" }

    /// Begins a group.
    open func beginUndoGrouping() {
        openGroups.append(Group())
        post(.NSUndoManagerDidOpenUndoGroup)
    }

    /// Ends a group, which becomes a part of the one around it.
    open func endUndoGrouping() {
        guard !openGroups.isEmpty else { return }
        post(.NSUndoManagerWillCloseUndoGroup)
        // Observers may remove all actions.
        guard let group = openGroups.popLast() else { return }
        defer { post(.NSUndoManagerDidCloseUndoGroup) }
        if openGroups.isEmpty { push(group) } else { openGroups[openGroups.count - 1].operations += group.operations }
    }

    /// Stops recording operations.
    open func disableUndoRegistration() { disabled += 1 }
    /// Records operations again.
    open func enableUndoRegistration() { disabled = max(0, disabled - 1) }

    /// Records an operation on a target, which isn't held.
    open func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping (TargetType) -> Void
    ) {
        guard isUndoRegistrationEnabled else { return }
        let operation = Operation(target: target) { if let target = $0 as? TargetType { handler(target) } }
        if !isUndoing, !isRedoing { redoStack = [] }
        let isAlone = openGroups.isEmpty
        if isAlone { beginUndoGrouping() }
        guard !openGroups.isEmpty else { return }
        openGroups[openGroups.count - 1].operations.append(operation)
        if isAlone { endUndoGrouping() }
    }

    /// Sets the name of the latest group.
    open func setActionName(_ actionName: String) {
        if !openGroups.isEmpty {
            openGroups[openGroups.count - 1].name = actionName
        } else if isUndoing {
            if !redoStack.isEmpty { redoStack[redoStack.count - 1].name = actionName }
        } else if !undoStack.isEmpty {
            undoStack[undoStack.count - 1].name = actionName
        }
    }

    /// Reverses the latest group.
    open func undo() {
        while !openGroups.isEmpty { endUndoGrouping() }
        undoNestedGroup()
    }

    /// Reverses the latest group.
    open func undoNestedGroup() {
        guard let group = undoStack.popLast() else { return }
        post(.NSUndoManagerWillUndoChange)
        isUndoing = true
        run(group)
        isUndoing = false
        notifyObservers(of: .undone)
        post(.NSUndoManagerDidUndoChange)
    }

    /// Reverses the latest undo.
    open func redo() {
        guard let group = redoStack.popLast() else { return }
        post(.NSUndoManagerWillRedoChange)
        isRedoing = true
        run(group)
        isRedoing = false
        notifyObservers(of: .redone)
        post(.NSUndoManagerDidRedoChange)
    }

    /// Forgets all operations.
    open func removeAllActions() {
        (undoStack, redoStack, openGroups) = ([], [], [])
        disabled = 0
    }

    /// Forgets the operations on a target.
    open func removeAllActions(withTarget target: Any) {
        let target = target as AnyObject
        func without(_ groups: [Group]) -> [Group] {
            groups.compactMap { group in
                var group = group
                group.operations.removeAll { $0.target === target }
                return group.operations.isEmpty ? nil : group
            }
        }
        (undoStack, redoStack) = (without(undoStack), without(redoStack))
    }

    private func run(_ group: Group) {
        beginUndoGrouping()
        if let last = openGroups.indices.last { openGroups[last].name = group.name }
        for operation in group.operations.reversed() { operation.target.map(operation.action) }
        endUndoGrouping()
    }

    private func push(_ group: Group) {
        guard !group.operations.isEmpty else { return }
        if isUndoing { redoStack.append(group) } else { undoStack.append(group) }
        trim()
        if !isUndoing, !isRedoing { notifyObservers(of: .groupEnded) }
    }

    /// Calls a closure after each change, as long as its owner exists and isn't removed.
    package func addChangeObserver(_ owner: AnyObject, didChange: @escaping (Change) -> Void) {
        changeObservers.removeAll { $0.owner == nil }
        changeObservers.append(ChangeObserver(owner: owner, didChange: didChange))
    }

    /// Removes the closures of an owner.
    package func removeChangeObserver(_ owner: AnyObject) {
        changeObservers.removeAll { $0.owner == nil || $0.owner === owner }
    }

    private func notifyObservers(of change: Change) {
        for observer in changeObservers where observer.owner != nil { observer.didChange(change) }
    }

    private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

    private func trim() {
        guard levelsOfUndo > 0 else { return }
        undoStack = undoStack.suffix(levelsOfUndo)
        redoStack = redoStack.suffix(levelsOfUndo)
    }
}

extension Notification.Name {
    public static let NSUndoManagerWillUndoChange = Notification.Name("NSUndoManagerWillUndoChangeNotification")
    public static let NSUndoManagerDidUndoChange = Notification.Name("NSUndoManagerDidUndoChangeNotification")
    public static let NSUndoManagerWillRedoChange = Notification.Name("NSUndoManagerWillRedoChangeNotification")
    public static let NSUndoManagerDidRedoChange = Notification.Name("NSUndoManagerDidRedoChangeNotification")
    public static let NSUndoManagerDidOpenUndoGroup = Notification.Name("NSUndoManagerDidOpenUndoGroupNotification")
    public static let NSUndoManagerWillCloseUndoGroup = Notification.Name("NSUndoManagerWillCloseUndoGroupNotification")
    public static let NSUndoManagerDidCloseUndoGroup = Notification.Name("NSUndoManagerDidCloseUndoGroupNotification")
    public static let NSUndoManagerCheckpoint = Notification.Name("NSUndoManagerCheckpointNotification")
}
