extension SharedContainer {
    /// The registrations for the factories of all containers.
    ///
    /// Tests save it before they register their own and bring it back afterwards; this can be nested:
    ///
    /// ```swift
    /// func withMockService(_ test: () -> Void) {
    ///     Container.Registrations.push()
    ///     defer { Container.Registrations.pop() }
    ///     Container.userService.register { MockUserService() }
    ///     test()
    /// }
    /// ```
    ///
    /// A dependency that stays in a scope doesn't outlive the registration that made it: where bringing back or
    /// resetting changes what is registered for a factory, the scopes let go of its dependency. In Factory it stays
    /// until the scope is reset.
    public enum Registrations {
        /// Saves what is registered now.
        public static func push() {
            Registry.shared.push()
        }

        /// Brings back what was registered at the last ``push()`` that hasn't been popped. Without one, nothing
        /// happens.
        public static func pop() {
            Registry.shared.pop()
        }

        /// Makes every dependency in its factory's own way again. What was pushed stays pushed.
        public static func reset() {
            Registry.shared.restoreAll()
        }
    }
}
