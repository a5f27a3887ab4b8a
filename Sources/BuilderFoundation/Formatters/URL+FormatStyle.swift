import Foundation

extension URL {
    /// A format of addresses, which shows or leaves out their parts: `url.formatted(.url.scheme(.never))`.
    ///
    /// Without other settings scheme, host, path, and the port of schemes other than `http` and `https` are shown;
    /// user, password, query and fragment aren't (Apple's documentation).
    public struct FormatStyle: Foundation.FormatStyle, Hashable, Codable, Sendable {
        /// A part of an address that a condition may ask for.
        public enum Component: Int, Hashable, Codable, Sendable {
            case scheme, user, password, host, port, path, query, fragment
        }

        /// The appearance of a part.
        public struct ComponentDisplayOption: Hashable, Codable, Sendable, CustomStringConvertible {
            fileprivate enum Rule: Hashable, Codable {
                case always, never, omitIfHTTPFamily
                case displayWhen(Component, matches: Set<String>)
                case omitWhen(Component, matches: Set<String>)
            }

            fileprivate let rule: Rule

            /// Shows the part.
            public static var always: Self { Self(rule: .always) }
            /// Leaves the part out.
            public static var never: Self { Self(rule: .never) }
            /// Leaves the part out in addresses with the schemes `http` and `https`.
            public static var omitIfHTTPFamily: Self { Self(rule: .omitIfHTTPFamily) }
            /// Shows the part if another one has one of some values.
            public static func displayWhen(_ component: Component, matches requirements: Set<String>) -> Self {
                Self(rule: .displayWhen(component, matches: requirements))
            }
            /// Leaves the part out if another one has one of some values.
            public static func omitWhen(_ component: Component, matches requirements: Set<String>) -> Self {
                Self(rule: .omitWhen(component, matches: requirements))
            }

            public var description: String { "\(rule)" }

            fileprivate func shows(in components: URLComponents) -> Bool {
                switch rule {
                case .always: true
                case .never: false
                case .omitIfHTTPFamily: !["http", "https"].contains(components.scheme?.lowercased() ?? "")
                case .displayWhen(let part, let values): components.text(of: part).map(values.contains) ?? false
                case .omitWhen(let part, let values): !(components.text(of: part).map(values.contains) ?? false)
                }
            }
        }

        /// The appearance of the host, whose subdomains may be left out.
        public struct HostDisplayOption: Hashable, Codable, Sendable {
            fileprivate let option: ComponentDisplayOption
            private var omitted: Set<String> = []
            private var omitsSeveral = false
            private var omission = ComponentDisplayOption.always

            fileprivate init(option: ComponentDisplayOption) { self.option = option }

            /// Shows the host.
            public static var always: Self { Self(option: .always) }
            /// Leaves the host out.
            public static var never: Self { Self(option: .never) }
            /// Leaves the host out in addresses with the schemes `http` and `https`.
            public static var omitIfHTTPFamily: Self { Self(option: .omitIfHTTPFamily) }
            /// Shows the host if a part has one of some values.
            public static func displayWhen(_ component: Component, matches requirements: Set<String>) -> Self {
                Self(option: .displayWhen(component, matches: requirements))
            }
            /// Leaves the host out if a part has one of some values.
            public static func omitWhen(_ component: Component, matches requirements: Set<String>) -> Self {
                Self(option: .omitWhen(component, matches: requirements))
            }
            /// Shows the host without the first of its names if that is one of some, such as `www`. At least two names
            /// stay.
            ///
            /// - Parameters:
            ///   - subdomainsToOmit: The names; none by default.
            ///   - omitMultiLevelSubdomains: True for leaving out the names after the first too, as far as they are
            ///     among those; false by default.
            public static func omitSpecificSubdomains(
                _ subdomainsToOmit: Set<String> = [], includeMultiLevelSubdomains omitMultiLevelSubdomains: Bool = false
            ) -> Self {
                var option = Self.always
                (option.omitted, option.omitsSeveral) = (subdomainsToOmit, omitMultiLevelSubdomains)
                return option
            }
            /// Shows the host without the first of its names if that is one of some, and if a part has one of some
            /// values.
            public static func omitSpecificSubdomains(
                _ subdomainsToOmit: Set<String> = [],
                includeMultiLevelSubdomains omitMultiLevelSubdomains: Bool = false, when component: Component,
                matches requirements: Set<String>
            ) -> Self {
                var option = omitSpecificSubdomains(
                    subdomainsToOmit, includeMultiLevelSubdomains: omitMultiLevelSubdomains)
                option.omission = .displayWhen(component, matches: requirements)
                return option
            }

