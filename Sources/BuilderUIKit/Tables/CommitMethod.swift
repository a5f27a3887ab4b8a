import Foundation

// Whether a data source implements `tableView(_:commit:forRowAt:)` decides whether its rows can be swiped to be deleted.
// Calling the method would edit the data, and nothing in Swift tells an implementation from the default, so that the
// tables of methods are read. Where they can't be, the method counts as implemented. `CommitMethodTests` fails if another
// toolchain lays them out differently.

/// The data source's method that commits the deletion or insertion of a row.
@MainActor
enum CommitMethod {
    /// Returns a Boolean value that indicates whether a data source implements the method.
    static func isImplemented(by dataSource: any UITableViewDataSource) -> Bool {
        let type: AnyClass = type(of: dataSource)
        if dataSource is UITableViewController { return controllerEntry.isOverridden(in: type) }
        if dataSource is any SelfUpdatingDataSource { return diffableEntry.isOverridden(in: type) }
        return calls(in: dataSource).isDisjoint(with: defaultCalls)
    }

    // MARK: Classes that implement the method themselves

    private static let controllerEntry = MethodEntry(
        of: UITableViewController.self, inherited: PlainController.self, overridden: CommittingController.self)
    private static let diffableEntry = MethodEntry(
        of: UITableViewDiffableDataSource<Int, Int>.self, inherited: PlainDiffable.self,
        overridden: CommittingDiffable.self)

    private final class PlainController: UITableViewController {}
    private final class CommittingController: UITableViewController {
        override func tableView(_ table: UITableView, commit _: UITableViewCell.EditingStyle, forRowAt _: IndexPath) {
            table.setNeedsLayout()
        }
    }
    private final class PlainDiffable: UITableViewDiffableDataSource<Int, Int> {}
    private final class CommittingDiffable: UITableViewDiffableDataSource<Int, Int> {
        override func tableView(_ table: UITableView, commit _: UITableViewCell.EditingStyle, forRowAt _: IndexPath) {
            table.setNeedsLayout()
        }
    }

    // MARK: Other classes

    /// The position of the method among the protocol's requirements, after the conformance's descriptor.
    private static let witness = 10

    /// The functions that a conformance calls if its class uses the protocol's default.
    private static let defaultCalls = calls(in: PlainSource()).subtracting(calls(in: CommittingSource()))

    /// Returns the functions that a conformance's implementation of the method calls.
    private static func calls(in dataSource: any UITableViewDataSource) -> Set<UInt> {
        typealias Existential = (object: UnsafeRawPointer, witnesses: UnsafePointer<UnsafeRawPointer>)
        return withExtendedLifetime(dataSource) {
            // The coercion keeps the call from opening the existential.
            let existential = unsafeBitCast(dataSource as any UITableViewDataSource, to: Existential.self)
            return MachineCode.calls(in: existential.witnesses[witness])
        }
    }

    private class PlainSource: UITableViewDataSource {
        func tableView(_: UITableView, numberOfRowsInSection _: Int) -> Int { 0 }
        func tableView(_: UITableView, cellForRowAt _: IndexPath) -> UITableViewCell { UITableViewCell() }
    }
    private class CommittingSource: UITableViewDataSource {
        func tableView(_: UITableView, numberOfRowsInSection _: Int) -> Int { 0 }
        func tableView(_: UITableView, cellForRowAt _: IndexPath) -> UITableViewCell { UITableViewCell() }
        func tableView(_ table: UITableView, commit _: UITableViewCell.EditingStyle, forRowAt _: IndexPath) {
            table.setNeedsLayout()
        }
    }
}

/// The entry of a method in the method tables of a class and its subclasses.
private struct MethodEntry {
    /// The entry's position in a class's metadata, in words; nil if it wasn't found.
    private let index: Int?
    private let implementation: UInt

    /// Finds the entry that one subclass has in common with the class and another one hasn't.
    init(of type: AnyClass, inherited: AnyClass, overridden: AnyClass) {
        let (base, kept, changed) = (Self.words(of: type), Self.words(of: inherited), Self.words(of: overridden))
        // After the fields of classes without Objective-C: the size and the address point of the metadata, in bytes.
        let size = Int(base[4] & 0xFFFF_FFFF) - Int(base[4] >> 32)
        index = (0..<max(0, size / MemoryLayout<UInt>.size)).first {
            kept[$0] == base[$0] && changed[$0] != base[$0]
        }
        implementation = index.map { base[$0] } ?? 0
    }

    func isOverridden(in type: AnyClass) -> Bool { index.map { Self.words(of: type)[$0] != implementation } ?? true }

    private static func words(of type: AnyClass) -> UnsafePointer<UInt> { unsafeBitCast(type, to: UnsafePointer.self) }
}

private enum MachineCode {
    /// The number of bytes that a function which only forwards its call takes at most.
    private static let limit = 48

    /// Returns the addresses that a short function calls or jumps to directly.
    static func calls(in function: UnsafeRawPointer) -> Set<UInt> {
        var found: Set<UInt> = []
        let start = UInt(bitPattern: function)
        #if arch(x86_64)
        for offset in 0..<limit {
            let byte = function.load(fromByteOffset: offset, as: UInt8.self)
            if byte == 0xC3 { break }  // ret
            guard byte == 0xE8 || byte == 0xE9 else { continue }  // call, jmp
            let distance = Int(function.loadUnaligned(fromByteOffset: offset + 1, as: Int32.self))
            found.insert(start &+ UInt(offset + 5) &+ UInt(bitPattern: distance))
            if byte == 0xE9 { break }
        }
        #elseif arch(arm64)
        for offset in stride(from: 0, to: limit, by: 4) {
            let word = function.load(fromByteOffset: offset, as: UInt32.self)
            if word == 0xD65F_03C0 { break }  // ret
            guard word & 0x7C00_0000 == 0x1400_0000 else { continue }  // b, bl
            let distance = Int(Int32(bitPattern: word << 6) >> 6) * 4
            found.insert(start &+ UInt(offset) &+ UInt(bitPattern: distance))
            if word & 0x8000_0000 == 0 { break }
        }
        #endif
        return found
    }
}
