import BuilderFoundation
import BuilderUIKit
import Foundation
import Render
import Testing

/// Fonts of files and data, which are registered by their PostScript names.
@Suite struct CGFontTests {
    private let path: String
    init() throws { path = try FontLibrary.shared.source(of: FontFace(name: "DejaVuSansMono")).path }

    @Test func aFontOfAFileOrItsBytesHasAName() throws {
        let ofFile = try #require(CGDataProvider(filename: path))
        let ofURL = try #require(CGDataProvider(url: URL(fileURLWithPath: path) as CFURL))
        let ofData = try #require(CGDataProvider(data: Data(contentsOf: URL(fileURLWithPath: path)) as CFData))
        for provider in [ofFile, ofURL, ofData] {
            let font = try #require(CGFont(provider))
            #expect(font.postScriptName == "DejaVuSansMono" as CFString)
            #expect(provider.data?.length == ofData.data?.length)
        }
    }

    @Test func whatIsNoFontHasNone() throws {
        #expect(CGDataProvider(filename: "/nowhere/font.otf") == nil)
        let text = try #require(CGDataProvider(data: Data("no font".utf8) as CFData))
        #expect(CGFont(text) == nil)
        let empty = try #require(CGDataProvider(data: Data() as CFData))
        #expect(CGFont(empty) == nil)
    }
}
