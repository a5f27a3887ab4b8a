import SwiftParser
import SwiftSyntax

/// Finds uses of optional methods outside of calls: `if let f = delegate?.f`, `delegate.f != nil`.
final class OptionalReferenceFinder: SyntaxVisitor {
    /// The names without labels of the methods to find.
    struct Names {
        /// The names of methods that are referred to by full names, such as `f(_:for:)`.
        var labeled: Set<String>
        /// The names of methods that are referred to by these names.
        var unlabeled: Set<String>
    }

    private let names: Names
    private var references: [MethodReference] = []

    /// Returns the references to methods with some names in a file, which is parsed if it has one of them after a dot.
    static func references(to names: Names, in bytes: [UInt8]) -> [MethodReference] {
        guard mentions(names, in: bytes) else { return [] }
        let finder = OptionalReferenceFinder(names)
        finder.walk(bytes.withUnsafeBufferPointer { Parser.parse(source: $0) })
        return finder.references
    }

    private init(_ names: Names) {
        self.names = names
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.declName.baseName.identifierText
        let labels = node.declName.argumentNames?.arguments.map {
            $0.name.tokenKind == .wildcard ? "" : $0.name.identifierText
        }
        guard (labels == nil ? names.unlabeled : names.labeled).contains(name), let base = node.base,
            !Self.isCalled(node)
        else { return .visitChildren }
        let receiver = Receiver(base)
        if !receiver.isSelf, !Self.isType(base) {
            references.append(
                MethodReference(name: name, labels: labels, receiver: receiver, range: node.declName.byteRange))
        }
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        node.macroName.text == "selector" ? .skipChildren : .visitChildren
    }

    private static func isType(_ base: ExprSyntax) -> Bool {
        base.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase == true
    }

    private static func isCalled(_ node: MemberAccessExprSyntax) -> Bool {
        var callee = Syntax(node)
        while let parent = callee.parent,
            parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
        {
            callee = parent
        }
        return callee.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == callee.id
    }

    /// Returns a Boolean value that indicates whether a text has one of some names after a dot, and no call of it.
    private static func mentions(_ names: Names, in bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBufferPointer { bytes in
            for index in bytes.indices where bytes[index] == UInt8(ascii: ".") {
                var end = index + 1
                while end < bytes.count, isWord(bytes[end]) { end += 1 }
                guard end > index + 1 else { continue }
                let isCall = end < bytes.count && bytes[end] == UInt8(ascii: "(")
                if isCall, !isFullName(bytes, at: end) { continue }
                let name = String(decoding: bytes[(index + 1)..<end], as: UTF8.self)
                if (isCall ? names.labeled : names.unlabeled).contains(name) { return true }
            }
            return false
        }
    }

    /// Returns a Boolean value that indicates whether a parenthesis begins labels without values.
    private static func isFullName(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
        var index = start + 1
        while index < bytes.count, isWord(bytes[index]) { index += 1 }
        guard index + 1 < bytes.count, bytes[index] == UInt8(ascii: ":") else { return false }
        return bytes[index + 1] == UInt8(ascii: ")") || isWord(bytes[index + 1])
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte == UInt8(ascii: "_") || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
            || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
    }
}
