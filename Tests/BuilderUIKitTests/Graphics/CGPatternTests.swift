import Foundation
import Render
import Testing

@testable import BuilderUIKit

@Suite struct CGPatternTests {
    private func draw(_ actions: (CGContext) -> Void) -> Bitmap? {
        let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 8, height: 8), scale: 1)
        actions(context)
        return context.makeImage()?.bitmap
    }

    /// A pattern with a pixel at the corner of each cell of 4 × 4 points.
    private func makePattern(isColored: Bool) -> CGPattern? {
        var callbacks = CGPatternCallbacks(
            version: 0,
            drawPattern: { _, context in
                if isColored { context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1)) }
                context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            }, releaseInfo: nil)
        return CGPattern(
            info: nil, bounds: CGRect(x: 0, y: 0, width: 4, height: 4), matrix: .identity, xStep: 4, yStep: 4,
            tiling: .constantSpacing, isColored: isColored, callbacks: &callbacks)
    }

    @Test func cellsAreRepeatedInsideThePath() throws {
        let pattern = try #require(makePattern(isColored: true))
        let bitmap = draw { context in
            context.setFillColorSpace(CGColorSpace(patternBaseSpace: nil) ?? CGColorSpaceCreateDeviceRGB())
            context.setFillPattern(pattern, colorComponents: [1])
            context.fill(CGRect(x: 0, y: 0, width: 8, height: 4))
        }
        #expect(bitmap?.pixel(x: 0, y: 0) == 0xFFFF_0000 && bitmap?.pixel(x: 4, y: 0) == 0xFFFF_0000)
        #expect(bitmap?.pixel(x: 1, y: 0) == 0 && bitmap?.pixel(x: 0, y: 4) == 0)
    }

    @Test func patternsWithoutColorsHaveTheSetColorAndPhase() throws {
        let pattern = try #require(makePattern(isColored: false))
        let space = try #require(CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB()))
        let bitmap = draw { context in
            context.setPatternPhase(CGSize(width: 2, height: 1))
            context.setFillColorSpace(space)
            context.setFillPattern(pattern, colorComponents: [0, 0, 1, 1])
            context.translateBy(x: 3, y: 0)
            context.fill(CGRect(x: -3, y: 0, width: 8, height: 8))
        }
        // Patterns don't move with the user space.
        #expect(bitmap?.pixel(x: 2, y: 1) == 0xFF00_00FF && bitmap?.pixel(x: 6, y: 5) == 0xFF00_00FF)
        #expect(bitmap?.pixel(x: 0, y: 0) == 0 && bitmap?.pixel(x: 3, y: 1) == 0)
    }

    @Test func strokesHavePatterns() throws {
        let pattern = try #require(makePattern(isColored: true))
        let bitmap = draw { context in
            context.setStrokePattern(pattern, colorComponents: [1])
            context.setLineWidth(2)
            context.stroke(CGRect(x: 1, y: 1, width: 6, height: 6))
        }
        #expect(bitmap?.pixel(x: 0, y: 0) == 0xFFFF_0000 && bitmap?.pixel(x: 4, y: 0) == 0xFFFF_0000)
        #expect(bitmap?.pixel(x: 4, y: 4) == 0 && bitmap?.pixel(x: 2, y: 0) == 0)
    }

    @Test func aColorReplacesThePattern() throws {
        let pattern = try #require(makePattern(isColored: true))
        let bitmap = draw { context in
            context.setFillPattern(pattern, colorComponents: [1])
            context.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
            context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        }
        #expect(bitmap?.pixel(x: 1, y: 1) == 0xFF00_00FF)
    }

    @Test func shadingsFollowTheirFunction() throws {
        var callbacks = CGFunctionCallbacks(
            version: 0,
            evaluate: { _, input, output in
                output[0] = input[0] < 0.5 ? 1 : 0
                output[1] = 0
                output[2] = input[0] < 0.5 ? 0 : 7
                output[3] = 1
            }, releaseInfo: nil)
        let function = try #require(
            CGFunction(
                info: nil, domainDimension: 1, domain: [0, 1], rangeDimension: 4, range: [0, 1, 0, 1, 0, 1, 0, 1],
                callbacks: &callbacks))
        let shading = try #require(
            CGShading(
                axialSpace: CGColorSpaceCreateDeviceRGB(), start: CGPoint(x: 2, y: 0), end: CGPoint(x: 8, y: 0),
                function: function, extendStart: false, extendEnd: true))
        let bitmap = draw { $0.drawShading(shading) }
        #expect(bitmap?.pixel(x: 3, y: 3) == 0xFFFF_0000 && bitmap?.pixel(x: 7, y: 3) == 0xFF00_00FF)
        #expect(bitmap?.pixel(x: 0, y: 3) == 0)
    }

    @Test func patternsWithoutStepsFail() {
        var callbacks = CGPatternCallbacks(version: 0, drawPattern: nil, releaseInfo: nil)
        #expect(
            CGPattern(
                info: nil, bounds: CGRect(x: 0, y: 0, width: 4, height: 4), matrix: .identity, xStep: 0, yStep: 4,
                tiling: .noDistortion, isColored: true, callbacks: &callbacks) == nil)
    }
}