            /// Returns the names of the host that are shown.
            fileprivate func names(of host: String, in components: URLComponents) -> String {
                guard omission.shows(in: components) else { return host }
                var names = host.split(separator: ".", omittingEmptySubsequences: false)
                let limit = omitsSeveral ? names.count : 1
                for _ in 0..<limit where names.count > 2 && omitted.contains(names[0].lowercased()) {
                    names.removeFirst()
                }
                return names.joined(separator: ".")
            }
        }

        private var options: [Component: ComponentDisplayOption]
        private var hostOption: HostDisplayOption

        /// Creates a format.
        public init(
            scheme: ComponentDisplayOption = .always, user: ComponentDisplayOption = .never,
            password: ComponentDisplayOption = .never, host: HostDisplayOption = .always,
            port: ComponentDisplayOption = .omitIfHTTPFamily, path: ComponentDisplayOption = .always,
            query: ComponentDisplayOption = .never, fragment: ComponentDisplayOption = .never
        ) {
            options = [
                .scheme: scheme, .user: user, .password: password, .port: port, .path: path, .query: query,
                .fragment: fragment,
            ]
            hostOption = host
        }

        /// Returns the format with another appearance of the scheme.
        public func scheme(_ strategy: ComponentDisplayOption = .always) -> Self { with(.scheme, strategy) }
        /// Returns the format with another appearance of the user's name.
        public func user(_ strategy: ComponentDisplayOption = .never) -> Self { with(.user, strategy) }
        /// Returns the format with another appearance of the password.
        public func password(_ strategy: ComponentDisplayOption = .never) -> Self { with(.password, strategy) }
        /// Returns the format with another appearance of the host.
        public func host(_ strategy: HostDisplayOption = .always) -> Self {
            var style = self
            style.hostOption = strategy
            return style
        }
        /// Returns the format with another appearance of the port.
        public func port(_ strategy: ComponentDisplayOption = .omitIfHTTPFamily) -> Self { with(.port, strategy) }
        /// Returns the format with another appearance of the path.
        public func path(_ strategy: ComponentDisplayOption = .always) -> Self { with(.path, strategy) }
        /// Returns the format with another appearance of the query.
        public func query(_ strategy: ComponentDisplayOption = .never) -> Self { with(.query, strategy) }
        /// Returns the format with another appearance of the fragment.
        public func fragment(_ strategy: ComponentDisplayOption = .never) -> Self { with(.fragment, strategy) }

        private func with(_ component: Component, _ option: ComponentDisplayOption) -> Self {
            var style = self
            style.options[component] = option
            return style
        }

        /// Returns the address with the parts that are shown; one that can't be taken apart as it is.
        public func format(_ value: URL) -> String {
            guard var shown = URLComponents(url: value, resolvingAgainstBaseURL: true) else {
                return value.absoluteString
            }
            let all = shown
            func shows(_ component: Component) -> Bool { options[component]?.shows(in: all) ?? true }
            if !shows(.scheme) { shown.scheme = nil }
            if !shows(.query) { shown.query = nil }
            if !shows(.fragment) { shown.fragment = nil }
            if !shows(.path) { shown.path = "" }
            guard hostOption.option.shows(in: all) else {
                (shown.user, shown.password, shown.port, shown.host) = (nil, nil, nil, nil)
                return shown.string ?? value.absoluteString
            }
            if let host = all.host, !host.isEmpty { shown.host = hostOption.names(of: host, in: all) }
            if !shows(.user) { (shown.user, shown.password) = (nil, nil) }
            if !shows(.password) { shown.password = nil }
            if !shows(.port) { shown.port = nil }
            let text = shown.string ?? value.absoluteString
            // Without a scheme an address would begin with two slashes.
            return shown.scheme == nil && text.hasPrefix("//") ? String(text.dropFirst(2)) : text
        }
    }

    /// Returns the address in the default format.
    public func formatted() -> String { formatted(FormatStyle()) }

    /// Returns the address in a format.
    public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
    where Style.FormatInput == URL { style.format(self) }

    /// Creates an address from a text by a strategy.
    public init<Strategy: Foundation.ParseStrategy>(
        _ value: Strategy.ParseInput, strategy: Strategy
    ) throws where Strategy.ParseOutput == URL { self = try strategy.parse(value) }

    /// A strategy that reads addresses whose parts are required, may be missing, or have a default.
    public struct ParseStrategy: Foundation.ParseStrategy, Hashable, Codable, Sendable {
        /// The presence of a part.
        public enum ComponentParseStrategy<Component: Hashable & Codable & Sendable>: Hashable, Codable, Sendable {
            /// It has to be there.
            case required
            /// It may be missing.
            case optional
            /// It is added if it is missing.
            case defaultValue(Component)
        }

