import Foundation

/// The pictures of a documentation tree, the pages that show them, and where the sources lie that pages quote.
///
/// ```swift
/// Catalog(screens, documentation: Documentation(
///     pages: ["README.md", "Documentation", "Sources/App/App.docc"],
///     sources: ["Sources"],
///     pictures: [DocumentationPicture("card", of: "card", alternativeText: "A person's card")]))
/// ```
public struct Documentation: Sendable {
    /// Markdown files, and folders that are searched for them; DocC catalogs (`.docc`) among or within them have DocC's
    /// form. Relative to the folder in which the command runs.
    public var pages: [String]
    /// Swift files, and folders that are searched for them, in which quoted types and regions are looked for.
    public var sources: [String]
    /// The folder of the pictures of pages outside DocC catalogs; those within use their catalog's `Resources`.
    public var pictureFolder: String
    /// The pictures that pages reference by name.
    public var pictures: [DocumentationPicture]

    /// Pages, sources and pictures; the folders are those that most packages have unless given.
    public init(
        pages: [String] = ["README.md", "Documentation"], sources: [String] = ["Sources"],
        pictureFolder: String = "Documentation/Pictures", pictures: [DocumentationPicture] = []
    ) {
        self.pages = pages
        self.sources = sources
        self.pictureFolder = pictureFolder
        self.pictures = pictures
    }
}

/// A picture of a screen that documentation shows, in light and dark and for each density.
///
/// ```swift
/// DocumentationPicture("sign-up", of: "sign-up/filled", alternativeText: "A form with a name and an address")
///     .cropped(to: .view("form"))
///     .padded(16)
///     .callout(on: "email", "Checked while it is typed.")
///     .captioned("Signing up takes two fields.")
/// ```
public struct DocumentationPicture: Sendable {
    /// The name by which pages refer to the picture, and that of its files: words of lower-case letters and digits with
    /// hyphens.
    public let name: String
    /// The subject of the picture.
    public private(set) var subject: Subject
    /// The alternative text for readers who can't see the picture; never empty.
    public let alternativeText: String
    /// The caption below the picture; nil for none.
    public private(set) var caption: String?
    /// The part of the screen that is shown; nil for all of it.
    public private(set) var crop: Crop?
    /// The padding around the part, in points of the screen, 0…1000.
    public private(set) var padding = 0.0
    /// The zoom, 0.1…10: 1 shows the screen in its own size.
    public private(set) var zoom = 1.0
    /// The ground behind the part that is shown, and around it.
    public private(set) var ground = Ground.plain
    /// Numbered marks on views, from 1 in this order.
    public private(set) var callouts: [Callout] = []
    /// The position of the texts of the marks.
    public private(set) var legend = Legend.inText
    /// Light and dark unless given.
    public private(set) var appearances = Appearance.allCases
    /// The densities that files are made for, in pixels for each point: 1 and 2 unless given.
    public private(set) var scales = [1, 2]
    /// The place of the declaration, for errors.
    public let place: DeclarationLocation

    /// A picture of one screen.
    /// - Parameters:
    ///   - screen: its name in the catalog, with a state behind a slash.
    ///   - configuration: the device, text size and so on; its appearance is replaced by each of the picture's.
    public init(
        _ name: String, of screen: String, in configuration: SnapshotConfiguration = .documentation,
        alternativeText: String, file: String = #filePath, line: Int = #line
    ) {
        let place = DeclarationLocation(file: file, line: line)
        self.init(name, .screen(screen, configuration), alternativeText, place)
    }

    /// A contact sheet: screens in several configurations in one picture, each with its name below. The configurations'
    /// own appearances count.
    /// - Parameters:
    ///   - screens: names in the catalog, a row for each.
    ///   - configurations: a column for each; nil for those that the screens have baselines for.
    public init(
        _ name: String, sheetOf screens: [String], in configurations: [SnapshotConfiguration]? = nil,
        alternativeText: String, file: String = #filePath, line: Int = #line
    ) {
        let place = DeclarationLocation(file: file, line: line)
        self.init(name, .sheet(screens, configurations), alternativeText, place)
    }

    private init(_ name: String, _ subject: Subject, _ alternativeText: String, _ place: DeclarationLocation) {
        self.name = name
        self.subject = subject
        self.alternativeText = alternativeText
        self.place = place
    }

    /// The subject of a picture.
    public enum Subject: Hashable, Sendable {
        /// A screen's name, with a state behind a slash, and what it is drawn for.
        case screen(String, SnapshotConfiguration)
        /// A contact sheet of screens in configurations; nil for those that the screens have baselines for.
        case sheet([String], [SnapshotConfiguration]?)
    }

