import SwiftSyntax

/// A modifier of SwiftUI that is called on a view.
struct PreviewModifier {
    var name: String
    var arguments: [LabeledExprSyntax]
}

/// An expression that begins with a name, on which members are accessed and called: `Card(1).padding().frame(width: 9)`.
struct MemberChain {
    private enum Part {
        case call(FunctionCallExprSyntax)
        case member(String)
        case other
    }

    /// The name with which the expression begins; empty for another beginning.
    let root: String
    /// The call of the name with which the expression begins.
    let call: FunctionCallExprSyntax?
    /// The calls of members that follow it.
    let modifiers: [PreviewModifier]
    /// The expression as a view; nil if it doesn't begin with a name.
    let content: PreviewContent?

    init(_ expression: ExprSyntax) {
        var parts: [(part: Part, end: Int)] = []
        var current = expression
        while true {
            let end = current.byteRange.upperBound
            if let call = current.as(FunctionCallExprSyntax.self) {
                parts.append((.call(call), end))
                current = call.calledExpression
            } else if let member = current.as(MemberAccessExprSyntax.self), let base = member.base {
                parts.append((.member(member.declName.baseName.text), end))
                current = base
            } else if let generic = current.as(GenericSpecializationExprSyntax.self) {
                parts.append((.other, end))
                current = generic.expression
            } else if let unwrap = current.as(ForceUnwrapExprSyntax.self) {
                parts.append((.other, end))
                current = unwrap.expression
            } else {
                break
            }
        }
        parts.reverse()
        let root = current.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
        self.root = root
        let first = parts.first { if case .other = $0.part { false } else { true } }
        if case .call(let call)? = first?.part { self.call = call } else { call = nil }

        var rest = parts[...]
        var rootEnd = current.byteRange.upperBound
        func take(where isTaken: (Part) -> Bool) {
            while let next = rest.first, isTaken(next.part) { rootEnd = rest.removeFirst().end }
        }
        func isCallOrOther(_ part: Part) -> Bool { if case .member = part { false } else { true } }
        take(where: isCallOrOther)
        // A static member of a type: `CardPreview.sample`, `CardPreview.make(1)`.
        if rest.count == parts.count, root.first?.isUppercase == true, !rest.isEmpty {
            rootEnd = rest.removeFirst().end
            take(where: isCallOrOther)
        }
        var members: [PreviewContent.Member] = []
        var modifiers: [PreviewModifier] = []
        for (part, end) in rest {
            switch part {
            case .member(let name): members.append(PreviewContent.Member(name: name, end: end))
            case .call(let call):
                guard !members.isEmpty else { continue }
                members[members.count - 1].end = end
                modifiers.append(
                    PreviewModifier(name: members[members.count - 1].name, arguments: Array(call.arguments)))
            case .other: if !members.isEmpty { members[members.count - 1].end = end }
            }
        }
        self.modifiers = modifiers
        content =
            root.isEmpty
            ? nil : PreviewContent(range: expression.byteRange, root: root, rootEnd: rootEnd, members: members)
    }
}
