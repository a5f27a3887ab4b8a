import Foundation
import Render
import Settling

/// Returns a default value in place of an expression that doesn't compile on Linux.
///
/// Optionals are nil, numbers 0, texts and collections empty, structures of Core Graphics zero, views a hatched box,
/// observables and publishers send nothing; enumerations without references are their first case, structures without
/// references zero. A warning of the render names the place.
///
/// - Precondition: there is a default value of the type; if not, the process ends with a message that names the place.
public func missingValue<Value>(
    _ type: Value.Type = Value.self, file: StaticString = #fileID, line: UInt = #line
) -> Value {
    WarningLog.current.add(.leftOut("\(file):\(line): a value of type \(type) that doesn't compile on Linux"))
    guard let value = DefaultValues.value(of: type) as? Value ?? zero(type) else {
        fatalError(
            "\(file):\(line): no value of type \(type): in the catalog, write one in place of missingValue(); in the "
                + "app's files, the code for it doesn't compile on Linux")
    }
    return value
}

/// Returns the value whose bytes are zero, if a type has no references: the first case of an enumeration.
private func zero<Value>(_ type: Value.Type) -> Value? {
    guard _isPOD(type), type != Never.self else { return nil }
    let storage = UnsafeMutableRawPointer.allocate(
        byteCount: max(MemoryLayout<Value>.size, 1), alignment: MemoryLayout<Value>.alignment)
    defer { storage.deallocate() }
    storage.initializeMemory(as: UInt8.self, repeating: 0, count: MemoryLayout<Value>.size)
    return storage.load(as: type)
}

/// Returns an object as an interface file would create it, or the default value of its type.
func unarchivedValue<Value>(of type: Value.Type) -> Value? {
    guard MainThreadChecker.isOnMainThread else { return DefaultValues.value(of: type).flatMap { $0 as? Value } }
    let object = MainActor.assumeIsolated {
        let view = (type as? UIView.Type)?.init(coder: NSCoder())
        return UncheckedValue(view ?? (type as? UIViewController.Type)?.init(coder: NSCoder()))
    }
    // Unwrapped first: an optional itself conforms to some protocols.
    return (object.value ?? DefaultValues.value(of: type)).flatMap { $0 as? Value }
}

/// Ends the process in place of an initializer that doesn't compile on Linux.
public func missingInitializer(file: StaticString = #fileID, line: UInt = #line) -> Never {
    fatalError("\(file):\(line): the initializer doesn't compile on Linux")
}

/// The default values of types.
private enum DefaultValues {
    static func value(of type: Any.Type) -> Any? {
        switch type {
        case let type as any ExpressibleByNilLiteral.Type: return make(type)
        case let type as any ExpressibleByBooleanLiteral.Type: return make(type)
        case let type as any ExpressibleByIntegerLiteral.Type: return make(type)
        case let type as any ExpressibleByStringLiteral.Type: return make(type)
        case let type as any ExpressibleByArrayLiteral.Type: return make(type)
        case let type as any ExpressibleByDictionaryLiteral.Type: return make(type)
        case is Void.Type: return ()
        case let type as any NeutralValue.Type: return type.neutralValue()
        default: break
        }
        if let value = structures[ObjectIdentifier(type)] { return value }
        if let value = FoundationDefaults.value(of: type) { return value }
        if let type = type as? any CaseIterable.Type, let first = first(type) { return first }
        // Views and controllers are created on the main thread, as everywhere.
        return MainThreadChecker.isOnMainThread
            ? MainActor.assumeIsolated { UncheckedValue(object(of: type)) }.value : nil
    }

