/// The environment of a process that draws.
struct RenderEnvironment: Hashable, Sendable {
    /// Variables that are put over this process's own.
    var environment: [String: String]

    /// As here. Each process throws the order of sets and dictionaries anew, even where the variable that fixes it is
    /// set.
    static let own = RenderEnvironment(environment: ["SWIFT_DETERMINISTIC_HASHING": "0"])

    /// The same in a time zone on the other side of the date line, with a quarter of an hour in it.
    static let otherZone = own.with(["TZ": "Pacific/Chatham"])

    /// The same in another language, with other figures and another reading direction.
    static let otherLanguage = own.with(["LANG": "ar_EG.UTF-8", "LC_ALL": "ar_EG.UTF-8", "LANGUAGE": "ar"])

    /// Both.
    static let foreign = otherZone.with(otherLanguage.environment)

    private func with(_ more: [String: String]) -> RenderEnvironment {
        RenderEnvironment(environment: environment.merging(more) { $1 })
    }
}
