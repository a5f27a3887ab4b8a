import Render
import Settling

/// The storage of an outlet that an app's source uses without unwrapping.
///
/// Storyboards and xibs aren't read, so that nothing connects it. Until the app sets it, its value is an object of its
/// own, which `init(coder:)` creates, and which is in no hierarchy of views. A warning of the render names the outlet:
/// the picture lacks a part.
///
/// ```swift
/// final class LoginViewController: UIViewController {
///     @_Outlet var name: UILabel!      // in the app: @IBOutlet private weak var name: UILabel!
/// }
/// ```
@propertyWrapper
public struct _Outlet<Value> {
    private final class Storage {
        /// The object; of a weak outlet only the one that was made for it.
        var value: Value?
        weak var reference: AnyObject?
        var isMade = false
    }

    private let storage = Storage()
    private let isWeak: Bool
    private let file: StaticString
    private let line: UInt

    /// Creates an outlet that nothing has connected.
    ///
    /// - Parameter isWeak: A Boolean value that indicates whether an object that the app sets isn't retained.
    public init(isWeak: Bool = false, file: StaticString = #fileID, line: UInt = #line) {
        self.isWeak = isWeak
        self.file = file
        self.line = line
    }

    /// Creates an outlet with an object.
    public init(wrappedValue: Value?, file: StaticString = #fileID, line: UInt = #line) {
        self.init(file: file, line: line)
        storage.value = wrappedValue
    }

    /// The object; nil if it isn't set, and its type has no default value.
    public var wrappedValue: Value? {
        get {
            if !storage.isMade, storage.value == nil {
                // An initializer may use the outlet again.
                storage.isMade = true
                let part = "\(file):\(line): an outlet of type \(Value.self), as storyboards and xibs aren't read"
                WarningLog.current.add(.leftOut(part))
                storage.value = unarchivedValue(of: Value.self)
            }
            // An optional may conform to the outlet's protocol itself.
            return storage.value ?? storage.reference.flatMap { $0 as? Value }
        }
        nonmutating set {
            storage.value = isWeak ? nil : newValue
            storage.reference = isWeak ? newValue.map { $0 as AnyObject } : nil
            storage.isMade = true
        }
    }
}
