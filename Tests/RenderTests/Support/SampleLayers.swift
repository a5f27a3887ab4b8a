import Foundation
import RenderFixtures

@testable import Render

/// One layer for each thing that a page can show.
enum SampleLayers: String, CaseIterable {
    case box, translucentBox, circular, continuous, someCorners, border, thinBorder, clip, nestedClips, turnedClip
    case shadow, shadowOfPath, shadowOfSublayers, turnedShadow
    case linear, radial, clearGradient, gradientInCorners
    case stroke, dashes, squeezedStroke, evenOdd
    case group, groupOfOne, nestedGroups, mask, maskOfShapes, maskInMask, maskWithShadow
    case image, enlargedImage, turnedImage, tintedImage, croppedImage, faded
    case turned, squeezed, offGrid

    var layer: Layer { DocumentFixture.root(layers) }

    private static let red = PaintFixture.red
    private static let green = PaintFixture.green
    private static let blue = PaintFixture.blue

    private static func makeBox(_ change: (inout Layer) -> Void = { _ in }) -> Layer {
        var box = PaintFixture.box(20, 20, 80, 60, green)
        change(&box)
        return box
    }

    private static let triangle = Path([
        .move(CGPoint(x: 10, y: 10)), .line(CGPoint(x: 70, y: 20)),
        .curve(
            to: CGPoint(x: 20, y: 50), control1: CGPoint(x: 80, y: 60), control2: CGPoint(x: 40, y: 55)),
        .quadCurve(to: CGPoint(x: 10, y: 10), control: CGPoint(x: 5, y: 30)), .close,
    ])

    private static let smooth = PaintFixture.bitmap(64, 48, isOpaque: true) { x, y in
        0xFF00_0000 | UInt32(x * 4) << 16 | UInt32(y * 5) << 8 | UInt32((x + y) * 2)
    }

    private static func makeGradient(_ kind: GradientContent.Kind, last: Color = blue) -> LayerContent {
        .gradient(
            GradientContent(
                kind: kind,
                stops: [
                    .init(location: 0, color: red), .init(location: 0.4, color: green), .init(location: 1, color: last),
                ], start: CGPoint(x: 0.2, y: 0.1), end: CGPoint(x: 0.9, y: 0.8)))
    }

    private static func makeImage(_ change: (inout ImageContent) -> Void = { _ in }) -> LayerContent {
        var image = ImageContent(bitmap: smooth, destination: CGRect(x: 4, y: 3, width: 32, height: 24))
        change(&image)
        return .image(image)
    }

    private static func overlapping() -> [Layer] {
        [PaintFixture.box(5, 5, 40, 30, red), PaintFixture.box(25, 20, 40, 30, blue)]
    }

    private var layers: [Layer] {
        let turn = CGAffineTransform(rotationAngle: 0.3)
        switch self {
        case .box: return [Self.makeBox()]
        case .translucentBox: return [Self.makeBox { $0.background = Color(red: 1, green: 0, blue: 0, alpha: 0.4) }]
        case .circular: return [Self.makeBox { $0.corners.radius = 20 }]
        case .continuous: return [Self.makeBox { $0.corners = .init(radius: 20, curve: .continuous) }]
        case .someCorners: return [Self.makeBox { $0.corners = .init(radius: 40, mask: [.minXMinY, .maxXMaxY]) }]
        case .border:
            return [
                Self.makeBox {
                    $0.border = .init(width: 5, color: Self.red); $0.corners.radius = 14
                }
            ]
        case .thinBorder: return [Self.makeBox { $0.border = .init(width: 0.5, color: Self.red) }]
        case .clip: return [Self.clipped(radius: 18)]
        case .nestedClips: return [Self.clipped(radius: 0, inner: Self.clipped(radius: 25))]
        case .turnedClip: return [Self.clipped(radius: 12) { $0.transform = turn }]
        default: return shadows ?? paints ?? groups ?? images
        }
    }

    private static func clipped(
        radius: Double, inner: Layer? = nil, _ change: (inout Layer) -> Void = { _ in }
    ) -> Layer {
        makeBox {
            $0.masksToBounds = true
            $0.corners.radius = radius
            $0.sublayers = [inner ?? PaintFixture.box(-10, 20, 60, 80, red)]
            change(&$0)
        }
    }

    private var shadows: [Layer]? {
        let soft = Layer.Shadow(color: .black, opacity: 0.6, radius: 6, offset: CGSize(width: 2, height: 5))
        switch self {
        case .shadow:
            return [
                Self.makeBox {
                    $0.shadow = soft; $0.corners.radius = 10
                }
            ]
        case .shadowOfPath:
            return [
                Self.makeBox {
                    $0.shadow = soft; $0.shadow?.path = Self.triangle; $0.background = nil
                }
            ]
        case .shadowOfSublayers:
            return [
                Self.makeBox {
                    $0.shadow = soft; $0.background = nil; $0.sublayers = Self.overlapping()
                }
            ]
        case .turnedShadow:
            return [
                Self.makeBox {
                    $0.shadow = soft; $0.transform = CGAffineTransform(rotationAngle: 0.3)
                }
            ]
        default: return nil
        }
    }

