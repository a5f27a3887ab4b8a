import Foundation

// Foundation's function takes the same arguments with defaults; a function without them is preferred.

/// Returns the text of a key in the main bundle's table `Localizable`.
public func NSLocalizedString(_ key: String, comment: String) -> String {
    Bundle.main.localizedString(forKey: key, value: "", table: nil)
}

/// Returns the text of a key in a table of the main bundle.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
    Bundle.main.localizedString(forKey: key, value: "", table: tableName)
}

/// Returns the text of a key in the main bundle's table `Localizable`, or a value if there is none.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
    Bundle.main.localizedString(forKey: key, value: value, table: nil)
}

/// Returns the text of a key in a table of the main bundle, or a value if there is none.
public func NSLocalizedString(_ key: String, tableName: String?, value: String, comment: String) -> String {
    Bundle.main.localizedString(forKey: key, value: value, table: tableName)
}

/// Returns the text of a key in a bundle's table `Localizable`.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
    bundle.localizedString(forKey: key, value: "", table: nil)
}

/// Returns the text of a key in a bundle's table `Localizable`, or a value if there is none.
public func NSLocalizedString(_ key: String, bundle: Bundle, value: String, comment: String) -> String {
    bundle.localizedString(forKey: key, value: value, table: nil)
}

/// Returns the text of a key in a bundle's table.
public func NSLocalizedString(_ key: String, tableName: String?, bundle: Bundle, comment: String) -> String {
    bundle.localizedString(forKey: key, value: "", table: tableName)
}

/// Returns the text of a key in a bundle's table, or a value if there is none.
///
/// Foundation's function with all arguments has these labels, too, so that another one of its name would be ambiguous.
/// The lowering of an app's files calls this one in its place.
public func NSLocalizableString(
    _ key: String, tableName: String?, bundle: Bundle, value: String, comment: String
) -> String {
    bundle.localizedString(forKey: key, value: value, table: tableName)
}
