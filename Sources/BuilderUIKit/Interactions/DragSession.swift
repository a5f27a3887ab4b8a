import Foundation

/// A drag that a finger has begun, as its source and its targets know it.
@MainActor
final class DragSession: UIDragSession, UIDropSession {
    var items: [UIDragItem] = []
    var localContext: Any?
    var allowsMoveOperation = true
    var isRestrictedToDraggingApplication = false
    var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
    /// The location of the finger in the window's coordinates, in points.
    var windowLocation: CGPoint
    private weak var window: UIWindow?
    /// The table or collection whose element is dragged, and its place.
    weak var sourceList: UIScrollView?
    var sourcePath: IndexPath?

    init(at windowLocation: CGPoint, in window: UIWindow?) {
        self.windowLocation = windowLocation
        self.window = window
    }

    var localDragSession: (any UIDragSession)? { self }

    func location(in view: UIView) -> CGPoint {
        guard let window, view.window === window else { return windowLocation }
        return view.convert(windowLocation, from: window)
    }

    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        items.contains { item in typeIdentifiers.contains(where: item.itemProvider.hasItemConformingToTypeIdentifier) }
    }

    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }

    @discardableResult
    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress {
        let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
        let progress = Progress(totalUnitCount: Int64(providers.count))
        let loading = ObjectLoading(count: providers.count, completion)
        for (index, provider) in providers.enumerated() {
            provider.loadObject(ofClass: aClass) { object, _ in
                nonisolated(unsafe) let object = object
                DispatchQueue.main.async {
                    MainActor.assumeIsolated {
                        progress.completedUnitCount += 1
                        loading.take(object, at: index)
                    }
                }
            }
        }
        if providers.isEmpty { completion([]) }
        return progress
    }
}

/// The objects of a drop that are being loaded.
@MainActor
private final class ObjectLoading {
    private var objects: [(any NSItemProviderReading)?]
    private var left: Int
    private let completion: ([any NSItemProviderReading]) -> Void

    init(count: Int, _ completion: @escaping ([any NSItemProviderReading]) -> Void) {
        objects = Array(repeating: nil, count: count)
        left = count
        self.completion = completion
    }

    func take(_ object: (any NSItemProviderReading)?, at index: Int) {
        objects[index] = object
        left -= 1
        if left == 0 { completion(objects.compactMap(\.self)) }
    }
}

/// The animation of a dragged item, which is at its end at once.
@MainActor
final class DragAnimator: UIDragAnimating {
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

    /// Runs the animations, then the completions.
    func run(to position: UIViewAnimatingPosition = .end) {
        if position == .end { for animation in animations { animation() } }
        for completion in completions { completion(position) }
    }
}
