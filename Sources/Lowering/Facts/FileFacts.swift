import GallerySources

/// The parts of one file's tree that lowering needs, kept instead of the tree, which takes fifty times the memory.
struct FileFacts: Sendable {
    let source: SourceText
    /// The edits that depend on this file alone.
    var edits = EditList()
    var diagnostics: [LoweringDiagnostic] = []
    var previews: [PreviewFact] = []
    /// The previews as they are after lowering.
    var loweredPreviews: [LoweredPreview] = []
    /// The types at the top level of which parts are left out, or that use stand-ins.
    var incompleteTypes: Set<String> = []
    /// The ranges that are left out, and those of the names of stand-ins.
    var leftOut: [Range<Int>] = []
    /// A Boolean value that indicates whether previews may be those of SwiftUI.
    var importsSwiftUI = false

    var types: [TypeFact] = []
    var members: [MemberFact] = []
    var selectors: [SelectorFact] = []
    var namedSelectors: [NamedSelectorFact] = []
    var messages: [MessageFact] = []
    var optionalCalls: [OptionalCallFact] = []
    /// The names of `Bundle`'s function in calls.
    var localizedStrings: [Range<Int>] = []
    /// The names of `Bundle`'s properties of languages.
    var bundleLanguages: [Range<Int>] = []
    /// The names of calls of `NSLocalizedString` with all arguments.
    var localizedStringFunctions: [Range<Int>] = []
    /// The labels of formats in calls of `String(format:)`.
    var localizedFormats: [Range<Int>] = []
    /// The names in calls of `String.localizedStringWithFormat(_:)`.
    var localizedFormatFunctions: [Range<Int>] = []
    /// The first labels in calls of `NSRegularExpression.enumerateMatches(in:options:range:using:)`.
    var enumerations: [Range<Int>] = []
    /// The names of methods in calls that schedule a screen's work.
    var schedulings: [Range<Int>] = []
    /// A Boolean value that indicates whether the file declares a function `NSLocalizedString` at its top level.
    var declaresLocalizedString = false
    var superReferences: [SuperReference] = []
    var privateNames: [PrivateName] = []
    /// The types to which generic parameters are constrained, as written.
    var genericConstraints: Set<String> = []
    /// The names that the file gives to function types.
    var functionTypes: Set<String> = []
    /// The modules that the file imports, and the end of its last import.
    var imports: [String] = []
    var lastImportEnd: Int?
    /// The modules whose imports were removed.
    var missingModules: Set<String> = []
    /// The modules that the file doesn't import, but can use on Apple's platforms.
    var impliedImports: [String] = []

    /// A Boolean value that indicates whether the file is left as it is, since it couldn't be parsed.
    var isUnparsable = false
    /// A Boolean value that indicates whether only that is there which other files' lowering depends on
    /// (`FileFacts.summary`).
    var isSummary = false
    /// A Boolean value that indicates whether the file is one of a module on which this one depends: only what that
    /// module declares for others is there.
    var isOfDependency = false
    /// A Boolean value that indicates whether members move from the file to others, or from others to it, or whether it
    /// imports what others do.
    var exchangesMembers = false

    /// The names of the types that other files see, and of what extensions add to types, such as `UIColor.brand`.
    var declaredNames: [String] {
        let own = types.filter { !$0.isExtension && !$0.isLocal && !$0.isPrivate }.map(\.path)
        let added = members.filter { $0.isStatic && types[$0.owner].isExtension }
            .map { types[$0.owner].path + [$0.name] }
        return (own + added).map { ($0.first == "UIKit" ? Array($0.dropFirst()) : $0).joined(separator: ".") }
    }

    mutating func diagnose(_ severity: LoweringDiagnostic.Severity, at offset: Int, _ message: String) {
        diagnostics.append(
            LoweringDiagnostic(
                severity: severity, path: source.path, line: source.line(at: offset), message: message))
    }
}

/// The declaration of a type, or an extension of one.
struct TypeFact: Sendable {
    enum Kind: CaseIterable, Sendable {
        case classType, structType, enumType, actorType, protocolType, extensionOfType
    }

    var kind: Kind
    /// The names of the types around it, and its own. An extension has the extended type's, as written.
    var path: [String]
    var genericParameters: [String]
    /// The types to which the generic parameters are constrained, as written.
    var genericConstraints: [String: [String]] = [:]
    /// The names of the inherited types, as written, without generic arguments.
    var inherited: [String]
    /// The access modifier; empty if there is none.
    var access: String
    var accessRange: Range<Int>?
    /// The number of declarations around it in the file.
    var depth: Int
    /// A Boolean value that indicates whether an extension has a `where` clause.
    var isConstrained: Bool
    /// The attributes and modifiers of an extension that apply to its members, such as `@MainActor`.
    var memberAttributes: String
    /// The offset of the right brace.
    var bodyEnd: Int
    /// A Boolean value that indicates whether a member precedes the right brace on its line.
    var endsWithMember: Bool
    /// The offset after the name or after the inheritance clause's colon, for `AnyObject`.
    var inheritanceOffset: Int
    var hasInheritance: Bool
    var isObjectiveC: Bool
    /// A Boolean value that indicates whether it is declared in a function, an accessor or a closure.
    var isLocal: Bool

    var isExtension: Bool { kind == .extensionOfType }
    var isPrivate: Bool { access == "private" || access == "fileprivate" }
}

