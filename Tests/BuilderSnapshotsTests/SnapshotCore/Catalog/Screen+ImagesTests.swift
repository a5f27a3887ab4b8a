import BuilderUIKit
import Foundation
import Testing

@testable import SnapshotCore

/// The folders with the pictures and the responses of URLs.
@MainActor
@Suite struct ScreenImagesTests {
    private func folder(_ screen: Screen) -> String? { screen.adapting(Renderer()).remoteImages?.folder }

    private let screen = Screen("album") { UIView() }

    @Test func aFolderIsRelativeToTheSourceFile() {
        let here = String(FilePaths.folder(of: #filePath))
        #expect(folder(screen) == nil)
        #expect(folder(screen.images(from: "Images")) == "\(here)/Images")
        #expect(folder(screen.images(from: "../More/Images")) == "\(FilePaths.folder(of: here))/More/Images")
        #expect(folder(screen.images(from: "/all", file: "/a/b.swift")) == "/all")
    }

    @Test func theCatalogsFolderIsForScreensWithoutOne() throws {
        let own = Screen("own") { UIView() }.images(from: "/own").state("empty") { _ in UIView() }
        let catalog = Catalog([screen, own]).images(from: "/all")
        #expect(folder(try catalog.find("album")) == "/all")
        #expect(folder(try catalog.find("own")) == "/own")
        #expect(folder(try catalog.find("own/empty")) == "/own")
    }

    private func responses(_ screen: Screen) -> String? { screen.adapting(Renderer()).remoteResponses?.folder }

    @Test func responsesHaveAFolderByTheSameRules() throws {
        let here = String(FilePaths.folder(of: #filePath))
        #expect(responses(screen) == nil)
        #expect(responses(screen.images(from: "Images")) == nil)
        #expect(responses(screen.responses(from: "Responses")) == "\(here)/Responses")
        let own = Screen("own") { UIView() }.responses(from: "/own")
        let catalog = Catalog([screen, own]).responses(from: "/all", file: "/a/b.swift")
        #expect(responses(try catalog.find("album")) == "/all")
        #expect(responses(try catalog.find("own")) == "/own")
    }
}
