import BuilderUIKit

extension UIView {
    /// The reuse identifier of the class's views: the class's name, without its module.
    static var nameForReuse: String { String(describing: self) }

    /// Warns that views of a class can't be dequeued by the class's name, and that a new one is created each time.
    static func warnOfReuse(_ type: UIView.Type, in list: UIView, isRegistered: Bool, remedy: String) {
        let name = type.nameForReuse
        let reason =
            isRegistered
            ? "the identifier \(name) of \(list.describeBriefly()) is registered for another class than \(name)"
            : "\(name) isn't registered with \(list.describeBriefly())"
        WarningLog.current.add(.other("\(reason): call \(remedy) first; a new \(name) is used"))
    }
}