    private static func make<Type: ExpressibleByNilLiteral>(_ type: Type.Type) -> Any { Type(nilLiteral: ()) }
    private static func make<Type: ExpressibleByBooleanLiteral>(_: Type.Type) -> Any {
        let no: Type = false
        return no
    }
    private static func make<Type: ExpressibleByIntegerLiteral>(_: Type.Type) -> Any {
        let zero: Type = 0
        return zero
    }
    private static func make<Type: ExpressibleByStringLiteral>(_: Type.Type) -> Any {
        let empty: Type = ""
        return empty
    }
    private static func make<Type: ExpressibleByArrayLiteral>(_: Type.Type) -> Any {
        let empty: Type = []
        return empty
    }
    private static func make<Type: ExpressibleByDictionaryLiteral>(_: Type.Type) -> Any {
        let empty: Type = [:]
        return empty
    }
    private static func first<Type: CaseIterable>(_ type: Type.Type) -> Any? { Type.allCases.first }

    private static let structures: [ObjectIdentifier: any Sendable] = [
        ObjectIdentifier(CGPoint.self): CGPoint.zero, ObjectIdentifier(CGSize.self): CGSize.zero,
        ObjectIdentifier(CGRect.self): CGRect.zero, ObjectIdentifier(CGVector.self): CGVector(dx: 0, dy: 0),
        ObjectIdentifier(CGAffineTransform.self): CGAffineTransform.identity,
        ObjectIdentifier(UIEdgeInsets.self): UIEdgeInsets.zero,
        ObjectIdentifier(MissingMember.self): MissingMember(),
    ]

    /// Returns a view, a controller or another object. An app's own classes aren't created: their initializers may need
    /// more than there is.
    @MainActor
    private static func object(of type: Any.Type) -> Any? {
        if type == UIView.self { return MissingView(frame: .zero) }
        if type == UIViewController.self { return MissingViewController() }
        if type == UITableViewCell.self { return MissingTableViewCell(style: .default, reuseIdentifier: nil) }
        if type == UICollectionViewCell.self { return MissingCollectionViewCell(frame: .zero) }
        switch type {
        case is UIColor.Type: return UIColor.systemGray
        case is UIFont.Type: return UIFont.systemFont(ofSize: UIFont.labelFontSize)
        case is UIImage.Type: return UIImage()
        case is NSAttributedString.Type: return NSMutableAttributedString()
        case is UIBarButtonItem.Type: return UIBarButtonItem()
        case is UINavigationItem.Type: return UINavigationItem(title: "")
        case is UITabBarItem.Type: return UITabBarItem()
        case let type as UIGestureRecognizer.Type: return recognizer(of: type)
        case is UICollectionViewLayout.Type: return UICollectionViewFlowLayout()
        case is NSLayoutConstraint.Type: return NSLayoutConstraint()
        case is CALayer.Type: return CALayer()
        case let type as MissingObject.Type: return type.init()
        default: break
        }
        guard String(reflecting: type).hasPrefix("BuilderUIKit.") else { return nil }
        if let type = type as? UIView.Type { return type.init(coder: NSCoder()) }
        return (type as? UIViewController.Type)?.init(coder: NSCoder())
    }

    /// Returns a recognizer without a target; nil for an app's own class.
    @MainActor
    private static func recognizer(of type: UIGestureRecognizer.Type) -> Any? {
        if type == UITapGestureRecognizer.self { return UITapGestureRecognizer() }
        if type == UILongPressGestureRecognizer.self { return UILongPressGestureRecognizer() }
        if type == UIPanGestureRecognizer.self { return UIPanGestureRecognizer() }
        if type == UIScreenEdgePanGestureRecognizer.self { return UIScreenEdgePanGestureRecognizer() }
        if type == UISwipeGestureRecognizer.self { return UISwipeGestureRecognizer() }
        if type == UIPinchGestureRecognizer.self { return UIPinchGestureRecognizer() }
        if type == UIRotationGestureRecognizer.self { return UIRotationGestureRecognizer() }
        if type == UIHoverGestureRecognizer.self { return UIHoverGestureRecognizer() }
        return type == UIGestureRecognizer.self ? UIGestureRecognizer() : nil
    }
}

/// A value that crosses an isolation boundary without being shared.
private struct UncheckedValue: @unchecked Sendable {
    let value: Any?

    init(_ value: Any?) { self.value = value }
}
