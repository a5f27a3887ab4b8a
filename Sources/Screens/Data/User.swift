/// A person as returned by the randomuser.me service; the displayed fields are required, the others optional.
public struct User: Hashable, Sendable, Decodable {
    /// A person's name.
    public struct Name: Hashable, Sendable, Decodable {
        /// The form of address.
        public var title: String?
        /// The first name.
        public var first: String
        /// The last name.
        public var last: String
    }

    /// A street and a house number.
    public struct Street: Hashable, Sendable {
        /// The house number, which may contain letters.
        public var number: String
        /// The name of the street.
        public var name: String
    }

    /// A postal address.
    public struct Location: Hashable, Sendable {
        /// The street and the house number.
        public var street: Street
        /// The city.
        public var city: String
        /// The state or province.
        public var state: String
        /// The country.
        public var country: String?
        /// The postcode, which the service returns as a number or a string, depending on the country.
        public var postcode: String
    }

    /// A date of birth.
    public struct Birth: Hashable, Sendable {
        /// The date in ISO 8601 format.
        public var date: String?
        /// The age in whole years.
        public var age: Int
    }

    /// The names of image files, relative to the users' file.
    public struct Picture: Hashable, Sendable, Decodable {
        /// The file of the largest image.
        public var large: String
        /// The file of the medium image.
        public var medium: String?
        /// The file of the thumbnail.
        public var thumbnail: String
    }

    /// The gender.
    public var gender: String?
    /// The name.
    public var name: Name
    /// The address.
    public var location: Location
    /// The email address.
    public var email: String
    /// The date of birth and the age.
    public var dob: Birth
    /// The telephone number.
    public var phone: String
    /// The mobile number.
    public var cell: String?
    /// The files of the images.
    public var picture: Picture
    /// The two-letter country code.
    public var nat: String?
}
