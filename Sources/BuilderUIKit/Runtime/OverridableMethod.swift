import Foundation

/// A method of a class that subclasses may override, found at run time.
///
/// Objective-C returns for each class whether it implements a method. Swift has no function for this, but the table of
/// a class's methods begins with that of its superclass: a class that overrides a method has another address at the
/// method's place. The place is where a class that overrides this method alone differs from one that overrides none.
@MainActor
struct OverridableMethod {
    private let base: MethodTable
    private let place: Int

    /// Finds a method; nil if its place can't be determined.
    ///
    /// - Parameters:
    ///   - override: A subclass of `base` that overrides the method, and no other one.
    ///   - plain: A subclass of `base` that overrides no method.
    init?(overriddenBy override: AnyClass, of base: AnyClass, unlike plain: AnyClass) {
        guard let table = MethodTable(base), let override = MethodTable(override), let plain = MethodTable(plain) else {
            return nil
        }
        // Subclasses have initializers of their own.
        let places = table.places.filter { table[$0] == plain[$0] && table[$0] != override[$0] }
        guard places.count == 1, let place = places.first else { return nil }
        self.base = table
        self.place = place
    }

    /// Returns a Boolean value that indicates whether a class that derives from the base, or one between the two,
    /// overrides the method.
    func isOverridden(by type: AnyClass) -> Bool { MethodTable(type).map { $0[place] != base[place] } ?? false }
}

/// A class's metadata in memory, as words. Its layout is part of Swift's stable interface, except on Apple's systems,
/// whose classes are Objective-C's as well.
private struct MethodTable {
    private let start: UnsafeRawPointer
    /// The words after the superclass, sizes and descriptor.
    let places: Range<Int>

    private static let headerSize = 56
    /// The offsets of two 32-bit numbers: the size of the metadata and its part before `start`, in bytes.
    private static let (sizeOffset, partBeforeOffset) = (32, 36)
    private static let wordSize = MemoryLayout<UInt>.size

    init?(_ type: AnyClass) {
        #if canImport(ObjectiveC) || !(arch(x86_64) || arch(arm64))
        return nil
        #else
        start = unsafeBitCast(type, to: UnsafeRawPointer.self)
        let size = start.load(fromByteOffset: Self.sizeOffset, as: UInt32.self)
        let before = start.load(fromByteOffset: Self.partBeforeOffset, as: UInt32.self)
        guard size >= before, Int(size - before) >= Self.headerSize else { return nil }
        places = Self.headerSize / Self.wordSize..<Int(size - before) / Self.wordSize
        #endif
    }

    /// The word at a place that all classes of the same base have.
    subscript(place: Int) -> UInt { start.load(fromByteOffset: place * Self.wordSize, as: UInt.self) }
}
