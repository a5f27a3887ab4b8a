/// A person as returned by the randomuser.me service; the displayed fields are required, the others optional.
public struct User: Hashable, Sendable, Decodable {
    public struct Name: Hashable, Sendable, Decodable {
        public var title: String?
        public var first: String
        public var last: String
    }

    public struct Street: Hashable, Sendable {
        /// The house number, which may contain letters.
        public var number: String
        public var name: String
    }

    public struct Location: Hashable, Sendable {
        public var street: Street
        public var city: String
        public var state: String
        public var country: String?
        /// The postcode, which the service returns as a number or a string, depending on the country.
        public var postcode: String
    }

    public struct Birth: Hashable, Sendable {
        public var date: String?
        /// The age in whole years.
        public var age: Int
    }

    /// The names of image files, relative to the users' file.
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
    /// The two-letter country code.
    public var nat: String?
}
