/// A person as the randomuser.me service describes them; what the screens show is required, the rest may be missing.
public struct User: Hashable, Sendable, Decodable {
    public struct Name: Hashable, Sendable, Decodable {
        public var title: String?
        public var first: String
        public var last: String
    }

    public struct Street: Hashable, Sendable {
        /// The house's number, which may hold letters.
        public var number: String
        public var name: String
    }

    public struct Location: Hashable, Sendable {
        public var street: Street
        public var city: String
        public var state: String
        public var country: String?
        /// The service gives a number or a text, after the country's custom.
        public var postcode: String
    }

    public struct Birth: Hashable, Sendable {
        public var date: String?
        /// Whole years.
        public var age: Int
    }

    /// Names of picture files, relative to the users' file.
    public struct Picture: Hashable, Sendable, Decodable {
        public var large: String
        public var medium: String?
        public var thumbnail: String
    }

    public var gender: String?
    public var name: Name
    public var location: Location
    public var email: String
    public var dob: Birth
    public var phone: String
    public var cell: String?
    public var picture: Picture
    /// The country's code of two letters.
    public var nat: String?
}
