import Foundation
import SnapshotReview

/// The files of the gallery's page, which the build embeds in the code: the report's look and stage, and its own parts.
enum GalleryPage {
    static let html = CachedContent(Data(PackageResources.gallery_html))

    static let icon = CachedContent(Data(PackageResources.icon_svg))

    static let style: CachedContent = {
        let own = [PackageResources.gallery_css, PackageResources.inspector_css, PackageResources.flow_css].map(text)
        return CachedContent(Data((ReviewAssets.style + own.joined()).utf8))
    }()

    /// Scripts in one scope, in the order of their dependencies. Text is inserted as text only; nothing is ever parsed
    /// as HTML.
    static let script: CachedContent = {
        let parts =
            [ReviewAssets.elements, ReviewAssets.appearance]
            + [
                // The screens, the addresses, the requests.
                PackageResources.gallery_js,
                // The grid of thumbnails.
                PackageResources.grid_js,
            ].map(text)
            + [ReviewAssets.stage]
            + [
                // A screen in any configuration, and its picture beside the baseline.
                PackageResources.screen_js, PackageResources.compare_js,
                // The views over the picture, and the reasons for their frames.
                PackageResources.inspector_js, PackageResources.layers_js,
                // The steps of a flow on a live screen, and their code.
                PackageResources.flow_js,
                // The keyboard, server-sent events, and the page's start.
                PackageResources.start_js,
            ].map(text)
        return CachedContent(Data(("(() => {\n'use strict';\n" + parts.joined() + "})();\n").utf8))
    }()

    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
