import Foundation

// The standard library's random values without a generator, for an app's code: in a render with a date of its own they
// are the same each time, elsewhere the system's. The compiler prefers a module's declarations to the standard
// library's of the same form. Values from a generator that the app makes are its own.

/// The generator of the current render, or the system's.
private struct RenderRandomNumberGenerator: RandomNumberGenerator {
    private let work = ScreenWork.current
    private var system = SystemRandomNumberGenerator()

    mutating func next() -> UInt64 { work?.nextRandomNumber() ?? system.next() }
}

extension FixedWidthInteger {
    /// Returns a random value in a range; in a render of the `snapshot` command the same each time.
    public static func random(in range: Range<Self>) -> Self {
        var generator = RenderRandomNumberGenerator()
        return random(in: range, using: &generator)
    }

    /// Returns a random value in a range; in a render of the `snapshot` command the same each time.
    public static func random(in range: ClosedRange<Self>) -> Self {
        var generator = RenderRandomNumberGenerator()
        return random(in: range, using: &generator)
    }
}

extension BinaryFloatingPoint where RawSignificand: FixedWidthInteger {
    /// Returns a random value in a range; in a render of the `snapshot` command the same each time.
    public static func random(in range: Range<Self>) -> Self {
        var generator = RenderRandomNumberGenerator()
        return random(in: range, using: &generator)
    }

    /// Returns a random value in a range; in a render of the `snapshot` command the same each time.
    public static func random(in range: ClosedRange<Self>) -> Self {
        var generator = RenderRandomNumberGenerator()
        return random(in: range, using: &generator)
    }
}

extension Bool {
    /// Returns a random value; in a render of the `snapshot` command the same each time.
    public static func random() -> Bool {
        var generator = RenderRandomNumberGenerator()
        return random(using: &generator)
    }
}

extension Collection {
    /// Returns a random element, or nil for an empty collection; in a render of the `snapshot` command the same each
    /// time.
    public func randomElement() -> Element? {
        var generator = RenderRandomNumberGenerator()
        return randomElement(using: &generator)
    }
}

extension Sequence {
    /// Returns the elements in random order; in a render of the `snapshot` command the same each time.
    public func shuffled() -> [Element] {
        var generator = RenderRandomNumberGenerator()
        return shuffled(using: &generator)
    }
}

extension MutableCollection where Self: RandomAccessCollection {
    /// Puts the elements in random order; in a render of the `snapshot` command the same each time.
    public mutating func shuffle() {
        var generator = RenderRandomNumberGenerator()
        shuffle(using: &generator)
    }
}
