import BuilderUIKit
import Render
import SnapshotCore

/// Composes the picture of one screen: the visible part, callouts over it, the legend below.
@MainActor
struct ScreenComposition {
    private let picture: DocumentationPicture
    private let screen: LaidOutScreen
    private let views: VisibleViews
    private let part: ScreenCrop
    /// The index of the cropped view; nil if the picture isn't cropped to one.
    private let croppedView: Int?

    /// Determines the part.
    /// - Throws: `DocumentationDrawingError` if the cropped view or rectangle doesn't exist.
    init(_ picture: DocumentationPicture, of screen: LaidOutScreen) throws {
        self.picture = picture
        self.screen = screen
        let size = screen.display.size
        let views = VisibleViews(of: screen.display.layer, size: size)
        self.views = views
        var view: Int?
        var rect = CGRect(origin: .zero, size: size)
        switch picture.crop {
        case nil: break
        case .view(let name):
            let found = try ViewSearch(picture, screen).view(name, in: views, at: picture.location)
            view = found
            rect = views.box(of: found)
        case .rectangle(let wanted):
            guard wanted.intersects(rect) else {
                throw picture.error(.cropOutsideScreen(wanted, screen: screen.name, size: size))
            }
            rect = wanted
        }
        croppedView = view
        part = ScreenCrop(rect, padding: picture.padding, zoom: picture.zoom)
    }

    /// Composes the picture.
    /// - Throws: `DocumentationDrawingError` for callouts on views that don't exist, or `RenderError`.
    func display() throws -> Display {
        let shown = shownLayer
        let shownViews = VisibleViews(of: shown, size: screen.display.size)
        let placement = try placeMarks(on: shownViews)
        var canvas = DocumentationCanvas(
            part: part.layer(
                of: shown, screenSize: screen.display.size, base: isPlain ? screen.display.background : nil),
            margins: placement.margins)
        if !picture.callouts.isEmpty {
            let marks = CalloutOverlay(
                placement: placement, origin: canvas.partOrigin, appearance: screen.configuration.appearance)
            canvas.addMarks(try layer(of: marks, canvas.size))
        }
        var display = screen.display
        if picture.legend == .inPicture, !picture.callouts.isEmpty {
            let legend = try legend(width: max(canvas.size.width, CalloutLegend.leastWidth))
            canvas.addLegend(legend)
            display.warnings += legend.warnings.filter { !display.warnings.contains($0) }
        }
        display.layer = canvas.layer
        display.size = canvas.size
        display.background = isPlain ? screen.groundColor : nil
        return display
    }

    private var isPlain: Bool { picture.ground == .plain }

    /// The screen without the layers that the picture's background removes.
    private var shownLayer: Layer {
        let display = screen.display
        guard !isPlain else { return display.layer }
        if let croppedView { return display.layer.isolating(views.path(to: croppedView)) }
        guard screen.isWholeScreen else { return display.layer }
        return ScreenBackground(of: display.layer, size: display.size).cleared ?? display.layer
    }

    private func placeMarks(on shown: VisibleViews) throws -> CalloutPlacement {
        let search = ViewSearch(picture, screen)
        let boxes = try picture.callouts.map { callout in
            // Views that the screen doesn't show are distinguished from those that this picture crops.
            let view = try search.view(callout.view, in: views, at: callout.location)
            guard !shown.shown(callout.view).isEmpty, let box = part.visibleFrame(of: views.box(of: view)) else {
                throw picture.error(.viewOutsidePart(callout.view, screen: screen.name), at: callout.location)
            }
            return box
        }
        return CalloutPlacement(
            boxes: boxes, ink: boxes.isEmpty ? [] : shown.ink.compactMap { part.visibleFrame(of: $0) },
            images: boxes.isEmpty ? [] : shown.images.compactMap { part.visibleFrame(of: $0) }, size: part.size,
            isRightToLeft: screen.configuration.layoutDirection == .rightToLeft)
    }

    private func layer(of marks: CalloutOverlay, _ size: CGSize) throws -> Layer {
        try renderer.layOut(marks.view(size: size), width: Double(size.width), height: Double(size.height)).layer
    }

