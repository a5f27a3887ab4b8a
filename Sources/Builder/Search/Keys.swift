// Keys of views are enums in most apps; these conformances allow plain numbers and strings too:
// `LabelView("Total").identifier("total")`, `context.find("total")`.

extension Int: @retroactive RawRepresentable {
    /// Creates the number itself.
    public init?(rawValue: Int) { self = rawValue }

    /// The number itself.
    public var rawValue: Int { self }
}

extension String: @retroactive RawRepresentable {
    /// Creates the string itself.
    public init?(rawValue: String) { self = rawValue }

    /// The string itself.
    public var rawValue: String { self }
}
