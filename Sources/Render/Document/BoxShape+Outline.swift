import Foundation

extension BoxShape {
    /// Returns the outline in device pixels, clockwise, with true curves in place of the painter's fine polygons.
    ///
    /// - Parameter visible: The visible area; edges far beyond it are moved near, which doesn't change the visible
    ///   part.
    func outline(visible: PixelRect) -> Path {
        let area = transform == nil ? limited(to: visible) : rect
        let path = Path(isRounded ? rounded(area) : corners(of: area))
        return transform.map { path.applying($0) } ?? path
    }

    private func corners(of area: CGRect) -> [Path.Element] {
        [
            .move(area.origin), .line(CGPoint(x: area.maxX, y: area.minY)),
            .line(CGPoint(x: area.maxX, y: area.maxY)), .line(CGPoint(x: area.minX, y: area.maxY)), .close,
        ]
    }

    private func rounded(_ area: CGRect) -> [Path.Element] {
        var elements: [Path.Element] = []
        for place in CornerPlace.corners(of: area) {
            let points = mask.contains(place.flag) ? curve(at: place) : [place.corner]
            elements.append(elements.isEmpty ? .move(points[0]) : .line(points[0]))
            for index in stride(from: 1, to: points.count, by: 3) {
                elements.append(
                    .curve(to: points[index + 2], control1: points[index], control2: points[index + 1]))
            }
        }
        return elements + [.close]
    }

    /// Returns the first point, then two control points and the end of each curve.
    private func curve(at place: CornerPlace) -> [CGPoint] {
        switch curve {
        case .circular:
            let near = radius * (1 - CircularCorner.kappa)
            return [place.point(radius, 0), place.point(near, 0), place.point(0, near), place.point(0, radius)]
        case .continuous:
            return ContinuousCorner.points(at: place, radius: radius, reach: cornerReach)
        }
    }
}
