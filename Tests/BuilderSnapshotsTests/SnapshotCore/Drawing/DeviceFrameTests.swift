import BuilderUIKit
import Render
import Testing

@testable import SnapshotCore

/// The drawings of devices around screens.
@MainActor
@Suite struct DeviceFrameTests {
    private static let red: UInt32 = 0xFFFF_0000
    private static let black: UInt32 = 0xFF00_0000

    /// Paints a red screen in its frame, at one pixel per point.
    private func bitmap(
        of name: String, _ orientation: Device.Orientation = .portrait
    ) throws -> (frame: DeviceFrame, bitmap: Bitmap) {
        let device = try Device.find(name)
        let frame = DeviceFrame(of: device, in: orientation)
        return (frame, try bitmap(device, frame, orientation))
    }

    private func bitmap(_ device: Device, _ frame: DeviceFrame, _ orientation: Device.Orientation) throws -> Bitmap {
        let size = device.size(in: orientation)
        let view = UIView()
        view.backgroundColor = .red
        let display = try Renderer().layOut(view, width: Double(size.width), height: Double(size.height), scale: 1)
        return try frame.framing(display).bitmap()
    }

    /// Returns a pixel at a point of the screen.
    private func pixel(_ drawn: (frame: DeviceFrame, bitmap: Bitmap), _ x: CGFloat, _ y: CGFloat) -> UInt32 {
        drawn.bitmap.pixel(x: Int(drawn.frame.screenFrame.minX + x), y: Int(drawn.frame.screenFrame.minY + y))
    }

    @Test(arguments: Device.all.map(\.name), Device.Orientation.allCases)
    func everyFrameSurroundsItsScreen(name: String, orientation: Device.Orientation) throws {
        let device = try Device.find(name)
        let frame = DeviceFrame(of: device, in: orientation)
        let screen = frame.screenFrame
        #expect(screen.size == device.size(in: orientation))
        #expect(frame.size.width == frame.size.width.rounded() && frame.size.height == frame.size.height.rounded())
        #expect(screen.minX == screen.minX.rounded() && screen.minY == screen.minY.rounded())
        // It is in the middle.
        #expect(screen.minX == frame.size.width - screen.maxX)
        #expect(screen.minY == frame.size.height - screen.maxY)
        #expect(screen.minX > 10 && screen.minY > 10)
    }

    @Test func outsideIsTransparentAndTheBezelBlack() throws {
        let drawn = try bitmap(of: "iPhone 12")
        #expect(drawn.bitmap.pixel(x: 0, y: 0) == 0)
        #expect(drawn.bitmap.pixel(x: drawn.bitmap.width - 1, y: drawn.bitmap.height - 1) == 0)
        #expect(pixel(drawn, -4, 400) == Self.black)
        #expect(pixel(drawn, 195, 400) == Self.red)
        #expect(pixel(drawn, 1, 400) == Self.red)
    }

    @Test func cornersOfTheScreenAreRounded() throws {
        let drawn = try bitmap(of: "iPhone 12")
        #expect(pixel(drawn, 6, 6) == Self.black)
        #expect(pixel(drawn, 383, 837) == Self.black)
        #expect(pixel(drawn, 30, 30) == Self.red)
    }

    @Test func aNotchHangsFromTheTop() throws {
        let drawn = try bitmap(of: "iPhone 12")
        #expect(pixel(drawn, 195, 0) == Self.black)
        #expect(pixel(drawn, 195, 28) == Self.black)
        #expect(pixel(drawn, 195, 34) == Self.red)
        #expect(pixel(drawn, 80, 15) == Self.red)
        // Later ones are narrower.
        #expect(pixel(drawn, 195 - 95, 15) == Self.black)
        #expect(pixel(try bitmap(of: "iPhone 13"), 195 - 95, 15) == Self.red)
    }

    @Test(arguments: [("iPhone 15", 11.0, 196.5), ("iPhone 16 Pro", 14, 201)])
    func anIslandFloats(name: String, top: Double, middle: Double) throws {
        let drawn = try bitmap(of: name)
        #expect(pixel(drawn, middle, top - 3) == Self.red)
        #expect(pixel(drawn, middle, top + 2) == Self.black)
        #expect(pixel(drawn, middle, top + 34) == Self.black)
        #expect(pixel(drawn, middle, top + 40) == Self.red)
        #expect(pixel(drawn, middle - 70, top + 18) == Self.red)
    }

    @Test(arguments: ["iPhone SE (3rd)", "iPad 10.2"])
    func devicesWithSquareCornersHaveAHomeButton(name: String) throws {
        let drawn = try bitmap(of: name)
        #expect(pixel(drawn, 1, 1) == Self.red)
        let screen = drawn.frame.screenFrame
        #expect(screen.minY > 100)
        // The ring of the button is brighter than the bezel.
        let ring = pixel(drawn, screen.width / 2, screen.height + 22)
        #expect(ring != Self.black && ring >> 24 == 0xFF)
        #expect(pixel(drawn, screen.width / 2, 30) == Self.red, "no cut-out")
    }

    @Test func padsHaveNoCutout() throws {
        let drawn = try bitmap(of: "iPad Pro 13 (M4)")
        #expect(pixel(drawn, 516, 1) == Self.red)
        #expect(pixel(drawn, 516, 20) == Self.red)
    }

    @Test(arguments: ["iPhone X", "iPhone 12", "iPhone 13 mini", "iPhone 15", "iPhone 16 Pro Max", "iPhone Air"])
    func statusBarsLieBesideCutoutsAndWithinCorners(name: String) async throws {
        let device = try Device.find(name)
        let bar = try await Renderer(device: device, scale: 1, timeout: 600, showsStatusBar: true).bitmap(of: UIView())
        let drawn = try bitmap(of: name)
        var inked = 0
        for y in 0..<Int(device.portrait.safeAreaInsets.top) {
            for x in 0..<bar.width where bar.pixel(x: x, y: y) != 0xFFFF_FFFF {
                inked += 1
                let below = pixel(drawn, CGFloat(x), CGFloat(y))
                #expect(below == Self.red, "(\(x), \(y)) is covered")
            }
        }
        #expect(inked > 300)
    }

    @Test func landscapeTurnsTheDeviceToTheLeft() throws {
        let drawn = try bitmap(of: "iPhone 12", .landscape)
        #expect(drawn.frame.size.width > drawn.frame.size.height)
        #expect(pixel(drawn, 15, 195) == Self.black)
        #expect(pixel(drawn, 834, 195) == Self.red)
        let upright = DeviceFrame(of: try Device.find("iPhone 12"), in: .portrait)
        #expect(drawn.frame.size == CGSize(width: upright.size.height, height: upright.size.width))
    }

    @Test func aScreenOfNoDeviceHasAPlainBezel() throws {
        let device = Device(
            screen: CGSize(width: 200, height: 300), scale: 1,
            safeAreaInsets: UIEdgeInsets(top: 60, left: 0, bottom: 0, right: 0), idiom: .phone,
            horizontalSizeClass: .compact, verticalSizeClass: .regular)
        let frame = DeviceFrame(of: device, in: .portrait)
        let drawn = (frame: frame, bitmap: try bitmap(device, frame, .portrait))
        #expect(pixel(drawn, 1, 1) == Self.red)
        #expect(pixel(drawn, 100, 20) == Self.red)
        #expect(pixel(drawn, 100, -2) == Self.black)
        #expect(frame.screenFrame.minY < 30)
    }
}
