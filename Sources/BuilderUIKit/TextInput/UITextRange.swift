import Foundation

/// A position between the characters of a text. Texts of the app's own have subclasses.
@preconcurrency @MainActor
open class UITextPosition: _MainActorObject {
    /// The distance from the text's beginning in UTF-16 units; 0 in subclasses of the app.
    let offset: Int

    init(offset: Int) {
        self.offset = offset
        super.init(_responder: ())
    }

    public override init(_responder: Void) {
        offset = 0
        super.init(_responder: ())
    }

    /// Creates a position, for subclasses.
    public init() {
        offset = 0
        super.init(_responder: ())
    }
}

/// The characters between two positions. Texts of the app's own have subclasses.
@preconcurrency @MainActor
open class UITextRange: _MainActorObject {
    private let first: UITextPosition
    private let last: UITextPosition

    /// The first position.
    open var start: UITextPosition { first }
    /// The position after the last character.
    open var end: UITextPosition { last }
    /// A Boolean value that indicates whether the range is empty.
    open var isEmpty: Bool { start.offset == end.offset }

    init(_ start: UITextPosition, _ end: UITextPosition) {
        first = start
        last = end
        super.init(_responder: ())
    }

    public override init(_responder: Void) {
        first = UITextPosition()
        last = first
        super.init(_responder: ())
    }

    /// Creates an empty range, for subclasses.
    public init() {
        first = UITextPosition()
        last = first
        super.init(_responder: ())
    }

    convenience init(from range: NSRange) {
        self.init(UITextPosition(offset: range.lowerBound), UITextPosition(offset: range.upperBound))
    }

    var offsets: Range<Int> { start.offset..<max(start.offset, end.offset) }
}
