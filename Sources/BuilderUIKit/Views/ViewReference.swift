/// A zeroing reference to a view of a class.
///
/// It is nil during the view's `deinit`, because the code that reads it may retain the view.
package struct ViewReference<View: UIView> {
    private let reference: ZeroingReference<UIView>

    @MainActor
    package init(_ view: View) { reference = view.viewReference }

    package var view: View? { reference.lastingObject.map { unsafeDowncast($0, to: View.self) } }
}
