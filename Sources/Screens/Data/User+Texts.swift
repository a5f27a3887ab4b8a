extension User {
    /// The first name and last name.
    public var fullName: String { Self.line([name.first, name.last]) }

    /// The house number and the street.
    public var street: String { Self.line([location.street.number, location.street.name]) }

    /// The city, state and postcode in one line.
    public var cityStateZip: String { Self.line([location.city, location.state, location.postcode]) }

    /// Joins parts with single spaces; empty parts leave no gap.
    private static func line(_ parts: [String]) -> String { parts.filter { !$0.isEmpty }.joined(separator: " ") }
}
