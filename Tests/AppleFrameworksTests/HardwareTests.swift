import BuilderCoreImage
import BuilderCoreML
import BuilderCoreNFC
import BuilderDeviceCheck
import BuilderFileProvider
import BuilderHomeKit
import BuilderMessages
import BuilderMetalKit
import BuilderMultipeerConnectivity
import BuilderNetworkExtension
import BuilderPencilKit
import BuilderReplayKit
import BuilderUIKit
import Testing

private final class TagReader: NSObject, NFCNDEFReaderSessionDelegate, @unchecked Sendable {
    var codes: [NFCReaderError.Code] = []
    var ended: CheckedContinuation<Void, Never>?
    func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error) {
        if let error = error as? NFCReaderError { codes.append(error.code) }
        ended?.resume()
        ended = nil
    }
    func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage]) {}
}

private final class ViewDrawer: NSObject, MTKViewDelegate {
    var sizes: [CGSize] = []
    func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize) { sizes.append(size) }
    func draw(in view: MTKView) {}
}

/// Hardware that Linux lacks, and the values that apps give it.
@MainActor @Suite struct HardwareTests {
    @Test func thereIsNoGraphicsProcessor() {
        let view = MTKView(
            frame: CGRect(x: 0, y: 0, width: 30, height: 20), device: MTLCreateSystemDefaultDevice())
        let drawer = ViewDrawer()
        view.delegate = drawer
        #expect(view.device == nil && view.currentDrawable == nil)
        #expect(view.layer.placeholder == Placeholder("MTKView"))
        #expect(drawer.sizes == [view.drawableSize])
        #expect(view.drawableSize.height > 0 && view.drawableSize.width == view.drawableSize.height * 1.5)
        let texture = MTLTextureDescriptor.texture2DDescriptor(
            pixelFormat: .bgra8Unorm, width: 8, height: 4, mipmapped: true)
        #expect(texture.mipmapLevelCount == 4)
        let pass = MTLRenderPassDescriptor()
        pass.colorAttachments[0].loadAction = .clear
        #expect(pass.colorAttachments[0].loadAction == .clear && pass.colorAttachments[1].loadAction == .dontCare)
        #expect(pass.depthAttachment.clearDepth == 1 && pass.stencilAttachment.clearStencil == 0)
        let vertices = MTLVertexDescriptor()
        vertices.attributes[0].format = .float2
        vertices.layouts[0].stride = 24
        #expect(vertices.attributes[0].format == .float2 && vertices.layouts[0].stepFunction == .perVertex)
        vertices.reset()
        #expect(vertices.attributes[0].format == .invalid && vertices.layouts[0].stride == 0)
    }