        private var scheme: ComponentParseStrategy<String>
        private var user: ComponentParseStrategy<String>
        private var password: ComponentParseStrategy<String>
        private var host: ComponentParseStrategy<String>
        private var port: ComponentParseStrategy<Int>
        private var path: ComponentParseStrategy<String>
        private var query: ComponentParseStrategy<String>
        private var fragment: ComponentParseStrategy<String>

        /// Creates a strategy.
        public init(
            scheme: ComponentParseStrategy<String> = .required, user: ComponentParseStrategy<String> = .optional,
            password: ComponentParseStrategy<String> = .optional, host: ComponentParseStrategy<String> = .required,
            port: ComponentParseStrategy<Int> = .optional, path: ComponentParseStrategy<String> = .optional,
            query: ComponentParseStrategy<String> = .optional, fragment: ComponentParseStrategy<String> = .optional
        ) {
            (self.scheme, self.user, self.password, self.host) = (scheme, user, password, host)
            (self.port, self.path, self.query, self.fragment) = (port, path, query, fragment)
        }

        /// Returns the strategy with another rule of the scheme.
        public func scheme(_ strategy: ComponentParseStrategy<String> = .required) -> Self { with(\.scheme, strategy) }
        /// Returns the strategy with another rule of the user's name.
        public func user(_ strategy: ComponentParseStrategy<String> = .optional) -> Self { with(\.user, strategy) }
        /// Returns the strategy with another rule of the password.
        public func password(_ strategy: ComponentParseStrategy<String> = .optional) -> Self {
            with(\.password, strategy)
        }
        /// Returns the strategy with another rule of the host.
        public func host(_ strategy: ComponentParseStrategy<String> = .required) -> Self { with(\.host, strategy) }
        /// Returns the strategy with another rule of the port.
        public func port(_ strategy: ComponentParseStrategy<Int> = .optional) -> Self { with(\.port, strategy) }
        /// Returns the strategy with another rule of the path.
        public func path(_ strategy: ComponentParseStrategy<String> = .optional) -> Self { with(\.path, strategy) }
        /// Returns the strategy with another rule of the query.
        public func query(_ strategy: ComponentParseStrategy<String> = .optional) -> Self { with(\.query, strategy) }
        /// Returns the strategy with another rule of the fragment.
        public func fragment(_ strategy: ComponentParseStrategy<String> = .optional) -> Self {
            with(\.fragment, strategy)
        }

        private func with<Value>(_ path: WritableKeyPath<Self, Value>, _ value: Value) -> Self {
            var strategy = self
            strategy[keyPath: path] = value
            return strategy
        }

        /// Reads an address. Throws `CocoaError.formatting` if it isn't one, or if a required part is missing.
        public func parse(_ value: String) throws -> URL {
            guard var parts = URLComponents(string: value.trimmingCharacters(in: .whitespacesAndNewlines)) else {
                throw CocoaError(.formatting)
            }
            func complete<Part>(_ part: inout Part?, _ strategy: ComponentParseStrategy<Part>) throws {
                switch strategy {
                case .required: if part == nil { throw CocoaError(.formatting) }
                case .optional: break
                case .defaultValue(let value): part = part ?? value
                }
            }
            var path = parts.path.isEmpty ? nil : Optional(parts.path)
            try complete(&parts.scheme, scheme)
            try complete(&parts.user, user)
            try complete(&parts.password, password)
            try complete(&parts.host, host)
            try complete(&parts.port, port)
            try complete(&path, self.path)
            parts.path = path ?? ""
            try complete(&parts.query, query)
            try complete(&parts.fragment, fragment)
            guard let url = parts.url else { throw CocoaError(.formatting) }
            return url
        }
    }
}

extension URL.FormatStyle: ParseableFormatStyle {
    /// The strategy that reads addresses.
    public var parseStrategy: URL.ParseStrategy { URL.ParseStrategy() }
}

extension FormatStyle where Self == URL.FormatStyle {
    /// The format of addresses.
    public static var url: Self { Self() }
}

extension ParseStrategy where Self == URL.ParseStrategy {
    /// The strategy that reads addresses.
    public static var url: Self { Self() }
}

extension URLComponents {
    fileprivate func text(of component: URL.FormatStyle.Component) -> String? {
        switch component {
        case .scheme: scheme
        case .user: user
        case .password: password
        case .host: host
        case .port: port.map(String.init)
        case .path: path
        case .query: query
        case .fragment: fragment
        }
    }
}
