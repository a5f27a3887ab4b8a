extension SharedContainer {
    /// A closure that receives each dependency before it is returned.
    public enum Decorator {
        /// Called with each dependency that is resolved, new or not, on the thread that resolves it.
        ///
        /// ```swift
        /// Container.Decorator.decorate = { print("resolved", type(of: $0)) }
        /// ```
        public static var decorate: ((_ dependency: Any) -> Void)? {
            get { Registry.shared.decorate }
            set { Registry.shared.decorate = newValue }
        }
    }
}
