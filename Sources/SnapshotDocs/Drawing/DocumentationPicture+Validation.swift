import BuilderUIKit
import SnapshotCore

extension DocumentationPicture {
    /// Validates the declaration by itself: its name, texts and numbers.
    /// - Throws: `DocumentationDrawingError` for the first invalid one.
    public func validate() throws(DocumentationDrawingError) {
        guard Screen.isValid(name: name) else { throw error(.invalidName) }
        guard Self.saysSomething(alternativeText) else { throw error(.emptyText("alternative text")) }
        if let caption, !Self.saysSomething(caption) { throw error(.emptyText("caption")) }
        guard (0...1000).contains(padding) else {
            throw error(.invalidNumber(name: "padding", value: padding, range: "points from 0 to 1000"))
        }
        guard (0.1...10).contains(zoom) else {
            throw error(.invalidNumber(name: "zoom", value: zoom, range: "a factor from 0.1 to 10"))
        }
        guard !scales.isEmpty, scales.allSatisfy({ (1...3).contains($0) }), Set(scales).count == scales.count else {
            throw error(.invalidScales(scales))
        }
        guard !appearances.isEmpty, Set(appearances).count == appearances.count else {
            throw error(.invalidAppearances(appearances))
        }
        for (index, callout) in callouts.enumerated() where !Self.saysSomething(callout.text) {
            throw error(.emptyText("text of mark \(index + 1)"), at: callout.location)
        }
        if case .rectangle(let rect) = crop, !rect.isPart { throw error(.invalidCrop(rect)) }
        if let name = unknownDevices.first {
            throw error(.unknownDevice(name, nearest: Device.suggestions(for: name)))
        }
        let variants = variants
        guard !variants.isEmpty else { throw error(.noSuchPart) }
        if isFramed, !variants.allSatisfy(\.showsWholeScreen) { throw error(.notFramed) }
        for variant in variants {
            // A name contains the values, of which one that doesn't exist has an error of its own.
            try variant.validateSubject()
            guard Screen.isValid(name: variant.name) else { throw error(.invalidName) }
        }
    }

    private func validateSubject() throws(DocumentationDrawingError) {
        switch subject {
        case .screen(_, let configuration): try validate(configuration)
        case .sheet(let screens, let configurations):
            guard crop == nil else { throw error(.notOfSheets("a crop")) }
            guard callouts.isEmpty else { throw error(.notOfSheets("marks")) }
            guard !screens.isEmpty else { throw error(.emptySheet("screens")) }
            if let name = Self.firstTwice(screens) { throw error(.duplicateInSheet(name)) }
            guard let configurations else { return }
            guard !configurations.isEmpty else { throw error(.emptySheet("configurations")) }
            for configuration in configurations { try validate(configuration) }
            if let name = Self.firstTwice(configurations.map(\.name)) { throw error(.duplicateInSheet(name)) }
        }
    }

    private func validate(_ configuration: SnapshotConfiguration) throws(DocumentationDrawingError) {
        if let width = configuration.width, width <= 0 { throw error(.invalidWidth(width)) }
        if let locale = configuration.locale, !SnapshotConfiguration.isLocale(locale) {
            throw error(.invalidLocale(locale))
        }
    }

    /// Returns an error of this picture, at its own line unless another is given.
    func error(
        _ reason: DocumentationDrawingError.Reason, at location: DeclarationLocation? = nil
    ) -> DocumentationDrawingError {
        DocumentationDrawingError(picture: name, location: location ?? self.location, reason)
    }

    private static func saysSomething(_ text: String) -> Bool { text.contains { !$0.isWhitespace } }

    private static func firstTwice(_ names: [String]) -> String? {
        var seen: Set<String> = []
        return names.first { !seen.insert($0).inserted }
    }
}

extension CGRect {
    /// A Boolean value that indicates whether all its numbers are valid and its area isn't empty.
    fileprivate var isPart: Bool {
        [origin.x, origin.y, size.width, size.height].allSatisfy { $0.isFinite && abs($0) <= 100_000 }
            && size.width > 0 && size.height > 0
    }
}

extension Documentation {
    /// Validates each picture's declaration, and that their names are different.
    /// - Throws: `DocumentationDrawingError` for the first invalid one.
    public func validate() throws(DocumentationDrawingError) {
        var locations: [String: DeclarationLocation] = [:]
        for picture in pictures {
            try picture.validate()
            let variants = picture.variants.map(\.name).filter { $0 != picture.name }
            for name in [picture.name] + variants {
                if let first = locations.updateValue(picture.location, forKey: name) {
                    throw picture.error(.duplicateName(first: first))
                }
            }
        }
    }
}

extension Catalog {
    /// Validates the documentation's pictures: `Documentation.validate()`, and that their screens exist. Missing views
    /// are detected when the pictures are drawn.
    /// - Throws: `DocumentationDrawingError` for the first invalid picture.
    public func validateDocumentation() throws(DocumentationDrawingError) {
        try documentation.validate()
        for picture in documentation.pictures {
            switch picture.subject {
            case .screen(let name, _): _ = try find(name, for: picture)
            case .sheet(let names, _): for name in names { _ = try find(name, for: picture) }
            }
        }
    }

    /// Returns the screen that a picture names.
    func find(_ name: String, for picture: DocumentationPicture) throws(DocumentationDrawingError) -> Screen {
        do {
            return try find(name)
        } catch {
            throw picture.error(.unknownScreen(error))
        }
    }
}
