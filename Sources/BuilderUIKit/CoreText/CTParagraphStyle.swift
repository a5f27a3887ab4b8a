import BuilderFoundation
import Foundation

/// The style of paragraphs of Core Text: UIKit's.
public typealias CTParagraphStyle = NSParagraphStyle
/// A stop of tabs of Core Text: UIKit's.
public typealias CTTextTab = NSTextTab

/// The alignment of lines, in Core Text's order.
public enum CTTextAlignment: UInt8, Sendable {
    /// At the left, at the right, in the middle, at both sides, or by the text's direction.
    case left, right, center, justified, natural
}

/// The breaking of lines.
public enum CTLineBreakMode: UInt8, Sendable {
    /// Between words, between characters, or not: cut by the area, at the start, at the end, or in the middle.
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// The direction of writing.
public enum CTWritingDirection: Int8, Sendable {
    /// By the first strong character.
    case natural = -1
    /// From left to right, or from right to left.
    case leftToRight, rightToLeft
}

/// The part of a style that a setting sets. The comments name the type of its value.
public enum CTParagraphStyleSpecifier: UInt32, Sendable {
    /// A `CTTextAlignment`.
    case alignment
    /// Points, each a `CGFloat`.
    case firstLineHeadIndent, headIndent, tailIndent
    /// A `CFArray` of `CTTextTab`.
    case tabStops
    /// Points, a `CGFloat`.
    case defaultTabInterval
    /// A `CTLineBreakMode`.
    case lineBreakMode
    /// A factor, a `CGFloat`.
    case lineHeightMultiple
    /// Points, each a `CGFloat`.
    case maximumLineHeight, minimumLineHeight, lineSpacing, paragraphSpacing, paragraphSpacingBefore
    /// A `CTWritingDirection`.
    case baseWritingDirection
    /// Points, each a `CGFloat`; the least space between lines is the one that is set.
    case maximumLineSpacing, minimumLineSpacing, lineSpacingAdjustment
    /// `CTLineBoundsOptions`, without effect.
    case lineBoundsOptions
}

/// One part of a style and its value.
public struct CTParagraphStyleSetting {
    /// The part.
    public var spec: CTParagraphStyleSpecifier
    /// The size of the value in bytes.
    public var valueSize: Int
    /// The address of the value.
    public var value: UnsafeRawPointer

    /// Creates a setting.
    public init(spec: CTParagraphStyleSpecifier, valueSize: Int, value: UnsafeRawPointer) {
        self.spec = spec
        self.valueSize = valueSize
        self.value = value
    }

    /// The value, of the type that its part needs; nil if its size is another.
    private func load<Value>(_ type: Value.Type = Value.self) -> Value? {
        valueSize == MemoryLayout<Value>.size ? value.loadUnaligned(as: type) : nil
    }

    /// Returns a value that is an enumeration's raw value, and nil for one that it lacks.
    private func loadCase<Value: RawRepresentable>(_ type: Value.Type) -> Value? where Value.RawValue: BitwiseCopyable {
        load(Value.RawValue.self).flatMap(Value.init(rawValue:))
    }

    fileprivate func apply(to style: NSMutableParagraphStyle) {
        switch spec {
        case .alignment: loadCase(CTTextAlignment.self).map { style.alignment = $0.style }
        case .lineBreakMode:
            loadCase(CTLineBreakMode.self).flatMap { NSLineBreakMode(rawValue: .init($0.rawValue)) }
                .map { style.lineBreakMode = $0 }
        case .baseWritingDirection:
            loadCase(CTWritingDirection.self).flatMap { NSWritingDirection(rawValue: Int($0.rawValue)) }
                .map { style.baseWritingDirection = $0 }
        case .tabStops:
            guard valueSize == MemoryLayout<CFArray>.size else { return }
            let stops = value.assumingMemoryBound(to: CFArray.self).pointee
            style.tabStops = stops.compactMap { $0 as? NSTextTab }
        case .lineBoundsOptions: return
        default:
            guard let number = load(CGFloat.self) else { return }
            apply(number, to: style)
        }
    }

    private func apply(_ number: CGFloat, to style: NSMutableParagraphStyle) {
        switch spec {
        case .firstLineHeadIndent: style.firstLineHeadIndent = number
        case .headIndent: style.headIndent = number
        case .tailIndent: style.tailIndent = number
        case .defaultTabInterval: style.defaultTabInterval = number
        case .lineHeightMultiple: style.lineHeightMultiple = number
        case .maximumLineHeight: style.maximumLineHeight = number
        case .minimumLineHeight: style.minimumLineHeight = number
        case .lineSpacing, .lineSpacingAdjustment: style.lineSpacing = number
        case .minimumLineSpacing: style.lineSpacing = max(style.lineSpacing, number)
        case .maximumLineSpacing: style.lineSpacing = min(style.lineSpacing, number)
        case .paragraphSpacing: style.paragraphSpacing = number
        case .paragraphSpacingBefore: style.paragraphSpacingBefore = number
        default: return
        }
    }
}

extension CTTextAlignment {
    fileprivate var style: NSTextAlignment {
        switch self {
        case .left: .left
        case .right: .right
        case .center: .center
        case .justified: .justified
        case .natural: .natural
        }
    }
}

/// Creates a style of settings; later ones replace earlier ones.
public func CTParagraphStyleCreate(
    _ settings: UnsafePointer<CTParagraphStyleSetting>?, _ settingCount: Int
) -> CTParagraphStyle {
    let style = NSMutableParagraphStyle()
    for setting in UnsafeBufferPointer(start: settings, count: settings == nil ? 0 : max(0, settingCount)) {
        setting.apply(to: style)
    }
    return style
}

/// Creates a copy of a style.
public func CTParagraphStyleCreateCopy(_ paragraphStyle: CTParagraphStyle) -> CTParagraphStyle {
    paragraphStyle.copy() as? NSParagraphStyle ?? paragraphStyle
}