    /// A part of a screen.
    public enum Crop: Hashable, Sendable {
        /// The visible box of the view with this accessibility identifier, its edges moved outward to whole points.
        case view(String)
        /// In points from the screen's top left corner.
        case rectangle(CGRect)
    }

    /// The ground behind and around the picture.
    public enum Ground: Hashable, Sendable {
        /// The screen's own; beyond its edge the color that it is filled with, and for a bare view without one the
        /// system's background.
        case plain
        /// Nothing. Of a picture cropped to a view, only what that view and those in it draw is seen, with its shadow;
        /// of any other, the screen without the plain colors that fill it behind all else.
        case transparent
    }

    /// A numbered mark on a view, with a text in the legend.
    public struct Callout: Hashable, Sendable {
        /// The view's accessibility identifier.
        public let view: String
        /// The text of the mark in the legend.
        public let text: String
        /// The place of the declaration, for errors.
        public let place: DeclarationLocation
    }

    /// The position of the texts of marks.
    public enum Legend: Hashable, Sendable {
        /// A numbered list in the page, below the picture.
        case inText
        /// A numbered list in the picture.
        case inPicture
    }
}

// MARK: - Modifiers of a picture

extension DocumentationPicture {
    /// Shows only a part of the screen.
    public func cropped(to crop: Crop) -> Self { with { $0.crop = crop } }
    /// Shows more around the part: the screen's surroundings, and beyond the screen's edge its ground.
    /// - Parameter points: of the screen, 0…1000. What is shown ends at whole points.
    public func padded(_ points: Double) -> Self { with { $0.padding = points } }
    /// Shows everything but marks and legend larger, as if the device had so many more pixels: nothing gets coarser.
    /// - Parameter factor: 0.1…10.
    public func zoomed(_ factor: Double) -> Self { with { $0.zoom = factor } }
    /// Sets the background behind and around the screen.
    public func ground(_ ground: Ground) -> Self { with { $0.ground = ground } }
    /// Adds a mark with the next number.
    ///
    /// It never covers its view. It stands beside it where nothing else is drawn, else in a margin that the picture
    /// gets for it, with a line to the view.
    /// - Parameters:
    ///   - view: its accessibility identifier, which no other view that shows may have.
    ///   - text: the entry in the legend.
    public func callout(on view: String, _ text: String, file: String = #filePath, line: Int = #line) -> Self {
        with {
            $0.callouts.append(Callout(view: view, text: text, place: DeclarationLocation(file: file, line: line)))
        }
    }
    /// Sets the position of the marks' texts.
    public func legend(_ legend: Legend) -> Self { with { $0.legend = legend } }
    /// Sets the caption below the picture in the page.
    public func captioned(_ caption: String) -> Self { with { $0.caption = caption } }
    /// Sets the appearances for which there are files.
    public func appearances(_ appearances: Appearance...) -> Self { with { $0.appearances = appearances } }
    /// Sets the densities for which there are files.
    /// - Parameter scales: pixels for each point, 1…3.
    public func scales(_ scales: Int...) -> Self { with { $0.scales = scales } }

    private func with(_ change: (inout Self) -> Void) -> Self {
        var picture = self
        change(&picture)
        return picture
    }
}

extension SnapshotConfiguration {
    /// The default configuration of pictures in documentation: the standard device in light.
    public static var documentation: SnapshotConfiguration {
        SnapshotConfiguration(device: .standard, appearance: .light)
    }
}

/// The line of the sources that declares something, for errors.
public struct DeclarationLocation: Hashable, Sendable {
    /// The file's path, as the compiler was given it.
    public let file: String
    /// From 1.
    public let line: Int

    /// Creates the location of a line, usually from `#filePath` and `#line`.
    public init(file: String, line: Int) {
        self.file = file
        self.line = line
    }
}

extension DeclarationLocation: CustomStringConvertible {
    /// Such as `Sources/App/Catalog.swift:12`: relative to the current folder where the file lies in it.
    public var description: String {
        let folder = FileManager.default.currentDirectoryPath + "/"
        let path = file.hasPrefix(folder) ? String(file.dropFirst(folder.count)) : file
        return "\(path):\(line)"
    }
}

/// The older name of `DeclarationLocation`.
@available(*, deprecated, renamed: "DeclarationLocation")
public typealias DeclarationPlace = DeclarationLocation
