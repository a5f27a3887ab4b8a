import BuilderCoreLocation
import BuilderUIKit

/// The kind of a map.
public enum MKMapType: UInt, Sendable {
    case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

/// The way a map follows the user.
public enum MKUserTrackingMode: Int, Sendable { case none, follow, followWithHeading }

public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationView"
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier = "MKMapViewDefaultClusterAnnotationView"

/// A map: a placeholder with the coordinate of its center, below the views of its annotations and its overlays.
@preconcurrency @MainActor
open class MKMapView: UIView {
    open weak var delegate: (any MKMapViewDelegate)? { didSet { setNeedsLayout() } }
    open var mapType: MKMapType = .standard
    open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
    open var isZoomEnabled = true
    open var isScrollEnabled = true
    open var isRotateEnabled = true
    open var isPitchEnabled = true
    open var showsUserTrackingButton = false
    /// The things that can be chosen.
    open var selectableMapFeatures: MKMapFeatureOptions = []
    open var showsZoomControls = false
    open var showsPitchControl = false
    open var showsCompass = true
    open var showsScale = false
    open var showsTraffic = false
    open var showsBuildings = true
    open var showsPointsOfInterest = true
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Has no effect: the user's place is unknown.
    open var showsUserLocation = false
    public let userLocation = MKUserLocation()
    open var isUserLocationVisible: Bool { false }
    open var userTrackingMode: MKUserTrackingMode = .none
    open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { userTrackingMode = mode }
    open var cameraZoomRange: CameraZoomRange! = CameraZoomRange()
    open func setCameraZoomRange(_ range: CameraZoomRange?, animated: Bool) {
        cameraZoomRange = range ?? CameraZoomRange()
    }
    open var cameraBoundary: CameraBoundary?
    open func setCameraBoundary(_ boundary: CameraBoundary?, animated: Bool) { cameraBoundary = boundary }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        clipsToBounds = true
        layer.placeholder = Placeholder("MKMapView")
    }

    // MARK: Region