    @Test func tagsAreNotReadButWritten() async throws {
        let reader = TagReader()
        let session = NFCNDEFReaderSession(delegate: reader, queue: nil, invalidateAfterFirstRead: true)
        await withCheckedContinuation { continuation in
            reader.ended = continuation
            session.begin()
        }
        session.invalidate()
        #expect(reader.codes == [.readerErrorUnsupportedFeature] && !NFCNDEFReaderSession.readingAvailable)
        let uri = try #require(NFCNDEFPayload.wellKnownTypeURIPayload(string: "https://www.example.com"))
        #expect(uri.payload == Data([2]) + Data("example.com".utf8))
        #expect(uri.wellKnownTypeURIPayload()?.absoluteString == "https://www.example.com")
        // Flags, two lengths, the type, the prefix and eleven letters.
        #expect(NFCNDEFMessage(records: [uri]).length == 16)
        let text = try #require(
            NFCNDEFPayload.wellKnownTypeTextPayload(string: "Hi", locale: Locale(identifier: "en")))
        #expect(text.payload == Data([2, 101, 110, 72, 105]))
        #expect(text.wellKnownTypeTextPayload().0 == "Hi" && uri.wellKnownTypeTextPayload().0 == nil)
    }

    @Test func servicesAnswerAsWithoutPermission() async {
        await #expect(throws: DCError(.featureUnsupported)) { try await DCDevice.current.generateToken() }
        await #expect(throws: NEVPNError(.configurationReadWriteFailed)) {
            try await NEVPNManager.shared().loadFromPreferences()
        }
        #expect(NETunnelProviderManager().connection is NETunnelProviderSession)
        #expect(NEVPNManager.shared().connection.status == .invalid)
        #expect(HMHomeManager().homes.isEmpty && HMHomeManager().authorizationStatus == .determined)
        await #expect(throws: NSFileProviderError(.providerNotFound)) {
            try await NSFileProviderManager.default.signalEnumerator(for: .workingSet)
        }
        let session = MCSession(peer: MCPeerID(displayName: "A"))
        #expect(throws: MCError(.notConnected)) { try session.send(Data(), toPeers: [], with: .reliable) }
        await #expect(throws: RPRecordingError(.userDeclined)) { try await RPScreenRecorder.shared().startRecording() }
    }

    @Test func appsOfMessagesChangeTheirSize() {
        final class Stickers: MSMessagesAppViewController {
            var styles: [MSMessagesAppPresentationStyle] = []
            override func willTransition(to presentationStyle: MSMessagesAppPresentationStyle) {
                styles += [self.presentationStyle, presentationStyle]
            }
        }
        let controller = Stickers()
        controller.requestPresentationStyle(.compact)
        controller.requestPresentationStyle(.expanded)
        #expect(controller.styles == [.compact, .expanded] && controller.presentationStyle == .expanded)
    }

    @Test func modelsHaveTheirValuesOnly() throws {
        #expect(throws: MLModelError(.io)) { try MLModel(contentsOf: URL(fileURLWithPath: "/a.mlmodelc")) }
        let array = try MLMultiArray(shape: [2, 3], dataType: .double)
        array[[1, 2]] = 7
        #expect(array.count == 6 && array.strides == [3, 1] && array[5] == 7 && array[4] == 0)
        let values = try MLDictionaryFeatureProvider(dictionary: ["a": 1.5, "b": "x", "c": array])
        #expect(values.featureNames == ["a", "b", "c"])
        #expect(values.featureValue(for: "a")?.doubleValue == 1.5)
        #expect(values.featureValue(for: "b")?.stringValue == "x")
        #expect(values.featureValue(for: "c")?.multiArrayValue === array)
        #expect(throws: MLModelError(.featureType)) { try MLDictionaryFeatureProvider(dictionary: ["a": UIView()]) }
    }

    @Test func drawingsHaveStrokes() throws {
        func point(_ x: CGFloat) -> PKStrokePoint {
            PKStrokePoint(
                location: CGPoint(x: x, y: 10), timeOffset: 0, size: CGSize(width: 4, height: 4), opacity: 1, force: 1,
                azimuth: 0, altitude: 0)
        }
        let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        let path = PKStrokePath(
            controlPoints: [point(10), point(30)], creationDate: Date(timeIntervalSinceReferenceDate: 5))
        let drawing = PKDrawing(strokes: [PKStroke(ink: PKInk(.pen, color: red), path: path)])
        #expect(drawing.bounds == CGRect(x: 8, y: 8, width: 24, height: 4) && PKDrawing().bounds.isNull)
        #expect(try PKDrawing(data: drawing.dataRepresentation()) == drawing)
        #expect(try PKDrawing(data: Data([1, 2])).dataRepresentation() == Data([1, 2]))
        #expect(path.interpolatedPoints(by: .distance(5)).map(\.location.x) == [10, 15, 20, 25, 30])
        #expect(path.interpolatedLocation(at: 0.5).x == 20)
        #expect(drawing.requiredContentVersion == .version1)
        let moved = drawing.transformed(using: CGAffineTransform(translationX: 0, y: 5))
        #expect(moved.bounds.minY == 13 && drawing.appending(moved).strokes.count == 2)

        func color(_ x: CGFloat, _ y: CGFloat, of drawing: PKDrawing) throws -> [UInt8] {
            let image = try #require(
                CIImage(image: drawing.image(from: CGRect(x: x, y: y, width: 1, height: 1), scale: 1)))
            var pixel = [UInt8](repeating: 9, count: 4)
            CIContext().render(
                image, toBitmap: &pixel, rowBytes: 4, bounds: image.extent, format: .RGBA8, colorSpace: nil)
            return pixel
        }
        #expect(try color(20, 10, of: drawing) == [255, 0, 0, 255])
        #expect(try color(20, 2, of: drawing) == [0, 0, 0, 0])
        #expect(try color(20, 15, of: moved) == [255, 0, 0, 255])
        // A line of 4 points around y = 10 covers 16 points around 40 at four times the size.
        let large = drawing.transformed(using: CGAffineTransform(scaleX: 4, y: 4))
        #expect(large.bounds == CGRect(x: 32, y: 32, width: 96, height: 16))
        #expect(try color(80, 34, of: large) == [255, 0, 0, 255] && color(80, 46, of: large) == [255, 0, 0, 255])
        #expect(try color(80, 30, of: large) == [0, 0, 0, 0])
    }
}
