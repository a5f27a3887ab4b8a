import Builder
import BuilderSnapshots
import Foundation
import Measuring

// Runs the whole command over GALLERY_SCREENS screens. If GALLERY_CHANGED is 1, their texts change; if GALLERY_PICTURES
// is “small”, the device is an iPhone 11, with 828 × 1792 pixels; with “photos”, the screens have a gradient and a
// photo, and with “label”, each screen is a label. With “pure”, it only renders them; with “steps”, it prints the time
// of a screen's steps.

let count = ProcessInfo.processInfo.environment["GALLERY_SCREENS"].flatMap { Int($0) } ?? 1000
let isChanged = ProcessInfo.processInfo.environment["GALLERY_CHANGED"] == "1"
let pictures = ProcessInfo.processInfo.environment["GALLERY_PICTURES"]
let device = pictures == "small" ? try Device.find("iphone-11") : .standard
let catalog =
    switch pictures {
    case "label": Catalog.labels(max(1, count), areChanged: isChanged)
    case "photos": Catalog.photos(of: max(1, count))
    default: Catalog.gallery(of: max(1, count), on: device, isChanged: isChanged)
    }

switch CommandLine.arguments.dropFirst().first {
case "pure": break
case "steps":
    for finding in try ScreenSteps(count: count).findings { print(finding.line) }
    exit(0)
default: await SnapshotTool(catalog: catalog, name: "verify-gallery").main()
}

/// Builds, lays out and paints every screen sequentially, and discards the pixels.
let input = ScreenInput()
let start = ContinuousClock.now
for picture in catalog.pictures {
    let bitmap = try await picture.screen.display(for: picture.configuration, input: input).bitmap()
    guard bitmap.width == 1170, bitmap.height == 2532 else {
        print("a picture of \(bitmap.width) × \(bitmap.height) pixels")
        exit(1)
    }
}
print(Stopwatch.milliseconds(since: start), Memory.peak)
