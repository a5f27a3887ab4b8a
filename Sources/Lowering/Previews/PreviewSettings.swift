import SwiftSyntax

/// The name of a preview, and the traits that a screen can have, by modifiers.
struct PreviewSettings {
    private(set) var name: String?
    private var device: String?
    private var layout: String?
    private var orientation: String?
    private var style: String?
    private let values: [String: PreviewValue]

    /// - Parameters:
    ///   - modifiers: the modifiers of the containers and of the view, outer ones first.
    ///   - values: the values of the elements of loops, by their names.
    init(_ modifiers: [PreviewModifier], values: [String: PreviewValue] = [:]) {
        self.values = values
        for modifier in modifiers { apply(modifier) }
    }

    /// The traits, as in `SourcePreview.Trait`.
    var traits: [String] {
        [
            device.map { ".device(\($0.debugDescription))" }, style.map { ".userInterfaceStyle(.\($0))" },
            orientation.map { ".\($0)" }, layout,
        ].compactMap(\.self)
    }

    private mutating func apply(_ modifier: PreviewModifier) {
        guard let last = modifier.arguments.last?.expression else { return }
        switch modifier.name {
        case "previewDisplayName": name = text(last) ?? name
        case "previewDevice": device = text(last) ?? device
        case "previewLayout": layout = layout(last) ?? layout
        case "previewInterfaceOrientation":
            if let name = member(last) { orientation = name.hasPrefix("landscape") ? name : nil }
        case "preferredColorScheme", "colorScheme": style = style(last) ?? style
        case "environment":
            guard modifier.arguments.first?.expression.trimmedDescription == "\\.colorScheme" else { return }
            style = style(last) ?? style
        default: break
        }
    }

    private func style(_ expression: ExprSyntax) -> String? {
        member(expression).flatMap { ["light", "dark"].contains($0) ? $0 : nil }
    }

    /// Returns a trait for a layout; an empty text, which is none, for the device's.
    private func layout(_ expression: ExprSyntax) -> String? {
        switch PreviewValue(expression, values) {
        case .member("sizeThatFits"): return ".sizeThatFitsLayout"
        case .member: return nil
        default: break
        }
        guard let call = expression.as(FunctionCallExprSyntax.self),
            call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "fixed"
        else { return nil }
        return Self.fixedLayout(call.arguments)
    }

    /// Returns a trait for a width and a height that are literals.
    static func fixedLayout(_ arguments: LabeledExprListSyntax) -> String? {
        guard arguments.map({ $0.label?.text }) == ["width", "height"] else { return nil }
        let lengths = arguments.map(\.expression).filter {
            $0.is(IntegerLiteralExprSyntax.self) || $0.is(FloatLiteralExprSyntax.self)
        }
        guard lengths.count == 2 else { return nil }
        return ".fixedLayout(width: \(lengths[0].trimmedDescription), height: \(lengths[1].trimmedDescription))"
    }

    private func text(_ expression: ExprSyntax) -> String? {
        if case .text(let text) = PreviewValue(expression, values) { text } else { nil }
    }

    private func member(_ expression: ExprSyntax) -> String? {
        if case .member(let name) = PreviewValue(expression, values) { name } else { nil }
    }
}

/// A value in previews, as far as it is known before the code runs.
enum PreviewValue {
    /// A text, or a number's.
    case text(String)
    /// A static member or a case, such as `.dark`.
    case member(String)
    case unknown

    /// - Parameter values: the values of the elements of loops, by their names.
    init(_ expression: ExprSyntax, _ values: [String: PreviewValue] = [:]) {
        if let reference = expression.as(DeclReferenceExprSyntax.self) {
            self = values[reference.baseName.text] ?? .unknown
        } else if let literal = expression.as(StringLiteralExprSyntax.self) {
            self = Self.text(of: literal, values).map(Self.text) ?? .unknown
        } else if expression.is(IntegerLiteralExprSyntax.self) {
            self = .text(expression.trimmedDescription)
        } else if let member = expression.as(MemberAccessExprSyntax.self) {
            self = .member(member.declName.baseName.text)
        } else if let call = expression.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
            let argument = call.arguments.first, ["rawValue", "stringLiteral"].contains(argument.label?.text),
            ["PreviewDevice", ".init", "PreviewDevice.init"].contains(call.calledExpression.trimmedDescription)
        {
            self = PreviewValue(argument.expression, values)
        } else {
            self = .unknown
        }
    }

    private static func text(of literal: StringLiteralExprSyntax, _ values: [String: PreviewValue]) -> String? {
        if let text = literal.representedLiteralValue { return text }
        var result = ""
        for segment in literal.segments {
            if case .stringSegment(let segment) = segment {
                result += segment.content.text
                continue
            }
            guard case .expressionSegment(let segment) = segment, segment.expressions.count == 1,
                let expression = segment.expressions.first?.expression
            else { return nil }
            switch PreviewValue(expression, values) {
            case .text(let text): result += text
            case .member(let name) where expression.is(DeclReferenceExprSyntax.self): result += name
            default: return nil
            }
        }
        return result
    }
}