    private func legend(width: CGFloat) throws -> Display {
        try renderer.layOut(CalloutLegend.view(picture.callouts.map(\.text)), width: Double(width))
    }

    /// A renderer for the screen's appearance and layout direction, with the standard text size.
    private var renderer: Renderer {
        var configuration = screen.configuration
        configuration.contentSizeCategory = .large
        return configuration.renderer
    }
}

/// The layers of a picture: the part of the screen with its margins, callouts over all of it, a legend below.
struct DocumentationCanvas {
    /// The size, in whole points.
    private(set) var size: CGSize
    /// The origin of the part.
    let partOrigin: CGPoint
    private var layers: [Layer]

    init(part: Layer, margins: CalloutPlacement.Margins) {
        partOrigin = CGPoint(x: margins.left, y: margins.top)
        size = CGSize(
            width: margins.left + part.bounds.width + margins.right,
            height: margins.top + part.bounds.height + margins.bottom)
        layers = [part.moved(by: partOrigin)]
    }

    /// Adds callouts over the picture.
    mutating func addMarks(_ marks: Layer) { layers.append(marks) }

    /// Adds a list below the picture. If the list is wider, the picture is centered.
    mutating func addLegend(_ legend: Display) {
        let shift = CGPoint(x: max(0, ((legend.size.width - size.width) / 2).rounded(.down)), y: 0)
        layers = layers.map { $0.moved(by: shift) }
        layers.append(legend.layer.moved(by: CGPoint(x: 0, y: size.height)))
        size.width = max(size.width, legend.size.width)
        size.height += legend.size.height.rounded(.up)
    }

    /// The layer with all content.
    var layer: Layer {
        var root = Layer(frame: CGRect(origin: .zero, size: size))
        root.sublayers = layers
        return root
    }
}

extension Layer {
    fileprivate func moved(by offset: CGPoint) -> Layer {
        var layer = self
        layer.position.x += offset.x
        layer.position.y += offset.y
        return layer
    }
}

/// Finds the view of a screen that a picture names.
@MainActor
struct ViewSearch {
    private let picture: DocumentationPicture
    private let screen: LaidOutScreen

    init(_ picture: DocumentationPicture, _ screen: LaidOutScreen) {
        self.picture = picture
        self.screen = screen
    }

    /// Returns the index of the visible view with an identifier.
    /// - Parameter location: the location of the declaration that names it.
    /// - Throws: `DocumentationDrawingError` if none or several are visible.
    func view(
        _ identifier: String, in views: VisibleViews, at location: DeclarationLocation
    ) throws(DocumentationDrawingError) -> Int {
        let found = views.shown(identifier)
        if found.count == 1 { return found[0] }
        throw picture.error(reason(identifier, count: found.count), at: location)
    }

    private func reason(_ identifier: String, count: Int) -> DocumentationDrawingError.Reason {
        if count > 1 { return .severalViews(identifier, screen: screen.name, count: count) }
        if screen.identifiers.contains(identifier) { return .hiddenView(identifier, screen: screen.name) }
        let nearest = NameMatcher.nearest(
            to: identifier, among: screen.identifiers.map { (name: $0, aliases: []) }, limit: 3)
        return .unknownView(identifier, screen: screen.name, nearest: nearest)
    }
}

extension Layer {
    /// Returns the tree with only one layer and its sublayers drawn: its ancestors keep their positions, clips, masks
    /// and opacity, and draw nothing themselves.
    /// - Parameter path: the index among each layer's sublayers, from this layer on.
    func isolating(_ path: [Int]) -> Layer {
        var around: [Layer] = []
        var layer = self
        for index in path {
            around.append(layer.drawingNothing)
            layer = layer.sublayers[index]
        }
        for var outer in around.reversed() {
            outer.sublayers = [layer]
            layer = outer
        }
        return layer
    }

    private var drawingNothing: Layer {
        var layer = self
        layer.background = nil
        layer.border = nil
        layer.shadow = nil
        layer.contents = []
        layer.sublayers = []
        return layer
    }
}