/// A member of a type.
struct MemberFact: Sendable {
    enum Kind: CaseIterable, Sendable {
        case method, property, initializer, subscriptMember
    }

    var kind: Kind
    /// The index of the enclosing declaration in the file's `types`.
    var owner: Int
    var name: String
    /// The argument labels; empty for `_`.
    var labels: [String] = []
    var isStatic = false
    var isOverride = false
    var isOptional = false
    /// A Boolean value that indicates whether an attribute, on it or on its extension, makes it visible in Objective-C,
    /// as a member of a framework's class must be to be overridden.
    var isObjectiveC = false
    /// The accessors of a property: whether it has a getter, and whether it has a setter.
    var isComputed = false
    var isSettable = false
    /// A Boolean value that indicates whether it is a stored property of Core Data.
    var isManaged = false
    var isThrowing = false
    var isAsync = false
    /// A Boolean value that indicates whether a method has generic parameters.
    var isGeneric = false
    /// A Boolean value that indicates whether a reduction leaves it out.
    var isLeftOut = false
    /// The access modifier; empty if there is none.
    var access = ""
    /// The argument of `@objc(…)`.
    var objectiveCName: String?
    /// The types of the parameters of an optional requirement, as written.
    var parameterTypes: [String] = []
    /// The type of the result of an optional requirement or of a method in an extension, or of a property: as written,
    /// or that of the value that it is created with. Empty for a property of another type.
    var resultType = "Void"
    /// The declaration without the trivia around it.
    var range: Range<Int>
    /// The name, a method's parameters with the result, and the modifier `override`.
    var nameRange: Range<Int> = 0..<0
    var signatureRange: Range<Int> = 0..<0
    var overrideRange: Range<Int>?
    /// The parameters of a method in an extension.
    var parameters: [Parameter] = []
    /// The declaration with the semicolon that separates it from the next one.
    var removalRange: Range<Int>
    /// The end of the attributes, if there are some.
    var attributesEnd: Int?

    struct Parameter: Sendable {
        var label: String
        var name: String
        var type: String
    }

    /// The name with labels, such as `save(_:for:)`.
    var fullName: String {
        guard kind != .property else { return name }
        return name + "(" + labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined() + ")"
    }

    /// The name by which an override is found.
    var overrideKey: String { (isStatic ? "static " : "") + fullName }

    /// The method's selector, or the property's getter's.
    var selector: String {
        if let objectiveCName { return objectiveCName }
        if kind == .property { return name }
        return ObjectiveCName(baseName: name, labels: labels, isThrowing: isThrowing, isAsync: isAsync).selector
    }
}

/// A `#selector` expression.
struct SelectorFact: Sendable {
    enum Kind: Sendable {
        case method, getter, setter
    }

    /// The type or value before the method's name.
    enum Base: Sendable {
        /// None, `self`, `Self`, `super`: the enclosing type.
        case enclosing
        case type(String)
        case value(Receiver)
    }

    var kind: Kind
    var base: Base
    var name: String
    /// The labels, if the reference has them.
    var labels: [String]?
    /// The function type after `as`.
    var coercion: String?
    /// The number of the parameters of the type after `as`.
    var coercionArity: Int?
    /// The index of the enclosing declaration in the file's `types`.
    var owner: Int?
    /// The call `responds(to: #selector(…))` if it is the argument of one.
    var responds: RespondsCall?
    var range: Range<Int>
}

/// A selector that is created of a string: `Selector("name")` or `NSSelectorFromString("name")`.
struct NamedSelectorFact: Sendable {
    var name: String
    /// The index of the enclosing declaration in the file's `types`.
    var owner: Int?
    var range: Range<Int>
}

/// A call `value.perform(selector)` or `value.responds(to: selector)`.
struct MessageFact: Sendable {
    var name: String
    var receiver: Receiver
    /// The index of the enclosing declaration in the file's `types`.
    var owner: Int?
}

/// A call `value.responds(to: #selector(…))`.
struct RespondsCall: Sendable {
    var receiver: Receiver
    /// The range from `responds` to the end.
    var range: Range<Int>
}

/// A call `value.method?(…)` or `value.method!(…)`.
struct OptionalCallFact: Sendable {
    struct Label: Sendable {
        var name: String
        /// The label with its colon; empty for an argument without one.
        var range: Range<Int>
    }

    var name: String
    /// The value before the method; nil if there is none, or `self`.
    var receiver: Receiver?
    /// A Boolean value that indicates whether the call is a part of an expression.
    var hasUsedValue: Bool
    /// The index of the enclosing declaration in the file's `types`.
    var owner: Int?
    var nameRange: Range<Int>
    var markRange: Range<Int>
    var labels: [Label]
    var trailingClosures: Int
}

/// A reference to a method outside of calls: `value.method(_:for:)` or `value.method`.
struct MethodReference: Sendable {
    var name: String
    var labels: [String]?
    var receiver: Receiver
    var range: Range<Int>
}

/// A member after `super`.
struct SuperReference: Sendable {
    var name: String
    var range: Range<Int>
    /// The index of the enclosing declaration in the file's `types`.
    var owner: Int?
}

/// A `private` or `fileprivate` modifier, and the name that it hides.
struct PrivateName: Sendable {
    var name: String
    var modifier: Range<Int>
}