    private var paints: [Layer]? {
        func content(_ contents: LayerContent...) -> [Layer] {
            [
                Self.makeBox {
                    $0.background = nil; $0.contents = contents
                }
            ]
        }
        switch self {
        case .linear: return content(Self.makeGradient(.linear))
        case .radial: return content(Self.makeGradient(.radial))
        case .clearGradient: return content(Self.makeGradient(.linear, last: .clear))
        case .gradientInCorners:
            return [
                Self.makeBox {
                    $0.contents = [Self.makeGradient(.linear)]; $0.corners.radius = 22; $0.background = nil
                }
            ]
        case .stroke: return content(.stroke(Self.triangle, Self.red, StrokeStyle(width: 4, cap: .round, join: .round)))
        case .dashes:
            return content(.stroke(Self.triangle, Self.blue, StrokeStyle(width: 3, dashes: [8, 4], dashPhase: 2)))
        case .squeezedStroke:
            return content(.stroke(Self.triangle, Self.blue, StrokeStyle(width: 6))).map {
                var layer = $0
                layer.transform = CGAffineTransform(scaleX: 1.2, y: 0.5)
                return layer
            }
        case .evenOdd:
            return content(
                .fill(
                    Path(Self.triangle.elements + Self.triangle.offset(by: CGPoint(x: 9, y: 4)).elements), Self.red,
                    .evenOdd))
        default: return nil
        }
    }

    private var groups: [Layer]? {
        switch self {
        case .group:
            return [
                Self.makeBox {
                    $0.opacity = 0.5; $0.sublayers = Self.overlapping()
                }
            ]
        case .groupOfOne: return [Self.makeBox { $0.opacity = 0.5 }]
        case .nestedGroups:
            return [
                Self.makeBox {
                    $0.opacity = 0.7
                    $0.sublayers = [
                        Self.makeBox {
                            $0.opacity = 0.5; $0.sublayers = Self.overlapping()
                        }
                    ]
                }
            ]
        case .mask: return [Self.masked { $0.contents = [Self.makeGradient(.linear, last: .clear)] }]
        case .maskOfShapes:
            return [
                Self.masked {
                    $0.opacity = 0.8; $0.sublayers = Self.overlapping()
                }
            ]
        case .maskInMask:
            return [
                Self.masked {
                    $0.background = .black; $0.mask = [PaintFixture.box(10, 10, 30, 50, .black)]
                }
            ]
        case .maskWithShadow:
            return [
                Self.masked {
                    $0.sublayers = [PaintFixture.box(20, 15, 30, 30, .black)]
                    $0.shadow = .init(color: .black, opacity: 1, radius: 5, offset: .zero)
                }
            ]
        default: return nil
        }
    }

    private static func masked(_ change: (inout Layer) -> Void) -> Layer {
        makeBox {
            $0.sublayers = overlapping()
            $0.opacity = 0.9
            var mask = PaintFixture.box(0, 0, 80, 60)
            change(&mask)
            $0.mask = [mask]
        }
    }

    private var images: [Layer] {
        func content(_ content: LayerContent, _ change: (inout Layer) -> Void = { _ in }) -> [Layer] {
            [
                Self.makeBox {
                    $0.background = nil; $0.contents = [content]; change(&$0)
                }
            ]
        }
        switch self {
        case .enlargedImage:
            return content(Self.makeImage { $0.destination = CGRect(x: 0, y: 0, width: 80, height: 60) })
        case .turnedImage: return content(Self.makeImage()) { $0.transform = CGAffineTransform(rotationAngle: 0.3) }
        case .tintedImage: return content(Self.makeImage { $0.tint = Color(red: 0.5, green: 0, blue: 1, alpha: 0.5) })
        case .croppedImage:
            return content(
                Self.makeImage {
                    $0.clip = CGRect(x: 10, y: 5, width: 15, height: 15)
                    $0.sourceRect = CGRect(x: 8, y: 8, width: 40, height: 30)
                })
        case .faded: return content(Self.makeImage()) { $0.opacity = 0.3 }
        case .turned:
            return [
                Self.makeBox {
                    $0.transform = CGAffineTransform(rotationAngle: 0.5); $0.corners.radius = 9
                }
            ]
        case .squeezed: return [Self.makeBox { $0.transform = CGAffineTransform(scaleX: 0.7, y: 1.3) }]
        case .offGrid:
            return [
                PaintFixture.box(20.3, 20.4, 50.4, 30.3, Self.red), PaintFixture.box(70.7, 50.7, 10.6, 10.2, Self.blue),
            ]
        default: return content(Self.makeImage())
        }
    }
}
