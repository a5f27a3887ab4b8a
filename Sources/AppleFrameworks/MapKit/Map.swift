import BuilderSwiftUI

/// A map among views of SwiftUI, which aren't laid out.
public nonisolated struct Map<Content>: View, _PrimitiveView {
    public typealias Body = Never
}

extension Map {
    public nonisolated init(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
    ) where Content == EmptyView {}
    public nonisolated init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
        annotationItems items: Items, annotationContent: @escaping (Items.Element) -> Annotation
    ) where Content == _AnnotatedMap<Items, Annotation>, Items.Element: Identifiable {}
    public nonisolated init(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> Content
    ) where Content: MapContent {}
    public nonisolated init<Selection: Hashable>(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, selection: Binding<Selection?>, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> Content
    ) where Content: MapContent {}
    public nonisolated init(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> Content
    ) where Content: MapContent {}
    public nonisolated init<Selection: Hashable>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, selection: Binding<Selection?>, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> Content
    ) where Content: MapContent {}
    public nonisolated init(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
    ) where Content == EmptyView {}
}

/// The annotations of an older map.
public struct _AnnotatedMap<Items, Annotation> {}

/// The gestures that move a map.
public struct MapInteractionModes: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The map can be moved.
    public static let pan = MapInteractionModes(rawValue: 1)
    /// The map can be zoomed.
    public static let zoom = MapInteractionModes(rawValue: 2)
    /// The map can be rotated.
    public static let rotate = MapInteractionModes(rawValue: 4)
    /// The map can be tilted.
    public static let pitch = MapInteractionModes(rawValue: 8)
    /// All interactions.
    public static let all: MapInteractionModes = [.pan, .zoom, .rotate, .pitch]
}

/// The way in which a map follows the user.
public enum MapUserTrackingMode: Sendable { case none, follow }

/// The limits of a map's camera.
public struct MapCameraBounds: Sendable {
    public init(
        centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil
    ) {}
    public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {}
}

/// The part of the world that a map shows.
public struct MapCameraPosition: Equatable, Sendable {
    private var center: CLLocationCoordinate2D?
    private var span: MKCoordinateSpan?
    private var followsUser = false

    public static let automatic = MapCameraPosition()
    public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
        MapCameraPosition(center: region.center, span: region.span)
    }
    public static func camera(_ camera: MapCamera) -> MapCameraPosition {
        MapCameraPosition(center: camera.centerCoordinate)
    }
    public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> MapCameraPosition {
        MapCameraPosition()
    }
    public static func userLocation(
        followsHeading: Bool = false, fallback: MapCameraPosition
    ) -> MapCameraPosition {
        var position = fallback
        position.followsUser = true
        return position
    }

    public var region: MKCoordinateRegion? {
        guard let center, let span else { return nil }
        return MKCoordinateRegion(center: center, span: span)
    }
    public var followsUserLocation: Bool { followsUser }

    public static func == (first: Self, second: Self) -> Bool {
        first.center?.latitude == second.center?.latitude && first.center?.longitude == second.center?.longitude
            && first.span?.latitudeDelta == second.span?.latitudeDelta
            && first.span?.longitudeDelta == second.span?.longitudeDelta && first.followsUser == second.followsUser
    }
}

/// The place from which a map is seen.
public struct MapCamera: Sendable {
    public var centerCoordinate: CLLocationCoordinate2D
    /// The distance in meters.
    public var distance: Double
    /// The direction in degrees.
    public var heading: Double
    /// The angle in degrees.
    public var pitch: Double
    public init(
        centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0
    ) {
        (self.centerCoordinate, self.distance, self.heading, self.pitch) = (centerCoordinate, distance, heading, pitch)
    }
}

extension View {
    public nonisolated func mapStyle(_ style: MapStyle) -> some View { self }
    public nonisolated func mapControls<V: View>(@ViewBuilder _ content: () -> V) -> some View { self }
    public nonisolated func mapScope(_ scope: Namespace.ID) -> some View { self }
    public nonisolated func mapControlVisibility(_ visibility: Visibility) -> some View { self }
    public nonisolated func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
    ) -> some View { self }
    public nonisolated func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
    ) -> some View { self }
}

/// The look of a map.
public struct MapStyle: Sendable {
    public static let standard = MapStyle()
    public static let hybrid = MapStyle()
    public static let imagery = MapStyle()

    /// The display of heights.
    public struct Elevation: Hashable, Sendable {
        private let name: String
        public static let automatic = Elevation(name: "automatic")
        public static let flat = Elevation(name: "flat")
        public static let realistic = Elevation(name: "realistic")
    }

    /// The strength of a map's colors.
    public struct StandardEmphasis: Hashable, Sendable {
        private let name: String
        public static let automatic = StandardEmphasis(name: "automatic")
        public static let muted = StandardEmphasis(name: "muted")
    }

    public static func standard(
        elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
        pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
    ) -> MapStyle { MapStyle() }
    public static func hybrid(
        elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
        showsTraffic: Bool = false
    ) -> MapStyle { MapStyle() }
    public static func imagery(elevation: Elevation = .automatic) -> MapStyle { MapStyle() }
}

/// The kinds of places that a map shows.
public struct PointOfInterestCategories: Hashable, Sendable {
    private let names: Set<String>
    private let excludes: Bool

    public static let all = PointOfInterestCategories(names: [], excludes: true)
    public static let excludingAll = PointOfInterestCategories(names: [], excludes: false)
    public static func including(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories {
        PointOfInterestCategories(names: Set(categories.map(\.rawValue)), excludes: false)
    }
    public static func excluding(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories {
        PointOfInterestCategories(names: Set(categories.map(\.rawValue)), excludes: true)
    }
}

/// The selected mark or feature of a map.
public struct MapSelection<Value: Hashable>: Hashable {
    /// The tag of the mark; nil for a feature of the map.
    public let value: Value?
    public init(_ value: Value) { self.value = value }
}
extension MapSelection: Sendable where Value: Sendable {}

/// The times at which changes of a map's camera are reported.
public enum MapCameraUpdateFrequency: Sendable { case onEnd, continuous }

/// A change of a map's camera.
public struct MapCameraUpdateContext: Sendable {
    public let camera: MapCamera
    public let region: MKCoordinateRegion
}

/// A button that shows the user's place.
public nonisolated struct MapUserLocationButton: _PrimitiveView { public init(scope: Namespace.ID? = nil) {} }
/// The compass of a map.
public nonisolated struct MapCompass: _PrimitiveView { public init(scope: Namespace.ID? = nil) {} }
/// The scale of a map.
public nonisolated struct MapScaleView: _PrimitiveView {
    public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}
}
/// The button and the slider that tilt a map.
public nonisolated struct MapPitchToggle: _PrimitiveView { public init(scope: Namespace.ID? = nil) {} }
