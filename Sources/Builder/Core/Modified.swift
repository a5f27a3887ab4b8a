import BuilderUIKit

/// Configures a view with a closure and returns it, to create and configure it in one expression.
///
/// ```swift
/// let modifiableView = Modified(UILabel()) { $0.numberOfLines = 0 }
/// ```
@preconcurrency @MainActor
public func Modified<T: UIView>(_ instance: T, modify: ((_ instance: T) -> Void)? = nil) -> T {
    modify?(instance)
    return instance
}
