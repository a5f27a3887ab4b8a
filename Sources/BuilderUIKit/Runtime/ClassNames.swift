import Foundation
import Synchronization

/// The names that were returned, which are never released, as on Apple's systems.
private let names = Mutex<[String: UnsafePointer<CChar>]>([:])

/// Returns the name of a class with its module, in UTF-8, which is valid forever; "nil" for none.
public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> {
    let name = cls.map { String(reflecting: $0) } ?? "nil"
    return names.withLock { names in
        if let known = names[name] { return known }
        let bytes = Array(name.utf8CString)
        let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
        copy.initialize(from: bytes, count: bytes.count)
        names[name] = UnsafePointer(copy)
        return UnsafePointer(copy)
    }
}
