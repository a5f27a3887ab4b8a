import BuilderUIKit

extension UIImage {
    /// The image with this name from the app's resources; nil, with a warning, if there is none.
    public static func named(_ name: String) -> UIImage? { UIImage(named: name) }

    /// A system symbol; nil, with a warning that suggests names, if there is none.
    public static func systemName(_ name: String) -> UIImage? { UIImage(systemName: name) }
}
