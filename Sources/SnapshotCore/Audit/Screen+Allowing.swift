extension Screen {
    /// Excludes rules from `snapshot audit` for the whole screen.
    ///
    /// ```swift
    /// Screen("poster") { PosterViewController() }.allowing(.contrast)
    /// ```
    public func allowing(_ rules: AuditRule...) -> Screen { allowing(rules.map { AuditAllowance(rule: $0) }) }

    /// Excludes a rule from `snapshot audit` for the views with an accessibility identifier, and for those in them.
    ///
    /// ```swift
    /// Screen("map") { MapViewController() }.allowing(.smallTarget, in: "attribution")
    /// ```
    public func allowing(_ rule: AuditRule, in identifier: String) -> Screen {
        allowing([AuditAllowance(rule: rule, identifier: identifier)])
    }
}
