// Keys of views are enums in most apps; these conformances let a plain number or string stand for one:
// `LabelView("Total").identifier("total")`, `context.find("total")`.

extension Int: @retroactive RawRepresentable {
    /// Makes the number itself.
    public init?(rawValue: Int) { self = rawValue }

    /// The number itself.
    public var rawValue: Int { self }
}

extension String: @retroactive RawRepresentable {
    /// Makes the string itself.
    public init?(rawValue: String) { self = rawValue }

    /// The string itself.
    public var rawValue: String { self }
}
