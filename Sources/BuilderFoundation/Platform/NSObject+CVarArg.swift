import Foundation

// Objects are arguments of formats on Apple's systems, where `%@` is replaced by their description. Foundation on Linux
// takes strings only.

extension NSObject: @retroactive CVarArg, @retroactive _CVarArgObject {
    /// The description, which formats take in place of the object.
    public var _cVarArgObject: any CVarArg { NSString(string: description) }

    /// The object's address.
    public var _cVarArgEncoding: [Int] { [Int(bitPattern: Unmanaged.passUnretained(self).toOpaque())] }
}
