import BuilderUIKit

/// Makes the view or controller of a representable view, for lowered previews of apps; of another view, a controller
/// with a placeholder.
@MainActor
public func makeRepresented(_ view: some View) -> any RenderSource {
    if let view = view as? any UIViewRepresentable { return makeView(view) }
    if let view = view as? any UIViewControllerRepresentable { return makeController(view) }
    return UIHostingController(rootView: view)
}

@MainActor
private func makeView<Representable: UIViewRepresentable>(_ representable: Representable) -> UIView {
    let coordinator = representable.makeCoordinator()
    let context = UIViewRepresentableContext<Representable>(coordinator: coordinator)
    let view = representable.makeUIView(context: context)
    representable.updateUIView(view, context: context)
    keep(coordinator, of: view)
    return view
}

@MainActor
private func makeController<Representable: UIViewControllerRepresentable>(
    _ representable: Representable
) -> UIViewController {
    let coordinator = representable.makeCoordinator()
    let context = UIViewControllerRepresentableContext<Representable>(coordinator: coordinator)
    let controller = representable.makeUIViewController(context: context)
    representable.updateUIViewController(controller, context: context)
    keep(coordinator, of: controller)
    return controller
}

/// Keeps a coordinator as long as the object that notifies it, which has only a weak reference to it.
@MainActor
private func keep(_ coordinator: Any, of object: AnyObject) {
    objc_setAssociatedObject(object, &coordinatorKey, coordinator, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
}

nonisolated(unsafe) private var coordinatorKey: UInt8 = 0
