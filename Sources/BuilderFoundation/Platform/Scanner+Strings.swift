import Foundation

// The former methods of scanners, with which older sources read a text into a string object.
extension Scanner {
    /// Reads a text if it comes next.
    @discardableResult
    public func scanString(_ string: String, into result: UnsafeMutablePointer<NSString?>) -> Bool {
        keep(scanString(string), in: result)
    }

    /// Reads the text before another one, or the rest.
    @discardableResult
    public func scanUpTo(_ string: String, into result: UnsafeMutablePointer<NSString?>) -> Bool {
        keep(scanUpToString(string), in: result)
    }

    /// Reads characters of a set.
    @discardableResult
    public func scanCharacters(from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>) -> Bool {
        keep(scanCharacters(from: set), in: result)
    }

    /// Reads the characters before one of a set, or the rest.
    @discardableResult
    public func scanUpToCharacters(from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>) -> Bool {
        keep(scanUpToCharacters(from: set), in: result)
    }

    private func keep(_ text: String?, in result: UnsafeMutablePointer<NSString?>) -> Bool {
        guard let text else { return false }
        result.pointee = text as NSString
        return true
    }
}
