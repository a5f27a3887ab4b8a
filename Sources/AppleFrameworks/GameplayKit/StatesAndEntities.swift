import BuilderFoundation

/// A state of a machine.
open class GKState: NSObject {
    open internal(set) weak var stateMachine: GKStateMachine?
    public override init() {}
    open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
    open func didEnter(from previousState: GKState?) {}
    open func update(deltaTime seconds: TimeInterval) {}
    open func willExit(to nextState: GKState) {}
}

/// A set of states, of which one is current.
open class GKStateMachine: NSObject {
    private let states: [GKState]
    open private(set) var currentState: GKState?

    public init(states: [GKState]) {
        self.states = states
        super.init()
        for state in states { state.stateMachine = self }
    }

    open func state<StateType: GKState>(forClass stateClass: StateType.Type) -> StateType? {
        states.first { type(of: $0) == stateClass } as? StateType
    }

    open func canEnterState(_ stateClass: AnyClass) -> Bool {
        currentState.map { $0.isValidNextState(stateClass) } ?? states.contains { type(of: $0) == stateClass }
    }

    @discardableResult
    open func enter(_ stateClass: AnyClass) -> Bool {
        guard canEnterState(stateClass), let next = states.first(where: { type(of: $0) == stateClass }) else {
            return false
        }
        let previous = currentState
        previous?.willExit(to: next)
        currentState = next
        next.didEnter(from: previous)
        return true
    }

    open func update(deltaTime sec: TimeInterval) { currentState?.update(deltaTime: sec) }
}

/// A part of an entity.
open class GKComponent: NSObject {
    /// A Boolean value that indicates whether components can be archived securely; true, as on devices.
    open class var supportsSecureCoding: Bool { true }
    open internal(set) weak var entity: GKEntity?
    public override init() {}
    public required init?(coder: NSCoder) {}
    open func update(deltaTime seconds: TimeInterval) {}
    open func didAddToEntity() {}
    open func willRemoveFromEntity() {}
}

/// An object that is made of components, one of each class.
open class GKEntity: NSObject {
    open private(set) var components: [GKComponent] = []
    public override init() {}
    public required init?(coder: NSCoder) {}

    open func update(deltaTime seconds: TimeInterval) {
        for component in components { component.update(deltaTime: seconds) }
    }

    open func addComponent(_ component: GKComponent) {
        guard !components.contains(where: { $0 === component }) else { return }
        for replaced in components where type(of: replaced) == type(of: component) {
            replaced.willRemoveFromEntity()
            replaced.entity = nil
        }
        components.removeAll { type(of: $0) == type(of: component) }
        component.entity = self
        components.append(component)
        component.didAddToEntity()
    }

    open func removeComponent<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) {
        guard let component = component(ofType: componentClass) else { return }
        component.willRemoveFromEntity()
        component.entity = nil
        components.removeAll { $0 === component }
    }

    open func component<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) -> ComponentType? {
        components.first { type(of: $0) == componentClass } as? ComponentType
    }
}

/// The components of a class, which are updated together.
open class GKComponentSystem<ComponentType: GKComponent>: NSObject {
    public let componentClass: AnyClass
    open private(set) var components: [ComponentType] = []
    public init(componentClass cls: AnyClass) { componentClass = cls }
    open func addComponent(_ component: ComponentType) { components.append(component) }
    open func addComponent(foundIn entity: GKEntity) {
        components += entity.components.filter { type(of: $0) == componentClass }.compactMap { $0 as? ComponentType }
    }
    open func removeComponent(_ component: ComponentType) { components.removeAll { $0 === component } }
    open func removeComponent(foundIn entity: GKEntity) { components.removeAll { $0.entity === entity } }
    open func update(deltaTime seconds: TimeInterval) {
        for component in components { component.update(deltaTime: seconds) }
    }
    open subscript(index: Int) -> ComponentType { components[index] }
}
