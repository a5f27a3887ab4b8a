/// A zeroing reference to a view of a class.
///
/// It is nil during the view's `deinit`, because the code that reads it may retain the view.
package struct ViewReference<View: UIView> {
    private let handle: ZeroingReference<UIView>

    @MainActor
    package init(_ view: View) { handle = view.viewHandle }

    package var view: View? { handle.lastingObject.map { unsafeDowncast($0, to: View.self) } }
}
