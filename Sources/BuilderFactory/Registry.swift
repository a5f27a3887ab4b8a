import Foundation

/// The registrations of all factories; all dependencies are created here.
///
/// Its lock is recursive, since dependencies require others, and is held while they are created: a singleton is created
/// once, however many threads request it. Factories and scopes are created without the lock, because Swift initializes
/// a static member under a lock of that member, and a thread that holds the registry's lock may be waiting for that
/// one.
///
/// Objects are released only when its own state is consistent, since a `deinit` may resolve or register.
final class Registry: @unchecked Sendable {
    static let shared = Registry()

    private typealias Replacements = [RegistrationKey: Replacement]

    private let lock = NSRecursiveLock()
    private var replacements: Replacements = [:]
    private var saved: [Replacements] = []
    private var chain = DependencyChain()
    private var decorator: ((Any) -> Void)?
    private var hasAutoRegistered = false

    func guarded<Result>(_ body: () -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body()
    }
}

// MARK: - Resolving

extension Registry {
    func resolve<P, T>(_ registration: Registration<P, T>, _ parameters: P) -> T {
        guarded {
            autoRegister()
            let value = kept(registration) ?? make(registration, parameters)
            decorator?(value)
            return value
        }
    }

    /// Ends the process if the dependency that is being created should have been registered.
    func stopUnregistered() -> Never { guarded { InjectionError.unregistered(chain: chain.names) }.stop() }

    private func kept<P, T>(_ registration: Registration<P, T>) -> T? {
        registration.scope?.cache.value(of: registration.key)
    }

    private func make<P, T>(_ registration: Registration<P, T>, _ parameters: P) -> T {
        if let error = chain.enter(registration.key, T.self) { error.stop() }
        let replacement = replacements[registration.key]
        let make = (replacement as? ReplacementMaker<P, T>)?.make ?? registration.make
        let value = make(parameters)
        // If another closure was registered meanwhile, the next access uses that one.
        if replacements[registration.key] === replacement {
            registration.scope?.cache.put(value, for: registration.key)
        }
        chain.leave()
        if chain.isEmpty { SharedContainer.Scope.graph.cache.clear() }
        return value
    }

    private func autoRegister() {
        guard !hasAutoRegistered else { return }
        hasAutoRegistered = true
        (Container.self as Any.Type as? any AutoRegistering.Type)?.registerAllServices()
        (Container.shared as Any as? any AutoRegistering)?.autoRegister()
    }
}

// MARK: - Registering

extension Registry {
    func replace<P, T>(_ registration: Registration<P, T>, with make: @escaping (P) -> T) {
        guarded {
            autoRegister()
            var changed = replacements
            changed[registration.key] = ReplacementMaker(make)
            set(changed)
        }
    }

    func reset<P, T>(_ registration: Registration<P, T>, _ options: FactoryResetOptions) {
        guarded {
            if options.resetsRegistrations {
                var changed = replacements
                changed[registration.key] = nil
                set(changed)
            }
            if options.resetsScopes { forget(registration.key) }
        }
    }

    func restoreAll() { guarded { set([:]) } }

    func push() {
        guarded {
            autoRegister()
            saved.append(replacements)
        }
    }

    func pop() {
        guarded {
            guard let last = saved.popLast() else { return }
            set(last)
        }
    }

    /// Replaces the registrations, and releases dependencies whose closures differ.
    private func set(_ new: Replacements) {
        let old = replacements
        replacements = new
        for key in Set(old.keys).union(new.keys) where old[key] !== new[key] { forget(key) }
    }

    private func forget(_ key: RegistrationKey) {
        for scope in ScopeList.all.scopes { scope.cache.remove(key) }
    }
}

// MARK: - Decorating

extension Registry {
    var decorate: ((Any) -> Void)? {
        get { guarded { decorator } }
        set {
            guarded {
                let old = decorator
                decorator = newValue
                withExtendedLifetime(old) {}
            }
        }
    }
}
