import BuilderCoreLocation
import BuilderFoundation
import Foundation

// Foundation for Linux can't box structures of other modules: a value contains an array of numbers, as those of UIKit's
// structures do.

extension NSValue {
    /// Creates a value that contains a coordinate.
    public convenience init(mkCoordinate coordinate: CLLocationCoordinate2D) {
        self.init(degrees: [coordinate.latitude, coordinate.longitude])
    }

    /// Creates a value that contains a span.
    public convenience init(mkCoordinateSpan span: MKCoordinateSpan) {
        self.init(degrees: [span.latitudeDelta, span.longitudeDelta])
    }

    /// The coordinate; zeros if the value contains something else.
    public var mkCoordinateValue: CLLocationCoordinate2D {
        CLLocationCoordinate2D(latitude: degrees[0], longitude: degrees[1])
    }

    /// The span; zeros if the value contains something else.
    public var mkCoordinateSpanValue: MKCoordinateSpan {
        MKCoordinateSpan(latitudeDelta: degrees[0], longitudeDelta: degrees[1])
    }

    private convenience init(degrees: [Double]) { self.init(bytes: degrees, objCType: "[2d]") }

    private var degrees: [Double] {
        var values = [0.0, 0.0]
        guard String(cString: objCType) == "[2d]" else { return values }
        values.withUnsafeMutableBytes { buffer in
            if let start = buffer.baseAddress { getValue(start) }
        }
        return values
    }
}
