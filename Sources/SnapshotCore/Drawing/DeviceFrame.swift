import BuilderUIKit
import Foundation
import Render

/// A drawing of a device around a picture of its whole screen: the bezel, the rounded screen, the cut-out and buttons.
///
/// It is made of the device's dimensions: nothing of it is a picture. What lies outside of the device is transparent.
///
/// ```swift
/// let framed = DeviceFrame(of: .standard, in: .portrait).framing(display)
/// ```
package struct DeviceFrame: Sendable {
    /// The size of the frame, with the buttons, in whole points.
    package let size: CGSize
    /// The frame of the screen, in whole points.
    package let screenFrame: CGRect

    private let device: Device
    private let orientation: Device.Orientation
    private let body: DeviceBody

    /// Creates the frame of a device.
    package init(of device: Device, in orientation: Device.Orientation) {
        self.device = device
        self.orientation = orientation
        body = DeviceBody(of: device)
        let upright = body.size
        size = orientation == .portrait ? upright : CGSize(width: upright.height, height: upright.width)
        screenFrame = Self.turned(body.screen, orientation, width: upright.width)
    }

    /// Returns a screen with the frame around it, on a transparent background.
    /// - Parameter display: The device's whole screen in the frame's orientation.
    package func framing(_ display: Display) -> Display {
        var framed = display
        framed.layer = layer(around: display.layer, background: display.background)
        framed.size = size
        framed.background = nil
        return framed
    }

    /// Returns the frame with a screen in it.
    /// - Parameter background: The color behind the screen; nil for none.
    package func layer(around screen: Layer, background: Color?) -> Layer {
        var window = Layer(frame: screenFrame)
        window.background = background
        window.corners = Layer.Corners(radius: Double(device.cornerRadius), curve: .continuous)
        window.masksToBounds = true
        window.sublayers = [screen]
        var root = Layer(frame: CGRect(origin: .zero, size: size))
        root.sublayers =
            body.buttons.map { plate($0, radius: 1.5, color: Self.buttonColor) }
            + [
                plate(body.outline, radius: body.cornerRadius, curve: body.curve, color: Self.rimColor),
                plate(
                    body.outline.insetBy(dx: body.rim, dy: body.rim), radius: body.cornerRadius - body.rim,
                    curve: body.curve, color: .black),
                window,
            ] + cutout
        return root
    }

    private static let rimColor = Color(white: 0.28)
    private static let buttonColor = Color(white: 0.2)
    private static let ringColor = Color(white: 0.32)
    private static let speakerColor = Color(white: 0.16)

    /// The layers above the screen and on the bezel.
    private var cutout: [Layer] {
        switch body.cutout {
        case .none: return []
        case .island(let rect): return [plate(rect, radius: rect.height / 2, color: .black)]
        case .notch(let rect):
            var layer = Layer(frame: CGRect(origin: .zero, size: size))
            layer.contents = [.fill(turned(Self.notch(in: rect)), .black, .nonZero)]
            return [layer]
        case .homeButton(let button, let speaker):
            var ring = plate(button, radius: button.width / 2, color: .black)
            ring.border = Layer.Border(width: 2, color: Self.ringColor)
            return [ring] + (speaker.map { [plate($0, radius: $0.height / 2, color: Self.speakerColor)] } ?? [])
        }
    }

    /// Returns a plain rounded box.
    /// - Parameter rect: The box on the upright device.
    private func plate(
        _ rect: CGRect, radius: CGFloat, curve: Layer.Corners.Curve = .circular, color: Color
    ) -> Layer {
        var layer = Layer(frame: Self.turned(rect, orientation, width: body.size.width))
        layer.background = color
        layer.corners = Layer.Corners(radius: Double(max(0, radius)), curve: curve)
        return layer
    }

    /// Returns the outline of a notch: it widens into the bezel above, and is rounded below.
    private static func notch(in rect: CGRect) -> Path {
        let (shoulder, radius): (CGFloat, CGFloat) = (6, min(20, rect.height * 0.65))
        let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
        return Path([
            .move(CGPoint(x: left - shoulder, y: top)),
            .quadCurve(to: CGPoint(x: left, y: top + shoulder), control: CGPoint(x: left, y: top)),
            .line(CGPoint(x: left, y: bottom - radius)),
            .quadCurve(to: CGPoint(x: left + radius, y: bottom), control: CGPoint(x: left, y: bottom)),
            .line(CGPoint(x: right - radius, y: bottom)),
            .quadCurve(to: CGPoint(x: right, y: bottom - radius), control: CGPoint(x: right, y: bottom)),
            .line(CGPoint(x: right, y: top + shoulder)),
            .quadCurve(to: CGPoint(x: right + shoulder, y: top), control: CGPoint(x: right, y: top)),
            .close,
        ])
    }

    // MARK: Orientation

    /// Returns a box of the upright device as it lies in an orientation: in landscape the top is on the left.
    private static func turned(_ rect: CGRect, _ orientation: Device.Orientation, width: CGFloat) -> CGRect {
        orientation == .portrait
            ? rect : CGRect(x: rect.minY, y: width - rect.maxX, width: rect.height, height: rect.width)
    }

    private func turned(_ path: Path) -> Path {
        orientation == .portrait
            ? path : path.applying(CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: body.size.width))
    }
}

