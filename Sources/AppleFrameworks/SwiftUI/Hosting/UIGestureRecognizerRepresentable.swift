import BuilderUIKit

/// A gesture recognizer of UIKit's for views of SwiftUI's, which aren't drawn; the recognizer can be made.
@preconcurrency @MainActor
public protocol UIGestureRecognizerRepresentable {
    /// The class of the recognizer.
    associatedtype UIGestureRecognizerType: UIGestureRecognizer
    /// The object that the recognizer notifies.
    associatedtype Coordinator = Void
    /// The values with which a recognizer is made.
    typealias Context = UIGestureRecognizerRepresentableContext<Self>
    /// The conversion of places.
    typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter

    /// Creates the recognizer.
    func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
    /// Updates the recognizer.
    func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
    /// Performs the action of the recognizer.
    func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
    /// Creates the object that the recognizer notifies.
    func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
}

extension UIGestureRecognizerRepresentable {
    public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
    public func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
    public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// The values with which a gesture recognizer is made.
@preconcurrency @MainActor
public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
    /// The object that the recognizer notifies.
    public let coordinator: Representable.Coordinator
    /// The conversion of places.
    public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter

    /// Creates a context for a recognizer outside of SwiftUI.
    public init(
        coordinator: Representable.Coordinator, converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
    ) {
        self.coordinator = coordinator
        self.converter = converter
    }
}

/// The conversion of a recognizer's places to the coordinates of the view with the gesture.
@preconcurrency @MainActor
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
    private weak var recognizer: UIGestureRecognizer?

    /// Creates the conversion for a recognizer outside of SwiftUI.
    public init(_ recognizer: UIGestureRecognizer? = nil) { self.recognizer = recognizer }

    /// The place in the recognizer's view, in points; zero without one.
    public var localLocation: CGPoint { recognizer?.location(in: recognizer?.view) ?? .zero }
    /// The way of a recognizer of drags, in points; nil for others.
    public var localTranslation: CGPoint? {
        (recognizer as? UIPanGestureRecognizer).map { $0.translation(in: $0.view) }
    }
    /// The velocity of a recognizer of drags, in points per second; nil for others.
    public var localVelocity: CGPoint? { (recognizer as? UIPanGestureRecognizer).map { $0.velocity(in: $0.view) } }

    /// Returns the place in a space of coordinates, which is that of the recognizer's view here.
    public func location(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint { localLocation }
    /// Returns the way in a space of coordinates.
    public func translation(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? { localTranslation }
    /// Returns the velocity in a space of coordinates.
    public func velocity(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? { localVelocity }
    /// Returns a place on the screen in the coordinates of the recognizer's view.
    public func convert(globalPoint: CGPoint) -> CGPoint {
        recognizer?.view?.convert(globalPoint, from: nil) ?? globalPoint
    }
}

extension View {
    /// Adds a gesture recognizer of UIKit's, which recognizes nothing here.
    public nonisolated func gesture(_ representable: some UIGestureRecognizerRepresentable) -> some View { self }
}

extension UIView {
    /// Runs the changes with an animation of SwiftUI's, whose course is UIKit's default, and calls the completion.
    public class func animate(
        _ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil
    ) { animate(springDuration: 0.5, animations: changes) { _ in completion?() } }
}

extension UIViewRepresentableContext {
    /// Runs the changes with the animation of the change of state, at once if it has none, and calls the completion.
    public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
        guard let animation = transaction.animation else {
            changes()
            completion?()
            return
        }
        UIView.animate(animation, changes: changes, completion: completion)
    }
}

extension UIViewControllerRepresentableContext {
    /// Runs the changes with the animation of the change of state, at once if it has none, and calls the completion.
    public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
        guard let animation = transaction.animation else {
            changes()
            completion?()
            return
        }
        UIView.animate(animation, changes: changes, completion: completion)
    }
}
