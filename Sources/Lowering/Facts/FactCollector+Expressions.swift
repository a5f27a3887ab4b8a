import SwiftSyntax

extension FactCollector {
    // MARK: #selector

    func addSelector(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        guard let argument = node.arguments.first, node.arguments.count == 1,
            var selector = selector(argument.expression)
        else {
            facts.diagnose(.error, at: node.byteRange.lowerBound, "#selector of an expression that isn't supported")
            return .skipChildren
        }
        switch argument.label?.text {
        case "getter": selector.kind = .getter
        case "setter": selector.kind = .setter
        default: break
        }
        selector.range = node.byteRange
        selector.responds = Self.respondsCall(of: node)
        facts.selectors.append(selector)
        return .skipChildren
    }

    /// Returns the call `responds(to: …)` if an expression is the argument of one.
    private static func respondsCall(of node: MacroExpansionExprSyntax) -> RespondsCall? {
        guard let call = node.parent?.parent?.parent?.as(FunctionCallExprSyntax.self),
            let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
            member.declName.baseName.text == "responds", call.arguments.count == 1
        else { return nil }
        return RespondsCall(
            receiver: Receiver(base), range: member.declName.byteRange.lowerBound..<call.byteRange.upperBound)
    }

    private func selector(_ expression: ExprSyntax) -> SelectorFact? {
        var expression = Self.withoutParentheses(expression)
        var coercion: TypeSyntax?
        if let sequence = expression.as(SequenceExprSyntax.self) {
            let elements = Array(sequence.elements)
            guard elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self),
                let type = elements[2].as(TypeExprSyntax.self)
            else { return nil }
            expression = Self.withoutParentheses(elements[0])
            coercion = type.type
        }
        let reference: DeclReferenceExprSyntax
        var base = SelectorFact.Base.enclosing
        if let member = expression.as(MemberAccessExprSyntax.self) {
            reference = member.declName
            if let value = member.base { base = self.base(value) }
        } else if let name = expression.as(DeclReferenceExprSyntax.self) {
            reference = name
        } else {
            return nil
        }
        let method = coercion.map { Self.methodType($0, of: base) }
        return SelectorFact(
            kind: .method, base: base, name: reference.baseName.identifierText,
            labels: reference.argumentNames?.arguments.map {
                $0.name.tokenKind == .wildcard ? "" : $0.name.identifierText
            },
            coercion: method?.trimmedDescription, coercionArity: method.flatMap(Self.arity), owner: scopes.last,
            range: 0..<0)
    }

    static func withoutParentheses(_ expression: ExprSyntax) -> ExprSyntax {
        var expression = expression
        while let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let only = tuple.elements.first
        {
            expression = only.expression
        }
        return expression
    }

    /// Returns the type of a method itself: `(A) -> () -> Void` is that of a method that is referred to by its type.
    private static func methodType(_ type: TypeSyntax, of base: SelectorFact.Base) -> TypeSyntax {
        if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return methodType(only.type, of: base)
        }
        guard case .type = base, let function = type.as(FunctionTypeSyntax.self) else { return type }
        let result = function.returnClause.type
        return result.is(FunctionTypeSyntax.self) || result.is(AttributedTypeSyntax.self) ? result : type
    }

    private func base(_ expression: ExprSyntax) -> SelectorFact.Base {
        let text = expression.trimmedDescription
        switch text {
        case "self", "Self", "super", "type(of: self)": return .enclosing
        default: break
        }
        let last = text.split(separator: ".").last ?? ""
        return last.first?.isUppercase == true && !text.contains("(") ? .type(text) : .value(Receiver(expression))
    }

    private static func arity(_ type: TypeSyntax) -> Int? {
        if let type = type.as(FunctionTypeSyntax.self) { return type.parameters.count }
        if let type = type.as(AttributedTypeSyntax.self) { return arity(type.baseType) }
        if let type = type.as(TupleTypeSyntax.self), type.elements.count == 1, let only = type.elements.first {
            return arity(only.type)
        }
        return type.as(OptionalTypeSyntax.self).flatMap { arity($0.wrappedType) }
    }

    // MARK: #keyPath

    /// Replaces a key path by a string of its properties' names.
    func lowerKeyPath(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        guard let expression = node.arguments.first?.expression, let names = Self.components(expression) else {
            facts.diagnose(.error, at: node.byteRange.lowerBound, "#keyPath of an expression that isn't supported")
            return .skipChildren
        }
        let properties = names.drop { $0.first?.isUppercase == true || $0 == "self" }
        let literal = "\"\(properties.joined(separator: "."))\""
        let isOneLine = !bytes[node.byteRange].contains(UInt8(ascii: "\n"))
        facts.edits.replace(node.byteRange, of: bytes, with: isOneLine ? literal : "(\(literal))")
        return .skipChildren
    }

    private static func components(_ expression: ExprSyntax) -> [String]? {
        if let name = expression.as(DeclReferenceExprSyntax.self) { return [name.baseName.identifierText] }
        if let chain = expression.as(OptionalChainingExprSyntax.self) { return components(chain.expression) }
        if let generic = expression.as(GenericSpecializationExprSyntax.self) { return components(generic.expression) }
        guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base else { return nil }
        return components(base).map { $0 + [member.declName.baseName.identifierText] }
    }

    // MARK: #Rule

    /// Replaces the name of TipKit's macro by that of an initializer, `Tips.Rule`.
    func lowerTipRule(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        let start = node.pound.positionAfterSkippingLeadingTrivia.utf8Offset
        let end = node.macroName.endPositionBeforeTrailingTrivia.utf8Offset
        facts.edits.replace(start..<end, of: bytes, with: "Tips.Rule")
        return .visitChildren
    }

    // MARK: Tables of strings

    /// Adds a call of `Bundle.localizedString(forKey:value:table:)`, or of `NSLocalizedString` with all arguments.
    ///
    /// BuilderFoundation's functions are preferred to Foundation's in calls that leave arguments out.
    func addLocalizedString(_ call: FunctionCallExprSyntax) {
        let labels = call.arguments.map { $0.label?.text }
        if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName {
            guard name.text == "NSLocalizedString", labels == [nil, "tableName", "bundle", "value", "comment"] else {
                return
            }
            facts.localizedStringFunctions.append(name.byteRange)
        } else if let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base != nil,
            member.declName.baseName.text == "localizedString", labels == ["forKey", "value", "table"]
        {
            facts.localizedStrings.append(member.declName.baseName.byteRange)
        }
    }

    /// Adds the name of `preferredLocalizations`, or of `localizations` of the main bundle; the functions of the former
    /// name choose among given languages.
    func addBundleLanguages(_ member: MemberAccessExprSyntax) {
        let name = member.declName.baseName
        let isCalled = member.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == member.id
        guard let base = member.base, !isCalled, member.declName.argumentNames == nil else { return }
        let isWholeName = base.trimmedDescription == "Bundle.main"
        if name.text == "preferredLocalizations" || name.text == "localizations" && isWholeName {
            facts.bundleLanguages.append(name.byteRange)
        }
    }

    /// Adds a call of `String(format:)` or `String.localizedStringWithFormat(_:)`, whose format may vary.
    func addLocalizedFormat(_ call: FunctionCallExprSyntax) {
        let member = call.calledExpression.as(MemberAccessExprSyntax.self)
        let type = (member == nil ? call.calledExpression : member?.base)?.as(DeclReferenceExprSyntax.self)
        guard type?.baseName.text == "String" else { return }
        let name = member?.declName.baseName
        if name?.text == "localizedStringWithFormat", let name {
            facts.localizedFormatFunctions.append(name.byteRange)
        } else if name == nil || name?.text == "init", let label = Self.formatLabel(of: call) {
            facts.localizedFormats.append(label.byteRange)
        }
    }

    // MARK: Other calls of Foundation

    /// Adds a call of `NSRegularExpression.enumerateMatches(in:options:range:using:)`, whose closure may not refer to
    /// `self` implicitly on Linux, and completes `NSMutableString()`, which is no initializer there.
    func addFoundationCall(_ call: FunctionCallExprSyntax) {
        if let type = call.calledExpression.as(DeclReferenceExprSyntax.self), type.baseName.text == "NSMutableString",
            call.arguments.isEmpty, call.trailingClosure == nil, let end = call.rightParen
        {
            return facts.edits.insert("capacity: 0", at: end.byteRange.lowerBound)
        }
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base != nil,
            member.declName.baseName.text == "enumerateMatches", let label = call.arguments.first?.label
        else { return }
        let labels = call.arguments.compactMap { $0.label?.text }.filter { $0 != "options" && $0 != "using" }
        if labels == ["in", "range"] { facts.enumerations.append(label.byteRange) }
    }

    /// Returns the first label of a call that has those of one of Foundation's initializers with a format and values;
    /// nil for other calls.
    private static func formatLabel(of call: FunctionCallExprSyntax) -> TokenSyntax? {
        guard let label = call.arguments.first?.label, label.text == "format", call.arguments.count > 1,
            call.trailingClosure == nil
        else { return nil }
        var labels = call.arguments.dropFirst().map { $0.label?.text }
        if labels.first == "locale" { labels.removeFirst() }
        guard labels == ["arguments"] || labels.allSatisfy({ $0 == nil }) else { return nil }
        // Implicit members are mostly those of an own type, such as a style.
        let isOwn = call.arguments.contains {
            ($0.label == nil || $0.label?.text == "format") && isImplicitMember($0.expression)
        }
        return isOwn ? nil : label
    }

    /// Returns a Boolean value that indicates whether an expression begins with a period.
    private static func isImplicitMember(_ expression: ExprSyntax) -> Bool {
        expression.firstToken(viewMode: .sourceAccurate)?.tokenKind == .period
    }

    // MARK: Optional calls

    /// Removes the inner mark of `delegate?.window??.bounds`: the window of a delegate is an optional requirement on
    /// Apple's systems, and a requirement here.
    func removeSecondMark(within expression: ExprSyntax) {
        let member: ExprSyntax
        let mark: TokenSyntax
        if let chain = expression.as(OptionalChainingExprSyntax.self) {
            (member, mark) = (chain.expression, chain.questionMark)
        } else if let unwrap = expression.as(ForceUnwrapExprSyntax.self) {
            (member, mark) = (unwrap.expression, unwrap.exclamationMark)
        } else {
            return
        }
        guard member.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "window" else { return }
        facts.edits.replace(mark.byteRange, of: bytes, with: "")
    }

    func addOptionalCall(_ node: FunctionCallExprSyntax) {
        let callee: ExprSyntax
        let mark: TokenSyntax
        if let chain = node.calledExpression.as(OptionalChainingExprSyntax.self) {
            (callee, mark) = (chain.expression, chain.questionMark)
        } else if let unwrap = node.calledExpression.as(ForceUnwrapExprSyntax.self) {
            (callee, mark) = (unwrap.expression, unwrap.exclamationMark)
        } else {
            return
        }
        let member = callee.as(MemberAccessExprSyntax.self)
        guard let name = member?.declName.baseName ?? callee.as(DeclReferenceExprSyntax.self)?.baseName else { return }
        let receiver = member?.base.map(Receiver.init)
        facts.optionalCalls.append(
            OptionalCallFact(
                name: name.identifierText, receiver: receiver?.isSelf == true ? nil : receiver,
                hasUsedValue: mark.tokenKind == .postfixQuestionMark
                    && node.parent?.is(CodeBlockItemSyntax.self) != true,
                owner: scopes.last, nameRange: name.byteRange, markRange: mark.byteRange,
                labels: node.arguments.map { argument in
                    let start = argument.byteRange.lowerBound
                    return OptionalCallFact.Label(
                        name: argument.label?.identifierText ?? "",
                        range: start..<(argument.colon?.byteRange.upperBound ?? start))
                },
                trailingClosures: (node.trailingClosure == nil ? 0 : 1) + node.additionalTrailingClosures.count))
    }
}
