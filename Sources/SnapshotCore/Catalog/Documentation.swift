import Foundation

/// The pictures of a documentation tree, the pages that show them, and the sources that pages quote.
///
/// ```swift
/// Catalog(screens, documentation: Documentation(
///     pages: ["README.md", "Documentation", "Sources/App/App.docc"],
///     sources: ["Sources"],
///     pictures: [DocumentationPicture("card", of: "card", alternativeText: "A person's card")]))
/// ```
public struct Documentation: Sendable {
    /// The Markdown files, and folders that are searched for them, relative to the folder in which the command runs.
    /// DocC catalogs (`.docc`) among or within them have DocC's structure.
    public var pages: [String]
    /// The Swift files, and folders that are searched for them, that contain quoted types and regions.
    public var sources: [String]
    /// The folder of the pictures of pages outside DocC catalogs; those within use their catalog's `Resources`.
    public var pictureFolder: String
    /// The pictures that pages reference by name.
    public var pictures: [DocumentationPicture]

    /// Creates documentation; the default folders are those of most packages.
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
    /// The name by which pages refer to the picture, and that of its files: words of lower-case letters and digits,
    /// separated by hyphens.
    public internal(set) var name: String
    /// The subject of the picture.
    public internal(set) var subject: Subject
    /// The alternative text for readers who can't see the picture; never empty.
    public internal(set) var alternativeText: String
    /// The caption below the picture; nil for none.
    public private(set) var caption: String?
    /// The part of the screen that is shown; nil for all of it.
    public private(set) var crop: Crop?
    /// The padding around the part, in points of the screen, 0…1000.
    public private(set) var padding = 0.0
    /// The zoom, 0.1…10; 1 shows the screen in its own size.
    public private(set) var zoom = 1.0
    /// The background of the visible part, and of the padding.
    public private(set) var ground = Ground.plain
    /// A Boolean value that indicates whether the device is drawn around the screen.
    public private(set) var isFramed = false
    /// The numbered callouts on views, from 1 in this order.
    public private(set) var callouts: [Callout] = []
    /// The position of the callouts' texts.
    public private(set) var legend = Legend.inText
    /// The appearances for which there are files; light and dark by default.
    public internal(set) var appearances = Appearance.allCases
    /// The densities for which there are files, in pixels per point; 1 and 2 by default.
    public private(set) var scales = [1, 2]
    /// The source location of the declaration, for errors.
    public let location: DeclarationLocation
    /// The configurations of a picture with values of settings; nil for one without, which has its subject's.
    package internal(set) var matrix: [SnapshotConfiguration]?
    /// A Boolean value that indicates whether only so many of them are drawn that every two values meet.
    var isPairwise = false
    /// The names that no device has.
    package var unknownDevices: [String] = []
    /// The name of the picture that this is one of; nil for others.
    package var group: String?

    /// Creates a picture of one screen.
    /// - Parameters:
    ///   - screen: its name in the catalog, with its state after a slash.
    ///   - configuration: the device, text size and so on; its appearance is replaced by each of the picture's.
    public init(
        _ name: String, of screen: String, in configuration: SnapshotConfiguration = .documentation,
        alternativeText: String, file: String = #filePath, line: Int = #line
    ) {
        let location = DeclarationLocation(file: file, line: line)
        self.init(name, .screen(screen, configuration), alternativeText, location)
    }

    /// Creates a contact sheet: screens in several configurations in one picture, each with its name below. The
    /// appearances of the configurations are used.
    /// - Parameters:
    ///   - screens: names in the catalog, a row for each.
    ///   - configurations: a column for each; nil for those that the screens have baselines for.
    public init(
        _ name: String, sheetOf screens: [String], in configurations: [SnapshotConfiguration]? = nil,
        alternativeText: String, file: String = #filePath, line: Int = #line
    ) {
        let location = DeclarationLocation(file: file, line: line)
        self.init(name, .sheet(screens, configurations), alternativeText, location)
    }

    private init(_ name: String, _ subject: Subject, _ alternativeText: String, _ location: DeclarationLocation) {
        self.name = name
        self.subject = subject
        self.alternativeText = alternativeText
        self.location = location
    }

    /// The subject of a picture.
    public enum Subject: Hashable, Sendable {
        /// A screen's name, with its state after a slash, and its configuration.
        case screen(String, SnapshotConfiguration)
        /// A contact sheet of screens in configurations; nil for those that the screens have baselines for.
        case sheet([String], [SnapshotConfiguration]?)
    }

    /// A part of a screen.
    public enum Crop: Hashable, Sendable {
        /// The visible box of the view with this accessibility identifier, expanded to whole points.
        case view(String)
        /// A rectangle in points from the screen's top left corner.
        case rectangle(CGRect)
    }

    /// The background of the picture.
    public enum Ground: Hashable, Sendable {
        /// The screen's own background; beyond its edge the color that fills it, and for a bare view without one the
        /// system's background.
        case plain
        /// No background. A picture cropped to a view contains only what that view and its subviews draw, with its
        /// shadow; any other contains the screen without the plain colors that fill it behind everything else.
        case transparent
    }

    /// A numbered callout on a view, with a text in the legend.
    public struct Callout: Hashable, Sendable {
        /// The view's accessibility identifier.
        public let view: String
        /// The text of the callout in the legend.
        public let text: String
        /// The source location of the declaration, for errors.
        public let location: DeclarationLocation
    }