    /// The region as it was set; at first, the contiguous United States.
    open var region = MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 37.13284, longitude: -95.78558),
        span: MKCoordinateSpan(latitudeDelta: 76.4, longitudeDelta: 61.1))
    {
        didSet { regionDidChange() }
    }
    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
    open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
        MKCoordinateRegion(fitted(region.mapRect, insets: .zero))
    }
    open var centerCoordinate: CLLocationCoordinate2D {
        get { region.center }
        set { region.center = newValue }
    }
    open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) { centerCoordinate = coordinate }

    open var visibleMapRect: MKMapRect {
        get { fitted(region.mapRect, insets: .zero) }
        set { setVisibleMapRect(newValue, animated: false) }
    }
    open func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) {
        if !mapRect.isNull { region = MKCoordinateRegion(mapRect) }
    }
    open func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool) {
        if !mapRect.isNull { region = MKCoordinateRegion(fitted(mapRect, insets: insets)) }
    }
    open func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect { fitted(mapRect, insets: .zero) }
    open func mapRectThatFits(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets) -> MKMapRect {
        fitted(mapRect, insets: insets)
    }

    open var camera: MKMapCamera {
        get {
            let meters = region.span.latitudeDelta * 111_319.49
            return MKMapCamera(
                lookingAtCenter: region.center, fromDistance: meters, pitch: 0, heading: 0)
        }
        set { setCamera(newValue, animated: false) }
    }
    open func setCamera(_ camera: MKMapCamera, animated: Bool) {
        let meters = camera.centerCoordinateDistance
        region = MKCoordinateRegion(
            center: camera.centerCoordinate, latitudinalMeters: meters, longitudinalMeters: meters)
    }

    /// Returns the smallest rectangle with the view's aspect ratio that contains a rectangle inside the insets.
    private func fitted(_ rect: MKMapRect, insets: UIEdgeInsets) -> MKMapRect {
        let area = bounds.inset(by: insets)
        guard area.width > 0, area.height > 0, rect.width > 0 || rect.height > 0 else { return rect }
        let unit = max(rect.width / area.width, rect.height / area.height)
        return MKMapRect(
            x: rect.midX - unit * area.midX, y: rect.midY - unit * area.midY, width: unit * bounds.width,
            height: unit * bounds.height)
    }

    private func regionDidChange() {
        let center = region.center
        let format = "%.4f°\u{202F}%@, %.4f°\u{202F}%@"
        let text = String(
            format: format, abs(center.latitude), center.latitude < 0 ? "S" : "N", abs(center.longitude),
            center.longitude < 0 ? "W" : "E")
        layer.placeholder = Placeholder("MKMapView", detail: text)
        setNeedsLayout()
        delegate?.mapView(self, regionWillChangeAnimated: false)
        delegate?.mapViewDidChangeVisibleRegion(self)
        delegate?.mapView(self, regionDidChangeAnimated: false)
    }

    // MARK: Conversion

    private func project(_ point: MKMapPoint) -> CGPoint {
        let visible = visibleMapRect
        guard visible.width > 0, visible.height > 0 else { return CGPoint(x: bounds.midX, y: bounds.midY) }
        return CGPoint(
            x: (point.x - visible.minX) / visible.width * bounds.width,
            y: (point.y - visible.minY) / visible.height * bounds.height)
    }

    open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
        convert(project(MKMapPoint(coordinate)), to: view)
    }
    open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
        let (inside, visible) = (convert(point, from: view), visibleMapRect)
        guard bounds.width > 0, bounds.height > 0 else { return region.center }
        return MKMapPoint(
            x: visible.minX + inside.x / bounds.width * visible.width,
            y: visible.minY + inside.y / bounds.height * visible.height
        ).coordinate
    }
    open func convert(_ region: MKCoordinateRegion, toRectTo view: UIView?) -> CGRect {
        let rect = region.mapRect
        let (first, last) = (project(rect.origin), project(MKMapPoint(x: rect.maxX, y: rect.maxY)))
        return convert(CGRect(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y), to: view)
    }
    open func convert(_ rect: CGRect, toRegionFrom view: UIView?) -> MKCoordinateRegion {
        let inside = convert(rect, from: view)
        let visible = visibleMapRect
        guard bounds.width > 0, bounds.height > 0 else { return region }
        let unit = visible.width / bounds.width
        return MKCoordinateRegion(
            MKMapRect(
                x: visible.minX + inside.minX * unit, y: visible.minY + inside.minY * unit,
                width: inside.width * unit, height: inside.height * unit))
    }

    // MARK: Annotations

    open private(set) var annotations: [any MKAnnotation] = []
    open private(set) var selectedAnnotations: [any MKAnnotation] = []
    private var annotationViews: [ObjectIdentifier: MKAnnotationView] = [:]
    private var registeredClasses: [String: MKAnnotationView.Type] = [:]
    open var annotationVisibleRect: CGRect { bounds }

    open func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }
    open func addAnnotations(_ annotations: [any MKAnnotation]) {
        self.annotations += annotations.filter { new in !self.annotations.contains { $0 === new } }
        setNeedsLayout()
    }
    open func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }
    open func removeAnnotations(_ annotations: [any MKAnnotation]) {
        for annotation in annotations {
            self.annotations.removeAll { $0 === annotation }
            selectedAnnotations.removeAll { $0 === annotation }
            annotationViews.removeValue(forKey: ObjectIdentifier(annotation))?.removeFromSuperview()
        }
    }
    open func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
        Set(annotations.filter { mapRect.contains(MKMapPoint($0.coordinate)) }.compactMap { $0 as? NSObject })
    }
    open func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
        annotationViews[ObjectIdentifier(annotation)]
    }
    open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
        registeredClasses[identifier] = viewClass as? MKAnnotationView.Type
    }
    open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }
    open func dequeueReusableAnnotationView(
        withIdentifier identifier: String, for annotation: any MKAnnotation
    ) -> MKAnnotationView {
        let type = registeredClasses[identifier] ?? MKMarkerAnnotationView.self
        return _MKAnnotationViewFactory.make(type, annotation: annotation, reuseIdentifier: identifier)
    }
    open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
        guard !selectedAnnotations.contains(where: { $0 === annotation }) else { return }
        selectedAnnotations.append(annotation)
        if let view = view(for: annotation) {
            view.setSelected(true, animated: animated)
            delegate?.mapView(self, didSelect: view)
        }
        delegate?.mapView(self, didSelect: annotation)
    }
    open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
        guard let annotation, let index = selectedAnnotations.firstIndex(where: { $0 === annotation }) else { return }
        selectedAnnotations.remove(at: index)
        if let view = view(for: annotation) {
            view.setSelected(false, animated: animated)
            delegate?.mapView(self, didDeselect: view)
        }
        delegate?.mapView(self, didDeselect: annotation)
    }
    /// Shows the annotations with a margin of a tenth of the view. The number isn't measured.
    open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
        addAnnotations(annotations)
        let rect = annotations.reduce(MKMapRect.null) {
            $0.union(MKMapRect(origin: MKMapPoint($1.coordinate), size: MKMapSize()))
        }
        guard !rect.isNull else { return }
        let margin = max(max(rect.width, rect.height) * 0.125, 1000)
        setVisibleMapRect(rect.insetBy(dx: -margin, dy: -margin), animated: animated)
    }

    // MARK: Overlays

    open private(set) var overlays: [any MKOverlay] = []
    private var renderers: [ObjectIdentifier: MKOverlayRenderer] = [:]
    private var overlayLayers: [CAShapeLayer] = []

    open func addOverlay(_ overlay: any MKOverlay) { addOverlays([overlay]) }
    open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlays([overlay]) }
    open func addOverlays(_ overlays: [any MKOverlay]) {
        self.overlays += overlays
        setNeedsLayout()
    }
    open func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) { addOverlays(overlays) }
    open func insertOverlay(_ overlay: any MKOverlay, at index: Int) {
        overlays.insert(overlay, at: min(max(0, index), overlays.count))
        setNeedsLayout()
    }
    open func insertOverlay(_ overlay: any MKOverlay, at index: Int, level: MKOverlayLevel) {
        insertOverlay(overlay, at: index)
    }
    open func removeOverlay(_ overlay: any MKOverlay) { removeOverlays([overlay]) }
    open func removeOverlays(_ overlays: [any MKOverlay]) {
        for overlay in overlays {
            self.overlays.removeAll { $0 === overlay }
            renderers[ObjectIdentifier(overlay)] = nil
        }
        setNeedsLayout()
    }
    open func overlays(in level: MKOverlayLevel) -> [any MKOverlay] { overlays }
    open func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? { renderers[ObjectIdentifier(overlay)] }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeOverlays()
        placeAnnotations()
    }

    private func placeOverlays() {
        overlayLayers.forEach { $0.removeFromSuperlayer() }
        overlayLayers = overlays.compactMap { overlay in
            let key = ObjectIdentifier(overlay)
            let renderer = renderers[key] ?? delegate?.mapView(self, rendererFor: overlay)
            renderers[key] = renderer
            guard let renderer = renderer as? MKOverlayPathRenderer, let outline = renderer.outline(project) else {
                return nil
            }
            let shape = CAShapeLayer()
            shape.frame = bounds
            shape.path = outline.cgPath
            shape.fillColor = renderer.fillColor?.resolvedColor(with: traitCollection).cgColor
            shape.fillRule = .evenOdd
            shape.strokeColor = renderer.strokeColor?.resolvedColor(with: traitCollection).cgColor
            shape.lineWidth = renderer.lineWidth == 0 ? 2 : renderer.lineWidth
            shape.lineJoin = .round
            shape.lineCap = .round
            shape.lineDashPattern = renderer.lineDashPattern
            shape.opacity = Float(renderer.alpha)
            return shape
        }
        for (index, shape) in overlayLayers.enumerated() { layer.insertSublayer(shape, at: UInt32(index)) }
    }

    private func placeAnnotations() {
        var added: [MKAnnotationView] = []
        for annotation in annotations {
            let key = ObjectIdentifier(annotation)
            if annotationViews[key] == nil {
                let view = makeView(for: annotation)
                annotationViews[key] = view
                insertSubview(view, at: annotationViews.count - 1)
                added.append(view)
            }
            guard let view = annotationViews[key] else { continue }
            let point = project(MKMapPoint(annotation.coordinate))
            view.center = CGPoint(x: point.x + view.centerOffset.x, y: point.y + view.centerOffset.y)
        }
        if !added.isEmpty { delegate?.mapView(self, didAdd: added) }
    }

    private func makeView(for annotation: any MKAnnotation) -> MKAnnotationView {
        let view =
            delegate?.mapView(self, viewFor: annotation)
            ?? dequeueReusableAnnotationView(
                withIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier, for: annotation)
        view.annotation = annotation
        view.prepareForDisplay()
        return view
    }
}

