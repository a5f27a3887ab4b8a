import BuilderFoundation
import Foundation

/// The attribute with the delegate that sizes characters, a `CTRunDelegate`.
public var kCTRunDelegateAttributeName: CFString { CFString(string: NSAttributedString.Key.runDelegate.rawValue) }
/// The version of the callbacks.
public let kCTRunDelegateVersion1: CFIndex = 1
/// The version of the callbacks.
public let kCTRunDelegateCurrentVersion: CFIndex = 1

/// Returns a length in points; called with the delegate's reference.
public typealias CTRunDelegateGetAscentCallback = (UnsafeMutableRawPointer) -> CGFloat
/// Returns a length in points; called with the delegate's reference.
public typealias CTRunDelegateGetDescentCallback = (UnsafeMutableRawPointer) -> CGFloat
/// Returns a length in points; called with the delegate's reference.
public typealias CTRunDelegateGetWidthCallback = (UnsafeMutableRawPointer) -> CGFloat
/// Called with the delegate's reference when the delegate is gone.
public typealias CTRunDelegateDeallocateCallback = (UnsafeMutableRawPointer) -> Void

/// The functions that return the lengths of a delegate's characters.
public struct CTRunDelegateCallbacks {
    /// The version, `kCTRunDelegateVersion1`.
    public var version: CFIndex
    /// Called when the delegate is gone.
    public var dealloc: CTRunDelegateDeallocateCallback
    /// Returns the points above the baseline.
    public var getAscent: CTRunDelegateGetAscentCallback
    /// Returns the points below the baseline.
    public var getDescent: CTRunDelegateGetDescentCallback
    /// Returns the width in points.
    public var getWidth: CTRunDelegateGetWidthCallback

    /// Creates callbacks.
    public init(
        version: CFIndex, dealloc: @escaping CTRunDelegateDeallocateCallback,
        getAscent: @escaping CTRunDelegateGetAscentCallback, getDescent: @escaping CTRunDelegateGetDescentCallback,
        getWidth: @escaping CTRunDelegateGetWidthCallback
    ) {
        self.version = version
        self.dealloc = dealloc
        self.getAscent = getAscent
        self.getDescent = getDescent
        self.getWidth = getWidth
    }
}

/// Sizes the characters that have it as an attribute, so that room is left for what is drawn there.
public final class CTRunDelegate: NSObject, @unchecked Sendable {
    private let callbacks: CTRunDelegateCallbacks
    fileprivate let reference: UnsafeMutableRawPointer?
    /// The reference that callbacks receive: the stack's of a call without one.
    private func length(_ callback: CTRunDelegateGetWidthCallback) -> CGFloat {
        if let reference { return max(0, callback(reference)) }
        var none = 0
        return max(0, callback(&none))
    }

    fileprivate init(_ callbacks: CTRunDelegateCallbacks, _ reference: UnsafeMutableRawPointer?) {
        self.callbacks = callbacks
        self.reference = reference
    }

    deinit {
        if let reference { callbacks.dealloc(reference) }
    }

    var ascent: CGFloat { length(callbacks.getAscent) }
    var descent: CGFloat { length(callbacks.getDescent) }
    var width: CGFloat { length(callbacks.getWidth) }
}

/// Creates a delegate of callbacks, which receive the reference. Without one, they receive an address that is valid
/// during the call, and the delegate's end isn't reported.
public func CTRunDelegateCreate(
    _ callbacks: UnsafePointer<CTRunDelegateCallbacks>, _ refCon: UnsafeMutableRawPointer?
) -> CTRunDelegate? {
    callbacks.pointee.version == kCTRunDelegateVersion1 ? CTRunDelegate(callbacks.pointee, refCon) : nil
}

/// Returns the reference of a delegate; without one, an address without meaning.
public func CTRunDelegateGetRefCon(_ runDelegate: CTRunDelegate) -> UnsafeMutableRawPointer {
    runDelegate.reference ?? Unmanaged.passUnretained(runDelegate).toOpaque()
}

extension NSAttributedString.Key {
    static let runDelegate = NSAttributedString.Key("CTRunDelegate")
}

extension NSAttributedString {
    /// A copy in which characters with a run delegate are attachments of its lengths, which draw nothing.
    var reservingRunDelegates: NSAttributedString {
        let whole = NSRange(location: 0, length: length)
        var delegates: [(delegate: CTRunDelegate, range: NSRange)] = []
        enumerateAttribute(.runDelegate, in: whole) { value, range, _ in
            if let delegate = value as? CTRunDelegate { delegates.append((delegate, range)) }
        }
        guard !delegates.isEmpty else { return NSAttributedString(attributedString: self) }
        let result = NSMutableAttributedString(attributedString: self)
        for (delegate, range) in delegates {
            let attachment = NSTextAttachment(image: UIImage())
            attachment.bounds = CGRect(
                x: 0, y: -delegate.descent, width: delegate.width, height: delegate.ascent + delegate.descent)
            let replaced = NSMutableAttributedString()
            for offset in 0..<range.length {
                var attributes = attributes(at: range.location + offset, effectiveRange: nil)
                attributes[.attachment] = attachment
                replaced.append(NSAttributedString(string: "\u{FFFC}", attributes: attributes))
            }
            result.replaceCharacters(in: range, with: replaced)
        }
        return result
    }
}