/// The parts of an upright device, in points of its screen.
///
/// Bezels, notches and islands have about the proportions of the devices, from figures that are reported, not measured.
private struct DeviceBody {
    /// The size with the buttons, in whole points.
    let size: CGSize
    /// The device without its buttons.
    let outline: CGRect
    let screen: CGRect
    /// The radius of the outline's corners.
    let cornerRadius: CGFloat
    /// The curve of the outline's corners: that of the screen's, if they are rounded.
    let curve: Layer.Corners.Curve
    /// The width of the metal around the bezel.
    let rim: CGFloat
    let cutout: Cutout
    let buttons: [CGRect]

    /// The part of the front that isn't screen.
    enum Cutout {
        case none
        case notch(CGRect)
        case island(CGRect)
        case homeButton(CGRect, speaker: CGRect?)
    }

    init(of device: Device) {
        let isPad = device.idiom == .pad
        let hasHomeButton = Self.hasHomeButton(device)
        rim = isPad ? 3 : 4
        curve = hasHomeButton ? .circular : .continuous
        // The bezel at the sides, and above and below the screen.
        let sides: CGFloat = isPad ? 46 : hasHomeButton ? 24 : 18
        let ends: CGFloat = hasHomeButton ? 108 : sides
        let outline = CGRect(
            x: Self.buttonDepth, y: Self.buttonDepth, width: device.size.width + 2 * sides,
            height: device.size.height + 2 * ends)
        let screen = CGRect(origin: CGPoint(x: outline.minX + sides, y: outline.minY + ends), size: device.size)
        self.outline = outline
        self.screen = screen
        size = CGSize(
            width: outline.width + 2 * Self.buttonDepth, height: outline.height + 2 * Self.buttonDepth)
        cornerRadius = hasHomeButton ? (isPad ? 36 : 56) : device.cornerRadius + sides
        if hasHomeButton {
            cutout = Self.homeButton(below: screen, to: outline.maxY, hasSpeaker: !isPad)
        } else if isPad || Device.named(device.name) == nil {
            cutout = .none
        } else {
            cutout = Self.cutout(of: device, at: screen)
        }
        buttons = isPad ? Self.padButtons(outline) : Self.phoneButtons(outline)
    }

    /// The distance by which buttons stand out.
    private static let buttonDepth: CGFloat = 3

    /// Returns a Boolean value that indicates whether it is a known device with square corners of the screen.
    private static func hasHomeButton(_ device: Device) -> Bool {
        device.cornerRadius == 0 && Device.named(device.name) != nil
    }

    private static func homeButton(below screen: CGRect, to bottom: CGFloat, hasSpeaker: Bool) -> Cutout {
        let diameter: CGFloat = 66
        let chin = bottom - screen.maxY
        let button = CGRect(
            x: screen.midX - diameter / 2, y: screen.maxY + (chin - diameter) / 2, width: diameter, height: diameter)
        let speaker = CGRect(x: screen.midX - 32, y: screen.minY - chin / 2 - 3, width: 64, height: 6)
        return .homeButton(button, speaker: hasSpeaker ? speaker : nil)
    }

    private static func cutout(of device: Device, at screen: CGRect) -> Cutout {
        let top = device.portrait.safeAreaInsets.top
        if top >= 59 {
            // The island is as far above the end of the safe area on all devices.
            let island = CGSize(width: 125, height: 37)
            return .island(
                CGRect(
                    x: screen.midX - island.width / 2, y: screen.minY + top - 48, width: island.width,
                    height: island.height))
        }
        let notch = CGSize(width: narrowNotches.contains(device.name) ? 162 : 209, height: 31)
        return .notch(CGRect(origin: CGPoint(x: screen.midX - notch.width / 2, y: screen.minY), size: notch))
    }

    /// The devices with the narrower of the two notches.
    private static let narrowNotches: Set<String> = [
        "iPhone 13 mini", "iPhone 13", "iPhone 13 Pro", "iPhone 13 Pro Max", "iPhone 14", "iPhone 14 Plus",
        "iPhone 16e",
    ]

    /// Returns the ring switch and the volume buttons on the left, and the side button on the right.
    private static func phoneButtons(_ outline: CGRect) -> [CGRect] {
        let left = outline.minX - buttonDepth
        func button(_ x: CGFloat, at share: CGFloat, height: CGFloat) -> CGRect {
            // Part of it is behind the body, so that no gap shows at its rounded corners.
            CGRect(
                x: x, y: (outline.minY + outline.height * share).rounded(), width: 2 * buttonDepth, height: height)
        }
        return [
            button(left, at: 0.18, height: 32), button(left, at: 0.25, height: 60), button(left, at: 0.34, height: 60),
            button(outline.maxX - buttonDepth, at: 0.27, height: 96),
        ]
    }

    /// Returns the top button.
    private static func padButtons(_ outline: CGRect) -> [CGRect] {
        [
            CGRect(
                x: outline.maxX - 128, y: outline.minY - buttonDepth, width: 64, height: 2 * buttonDepth)
        ]
    }
}
