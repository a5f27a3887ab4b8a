/// A point in a test scheduler's time, or a span of it.
public typealias TestTime = Int
