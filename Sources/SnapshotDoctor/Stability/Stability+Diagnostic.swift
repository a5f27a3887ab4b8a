extension Stability {
    /// Returns the diagnostic of a picture; nil if it is stable.
    func finding(of picture: String) -> DoctorDiagnostic? {
        switch self {
        case .steady: nil
        case .tolerated:
            DoctorDiagnostic(
                .screens, .note, picture, "differs from itself each time, only under its masks or within its tolerance")
        case .notDrawn(let reason):
            DoctorDiagnostic(
                .screens, .fault, picture, "can't be drawn: \(reason)",
                remedy: "Until it can be, “verify” ends with 2. “snapshot render” draws it alone.")
        case .drawnAgain(let words):
            Self.fault(
                picture, "differs from itself when it is drawn again in the same process", words,
                likely: "it shows the time, something random, or a set or dictionary in its own order",
                remedy:
                    "Give it a fixed date and a seeded generator from where the screen is made, and sort what comes from a set; or mask the view."
            )
        case .amongProcesses(let words):
            Self.fault(
                picture, "differs from itself from one process to the next", words,
                likely: "it shows a set or a dictionary in its own order, a hash value or an address",
                remedy: "Sort what is shown, by something that is the same in each process.")
        case .byTimeZone(let words):
            Self.fault(
                picture, "differs by the time zone", words, likely: "it formats a date in the zone of the machine",
                remedy:
                    "Give its date formatter and calendar a timeZone where the screen is made; or set TZ to the same zone "
                    + "for every run.")
        case .byLanguage(let words):
            Self.fault(
                picture, "differs by the language of the machine", words,
                likely: "it formats with the current locale",
                remedy:
                    "Give its formatters a locale where the screen is made; or set LC_ALL to the same value for every run."
            )
        }
    }

    private static func fault(
        _ picture: String, _ text: String, _ words: [String], likely: String, remedy: String
    ) -> DoctorDiagnostic {
        var lines = ["\(text). Probably \(likely)."]
        lines += words.prefix(3).map { "  \($0)" }
        if words.count > 3 { lines.append("  and \(words.count - 3) more") }
        return DoctorDiagnostic(.screens, .fault, picture, lines.joined(separator: "\n"), remedy: remedy)
    }
}
