/// Makes members of classes that override one of Foundation's or UIKit's on Apple's systems members of their own, where
/// the class lacks it here, or has it in an extension of a protocol: see `KeyValueMethods`.
struct FoundationOverrides {
    private let index: DeclarationIndex

    private static let methods: Set = [
        "keyPathsForValuesAffectingValue(forKey:)", "automaticallyNotifiesObservers(forKey:)",
        "observeValue(forKeyPath:of:change:context:)", "value(forUndefinedKey:)", "setValue(_:forUndefinedKey:)",
        "setNilValueForKey(_:)", "value(forKey:)", "setValue(_:forKey:)",
        "addObserver(_:forKeyPath:options:context:)", "responds(to:)", "forwardingTarget(for:)",
        "doesNotRecognizeSelector(_:)", "instancesRespond(to:)", "resolveInstanceMethod(_:)", "delegate",
    ]

    private static let classes: Set = [
        "NSObject", "Foundation.NSObject", "Operation", "BlockOperation", "OperationQueue", "Thread", "URLProtocol",
        "URLCache", "Formatter", "UndoManager", "Progress", "Bundle", "XMLParser",
    ]

    init(index: DeclarationIndex) {
        self.index = index
    }

    /// Removes the word `override` of a file's methods.
    func lower(file: Int, into result: inout FileFacts) {
        for (number, member) in index.files[file].members.enumerated() where Self.methods.contains(member.fullName) {
            let location = DeclarationIndex.Location(file: file, index: number)
            guard let range = member.overrideRange, !index.owner(of: location).isExtension,
                let owner = index.ownerEntry(of: location), isFirst(member, in: owner)
            else { continue }
            result.edits.blank(range, of: result.source.bytes)
        }
    }

    /// Returns a Boolean value that indicates whether a class derives from one of Foundation's, or of UIKit's, and no
    /// class of the module between them has the method.
    private func isFirst(_ member: MemberFact, in owner: DeclarationIndex.TypeEntry) -> Bool {
        let superclasses = index.superclasses(of: owner)
        let isInherited = superclasses.contains { superclass in
            superclass.members.contains { index.member(at: $0).overrideKey == member.overrideKey }
        }
        let root = (superclasses.last ?? owner).declaration.map(index.type(at:))?.inherited.first
        return !isInherited && root.map { Self.lacks(member.fullName, $0) } == true
    }

    /// Returns a Boolean value that indicates whether a class of Foundation or UIKit has no method to override.
    private static func lacks(_ method: String, _ name: String) -> Bool {
        // A scroll view's is in an extension, as its subclasses narrow its type.
        if method == "delegate" { return ["UIScrollView", "UIKit.UIScrollView"].contains(name) }
        if classes.contains(name) { return true }
        // UIKit's classes have this one.
        return FrameworkClasses.isKnown(name) && method != "observeValue(forKeyPath:of:change:context:)"
    }
}
