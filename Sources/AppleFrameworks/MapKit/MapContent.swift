import BuilderSwiftUI

/// An annotation of an older map.
public protocol MapAnnotationProtocol {}

/// A marker of an older map.
public struct MapMarker: MapAnnotationProtocol {
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}

/// A pin of an older map.
public struct MapPin: MapAnnotationProtocol {
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}

/// A view on an older map.
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
    public init(
        coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
        @ViewBuilder content: () -> Content
    ) {}
}

/// Something on a map.
public protocol MapContent {}

/// A result builder of what is on a map.
@resultBuilder
public struct MapContentBuilder {
    public static func buildBlock() -> _MapContents { _MapContents() }
    public static func buildBlock<each Content: MapContent>(_ content: repeat each Content) -> _MapContents {
        _MapContents()
    }
    public static func buildOptional(_ content: _MapContents?) -> _MapContents { _MapContents() }
    public static func buildEither(first: _MapContents) -> _MapContents { first }
    public static func buildEither(second: _MapContents) -> _MapContents { second }
}

/// Several things on a map.
public struct _MapContents: MapContent {}

extension ForEach: MapContent where Content: MapContent {
    public nonisolated init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content)
    where ID == Data.Element.ID, Data.Element: Identifiable { self.init(values: data, content: content) }
    public nonisolated init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @MapContentBuilder content: @escaping (Data.Element) -> Content
    ) { self.init(values: data, content: content) }
}

/// A balloon with a title.
public struct Marker: MapContent {
    public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {}
    public init(_ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D) {}
    public init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {}
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, coordinate: CLLocationCoordinate2D) {}
    @_disfavoredOverload
    public init<Title: StringProtocol>(_ title: Title, systemImage: String, coordinate: CLLocationCoordinate2D) {}
    public init(item: MKMapItem) {}
    public init<Label: View>(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {}
}

/// A view with a title.
public struct Annotation: MapContent {
    public init<Content: View>(
        _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) {}
    @_disfavoredOverload
    public init<Title: StringProtocol, Content: View>(
        _ title: Title, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) {}
}

/// The user's place.
public struct UserAnnotation: MapContent { public init() {} }

/// A circle with a radius in meters.
public struct MapCircle: MapContent {
    public init(center: CLLocationCoordinate2D, radius: Double) {}
}

/// A line through places.
public struct MapPolyline: MapContent {
    public init(coordinates: [CLLocationCoordinate2D]) {}
    public init(_ polyline: MKPolyline) {}
}

/// An area with corners.
public struct MapPolygon: MapContent {
    public init(coordinates: [CLLocationCoordinate2D]) {}
}

extension MapContent {
    public func tint<Style: ShapeStyle>(_ style: Style) -> some MapContent { self }
    public func tint(_ color: Color?) -> some MapContent { self }
    public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some MapContent { self }
    public func stroke<Style: ShapeStyle>(_ content: Style, lineWidth: CGFloat = 1) -> some MapContent { self }
    public func stroke<Style: ShapeStyle>(_ content: Style, style: StrokeStyle) -> some MapContent { self }
    public func annotationTitles(_ visibility: Visibility) -> some MapContent { self }
    public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { self }
    public func tag<Tag: Hashable>(_ tag: Tag) -> some MapContent { self }
}
