import Foundation

/// The day that a manual page bears, in UTC.
enum ManualDate {
    /// What `SOURCE_DATE_EPOCH` says, as those who build packages set it; else the day when the program was built.
    static func text(
        environment: [String: String] = ProcessInfo.processInfo.environment, program: String = "/proc/self/exe"
    ) -> String {
        var status = stat()
        let built = stat(program, &status) == 0 ? status.st_mtim.tv_sec : 0
        return text(seconds: environment["SOURCE_DATE_EPOCH"].flatMap { Int($0) } ?? built)
    }

    /// - Parameter seconds: since 1970.
    static func text(seconds: Int) -> String {
        var time = time_t(seconds)
        var parts = tm()
        guard gmtime_r(&time, &parts) != nil else { return text(seconds: 0) }
        let months = [
            "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
            "November",
            "December",
        ]
        return "\(months[Int(parts.tm_mon)]) \(parts.tm_mday), \(parts.tm_year + 1900)"
    }
}