    /// The position of the texts of callouts.
    public enum Legend: Hashable, Sendable {
        /// A numbered list in the page, below the picture.
        case inText
        /// A numbered list in the picture.
        case inPicture
    }
}

// MARK: - Modifiers of a picture

extension DocumentationPicture {
    /// Crops the picture to a part of the screen.
    public func cropped(to crop: Crop) -> Self { with { $0.crop = crop } }
    /// Adds padding around the part: the screen's surroundings, and its background beyond the screen's edge.
    /// - Parameter points: points of the screen, 0…1000. The picture ends at whole points.
    public func padded(_ points: Double) -> Self { with { $0.padding = points } }
    /// Enlarges everything except callouts and legend, as on a device with more pixels, so that nothing gets coarser.
    /// - Parameter factor: the zoom, 0.1…10.
    public func zoomed(_ factor: Double) -> Self { with { $0.zoom = factor } }
    /// Draws the device around the whole screen: bezel, rounded corners, cut-out and buttons.
    ///
    /// The background is transparent. Such a picture has no crop, padding or callouts.
    public func framed(_ isFramed: Bool = true) -> Self { with { $0.isFramed = isFramed } }
    /// Sets the background of the picture.
    public func ground(_ ground: Ground) -> Self { with { $0.ground = ground } }
    /// Adds a callout with the next number.
    ///
    /// A callout never covers its view. It is placed beside the view if nothing else is drawn there, else in a margin
    /// that is added to the picture, with a line to the view.
    /// - Parameters:
    ///   - view: its accessibility identifier, which no other visible view may have.
    ///   - text: the entry in the legend.
    public func callout(on view: String, _ text: String, file: String = #filePath, line: Int = #line) -> Self {
        with {
            $0.callouts.append(Callout(view: view, text: text, location: DeclarationLocation(file: file, line: line)))
        }
    }
    /// Sets the position of the callouts' texts.
    public func legend(_ legend: Legend) -> Self { with { $0.legend = legend } }
    /// Sets the caption below the picture in the page.
    public func captioned(_ caption: String) -> Self { with { $0.caption = caption } }
    /// Sets the appearances for which there are files.
    public func appearances(_ appearances: Appearance...) -> Self { with { $0.appearances = appearances } }
    /// Sets the densities for which there are files.
    /// - Parameter scales: the numbers of pixels per point, 1…3.
    public func scales(_ scales: Int...) -> Self { with { $0.scales = scales } }

    func with(_ change: (inout Self) -> Void) -> Self {
        var picture = self
        change(&picture)
        return picture
    }
}

extension DocumentationPicture {
    /// A Boolean value that indicates whether the picture shows a whole screen and nothing else, so that it can have a
    /// frame.
    package var showsWholeScreen: Bool {
        guard case .screen(_, let configuration) = subject else { return false }
        return configuration.form == .wholeScreen && configuration.splitFraction == nil && crop == nil && padding == 0
            && callouts.isEmpty
    }
}

extension Catalog {
    /// Returns the catalog with the frames of devices around all pictures of documentation that show whole screens.
    package func framingDocumentation() -> Catalog {
        var documentation = documentation
        documentation.pictures = documentation.pictures.map {
            $0.variants.allSatisfy(\.showsWholeScreen) ? $0.framed() : $0
        }
        return Catalog(screens, documentation: documentation)
    }

    /// Returns the catalog with the requested values in place of those of all pictures of documentation.
    package func varyingDocumentation(_ axes: ConfigurationAxes) -> Catalog {
        var documentation = documentation
        documentation.pictures = documentation.pictures.map { $0.varying(axes) }
        return Catalog(screens, documentation: documentation)
    }
}

extension SnapshotConfiguration {
    /// The default configuration of pictures in documentation: the standard device in light.
    public static var documentation: SnapshotConfiguration {
        SnapshotConfiguration(device: .standard, appearance: .light)
    }
}

/// A line of source code that declares something, for errors.
public struct DeclarationLocation: Hashable, Sendable {
    /// The file's path, as it was passed to the compiler.
    public let file: String
    /// The line, from 1.
    public let line: Int

    /// Creates the location of a line, usually from `#filePath` and `#line`.
    public init(file: String, line: Int) {
        self.file = file
        self.line = line
    }
}

extension DeclarationLocation: CustomStringConvertible {
    /// The location, such as `Sources/App/Catalog.swift:12`; relative to the current folder if the file is in it.
    public var description: String {
        let folder = FileManager.default.currentDirectoryPath + "/"
        let path = file.hasPrefix(folder) ? String(file.dropFirst(folder.count)) : file
        return "\(path):\(line)"
    }
}

extension DocumentationPicture {
    /// The older name of `location`.
    @available(*, deprecated, renamed: "location")
    public var place: DeclarationLocation { location }
}

extension DocumentationPicture.Callout {
    /// The older name of `location`.
    @available(*, deprecated, renamed: "location")
    public var place: DeclarationLocation { location }
}

/// The older name of `DeclarationLocation`.
@available(*, deprecated, renamed: "DeclarationLocation")
public typealias DeclarationPlace = DeclarationLocation
