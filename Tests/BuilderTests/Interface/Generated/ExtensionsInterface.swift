// Made by scripts/make-builder-interface.
import Builder

extension ProvedInterface {
    static let extensionsLines = [
        #"extension UIView"#,
        #"func addSubview(_ view: View)"#,
        #"func insertSubview(_ view: View, at index: Int)"#,
        #"func empty()"#,
        #"func reset(_ view: View, padding: UIEdgeInsets? = nil, safeArea: Bool = false)"#,
        #"func transition(to view: View, padding: UIEdgeInsets? = nil, safeArea: Bool = false, delay: Double = 0.2)"#,
        #"func transition(to viewController: UIViewController, delay: Double = 0.2)"#,
        #"func embedModified<V: UIView>(_ view: V, padding: UIEdgeInsets? = nil, safeArea: Bool = false, _ modifier: (_ view: V) -> Void) -> V"#,
        #"func find<K: RawRepresentable>(_ key: K) -> UIView? where K.RawValue == Int"#,
        #"func find<K: RawRepresentable>(_ key: K) -> UIView? where K.RawValue == String"#,
        #"func find<K: RawRepresentable>(subview key: K) -> UIView? where K.RawValue == Int"#,
        #"func find<K: RawRepresentable>(subview key: K) -> UIView? where K.RawValue == String"#,
        #"func find<K: RawRepresentable>(superview key: K) -> UIView? where K.RawValue == Int"#,
        #"func find<K: RawRepresentable>(superview key: K) -> UIView? where K.RawValue == String"#,
        #"func scrollIntoView()"#,
        #"func firstSubview<Subview: UIView>(ofType subviewType: Subview.Type) -> Subview?"#,
        #"func firstSubview(where predicate: (_ view: UIView) -> Bool) -> UIView?"#,
        #"func firstSuperview<Subview>(ofType subviewType: Subview.Type) -> Subview?"#,
        #"func firstSuperview(where predicate: (_ view: UIView) -> Bool) -> UIView?"#,
        #"var rootview: UIView"#,
        #"extension UIResponder"#,
        #"var parentViewController: UIViewController?"#,
        #"extension Int: RawRepresentable"#,
        #"init?(rawValue: Int)"#,
        #"var rawValue: Int"#,
        #"extension String: RawRepresentable"#,
        #"init?(rawValue: String)"#,
        #"var rawValue: String"#,
    ]
}

extension UIView {
    @MainActor static func interface158() {
        _ = Self.self
    }

    @MainActor func interface159(_ view: View) {
        self.addSubview(view)
    }

    @MainActor func interface160(_ view: View, at index: Int) {
        self.insertSubview(view, at: index)
    }

    @MainActor func interface161() {
        self.empty()
    }

    @MainActor func interface162(_ view: View, padding: UIEdgeInsets?, safeArea: Bool) {
        self.reset(view, padding: padding, safeArea: safeArea)
        self.reset(view, safeArea: safeArea)
        self.reset(view, padding: padding)
        self.reset(view)
    }

    @MainActor func interface163(to view: View, padding: UIEdgeInsets?, safeArea: Bool, delay: Double) {
        self.transition(to: view, padding: padding, safeArea: safeArea, delay: delay)
        self.transition(to: view, safeArea: safeArea, delay: delay)
        self.transition(to: view, padding: padding, delay: delay)
        self.transition(to: view, padding: padding, safeArea: safeArea)
        self.transition(to: view)
    }

    @MainActor func interface164(to viewController: UIViewController, delay: Double) {
        self.transition(to: viewController, delay: delay)
        self.transition(to: viewController)
    }

    @MainActor func interface165<V: UIView>(
        _ view: V, padding: UIEdgeInsets?, safeArea: Bool, _ modifier: (_ view: V) -> Void
    ) {
        var result = self.embedModified(view, padding: padding, safeArea: safeArea, modifier)
        prove(&result, Same<V>())
        _ = self.embedModified(view, safeArea: safeArea, modifier)
        _ = self.embedModified(view, padding: padding, modifier)
        _ = self.embedModified(view, modifier)
    }

    @MainActor func interface166<K: RawRepresentable>(_ key: K) where K.RawValue == Int {
        var result = self.find(key)
        prove(&result, Same<UIView?>())
    }

    @MainActor func interface167<K: RawRepresentable>(_ key: K) where K.RawValue == String {
        var result = self.find(key)
        prove(&result, Same<UIView?>())
    }

    @MainActor func interface168<K: RawRepresentable>(subview key: K) where K.RawValue == Int {
        var result = self.find(subview: key)
        prove(&result, Same<UIView?>())
    }

    @MainActor func interface169<K: RawRepresentable>(subview key: K) where K.RawValue == String {
        var result = self.find(subview: key)
        prove(&result, Same<UIView?>())
    }

    @MainActor func interface170<K: RawRepresentable>(superview key: K) where K.RawValue == Int {
        var result = self.find(superview: key)
        prove(&result, Same<UIView?>())
    }

    @MainActor func interface171<K: RawRepresentable>(superview key: K) where K.RawValue == String {
        var result = self.find(superview: key)
        prove(&result, Same<UIView?>())
    }

    @MainActor func interface172() {
        self.scrollIntoView()
    }

    @MainActor func interface173<Subview: UIView>(ofType subviewType: Subview.Type) {
        var result = self.firstSubview(ofType: subviewType)
        prove(&result, Same<Subview?>())
    }

    @MainActor func interface174(where predicate: (_ view: UIView) -> Bool) {
        var result = self.firstSubview(where: predicate)
        prove(&result, Same<UIView?>())
    }

    @MainActor func interface175<Subview>(ofType subviewType: Subview.Type) {
        var result = self.firstSuperview(ofType: subviewType)
        prove(&result, Same<Subview?>())
    }

    @MainActor func interface176(where predicate: (_ view: UIView) -> Bool) {
        var result = self.firstSuperview(where: predicate)
        prove(&result, Same<UIView?>())
    }

    @MainActor func interface177() {
        var value = self.rootview
        prove(&value, Same<UIView>())
    }
}

extension UIResponder {
    @MainActor static func interface178() {
        _ = Self.self
    }

    @MainActor func interface179() {
        var value = self.parentViewController
        prove(&value, Same<UIViewController?>())
    }
}

extension Int {
    static func interface180() {
        let _: any RawRepresentable.Type = Self.self
    }

    static func interface181(rawValue: Int) {
        var result = Int(rawValue: rawValue)
        prove(&result, Same<Int?>())
    }

    func interface182() {
        var value = self.rawValue
        prove(&value, Same<Int>())
    }
}

extension String {
    static func interface183() {
        let _: any RawRepresentable.Type = Self.self
    }

    static func interface184(rawValue: String) {
        var result = String(rawValue: rawValue)
        prove(&result, Same<String?>())
    }

    func interface185() {
        var value = self.rawValue
        prove(&value, Same<String>())
    }
}
