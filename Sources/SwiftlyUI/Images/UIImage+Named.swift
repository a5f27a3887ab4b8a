import BuilderUIKit

extension UIImage {
    /// The picture with this name among the app's resources. Nil, and a warning, where there is none.
    public static func named(_ name: String) -> UIImage? { UIImage(named: name) }

    /// A system symbol. Nil, and a warning that suggests names, where there is none.
    public static func systemName(_ name: String) -> UIImage? { UIImage(systemName: name) }
}