/// The methods with which a map asks for views and reports changes.
@preconcurrency @MainActor
public protocol MKMapViewDelegate: NSObjectProtocol {
    func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
    func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
    func mapViewWillStartLoadingMap(_ mapView: MKMapView)
    func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
    func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error)
    func mapViewWillStartRenderingMap(_ mapView: MKMapView)
    func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool)
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
    func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
    func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl)
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
    func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation)
    func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation)
    func mapViewWillStartLocatingUser(_ mapView: MKMapView)
    func mapViewDidStopLocatingUser(_ mapView: MKMapView)
    func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
    func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error)
    func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView,
        didChange newState: MKAnnotationView.DragState, fromOldState oldState: MKAnnotationView.DragState)
    func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool)
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
    func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer])
    func mapView(
        _ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]
    ) -> MKClusterAnnotation
}

extension MKMapViewDelegate {
    public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
    public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
    public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
    public func mapViewWillStartLoadingMap(_ mapView: MKMapView) {}
    public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
    public func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error) {}
    public func mapViewWillStartRenderingMap(_ mapView: MKMapView) {}
    public func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool) {}
    public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
    public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}
    public func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl
    ) {}
    public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
    public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
    public func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {}
    public func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {}
    public func mapViewWillStartLocatingUser(_ mapView: MKMapView) {}
    public func mapViewDidStopLocatingUser(_ mapView: MKMapView) {}
    public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
    public func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error) {}
    public func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView,
        didChange newState: MKAnnotationView.DragState, fromOldState oldState: MKAnnotationView.DragState
    ) {}
    public func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool) {}
    public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
        MKOverlayRenderer(overlay: overlay)
    }
    public func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer]) {}
    public func mapView(
        _ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]
    ) -> MKClusterAnnotation { MKClusterAnnotation(memberAnnotations: memberAnnotations) }
}
