import Foundation

// Formatters of Linux behave as those of Mac OS X 10.4 and later, which are the only ones of iOS.

extension NumberFormatter {
    /// The versions of number formatters.
    public enum Behavior: UInt, Sendable {
        /// The default version.
        case `default` = 0
        /// The version of Mac OS X 10.0 to 10.3, which iOS lacks.
        case behavior10_0 = 1000
        /// The version of Mac OS X 10.4 and later.
        case behavior10_4 = 1040
    }

    /// The version of the formatter; 10.4, whatever is set.
    public var formatterBehavior: Behavior {
        get { .behavior10_4 }
        set {}
    }

    /// Returns the version of new formatters.
    public class func defaultFormatterBehavior() -> Behavior { .behavior10_4 }
    /// Has no effect.
    public class func setDefaultFormatterBehavior(_ behavior: Behavior) {}
}

extension DateFormatter {
    /// The versions of date formatters.
    public enum Behavior: UInt, Sendable {
        /// The default version.
        case `default` = 0
        /// The version of Mac OS X 10.0 to 10.3, which iOS lacks.
        case behavior10_0 = 1000
        /// The version of Mac OS X 10.4 and later.
        case behavior10_4 = 1040
    }

    /// The version of the formatter; 10.4, whatever is set.
    public var formatterBehavior: Behavior {
        get { .behavior10_4 }
        set {}
    }

    /// The version of new formatters; 10.4, whatever is set.
    public class var defaultFormatterBehavior: Behavior {
        get { .behavior10_4 }
        set {}
    }
}
