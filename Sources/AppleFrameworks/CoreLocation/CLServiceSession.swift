import BuilderFoundation

/// A session in which an app gets places while it is in the background; there are none.
open class CLBackgroundActivitySession: NSObject, @unchecked Sendable {
    /// Starts a session.
    public override init() {}
    /// Ends the session.
    open func invalidate() {}
}

/// A session in which an app needs a permission, which is denied.
open class CLServiceSession: NSObject, @unchecked Sendable {
    /// The permission that an app needs.
    public enum AuthorizationRequirement: Int, Sendable {
        /// None, while the app is used, or always.
        case none, whenInUse, always
    }

    /// Starts a session.
    public init(authorization: AuthorizationRequirement) {}
    /// Starts a session that needs precise places for a purpose.
    public init(authorization: AuthorizationRequirement, fullAccuracyPurposeKey: String) {}
    /// Ends the session.
    open func invalidate() {}
}
