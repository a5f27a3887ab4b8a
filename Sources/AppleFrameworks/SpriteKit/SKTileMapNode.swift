import BuilderUIKit

/// A picture of a map of squares.
open class SKTileDefinition: NSObject {
    /// The pictures.
    open var textures: [SKTexture]
    /// The size in points.
    open var size: CGSize
    /// The name.
    open var name: String?
    /// Values of the app.
    open var userData: NSMutableDictionary?
    /// Creates a picture.
    public init(texture: SKTexture, size: CGSize) { (textures, self.size) = ([texture], size) }
    /// Creates a picture of a texture's size.
    public convenience init(texture: SKTexture) { self.init(texture: texture, size: texture.size()) }
}

/// Pictures that belong together, such as those of water.
open class SKTileGroup: NSObject {
    /// The name.
    open var name: String?
    /// The picture; nil for none.
    public let tileDefinition: SKTileDefinition?
    /// Creates a group of a picture.
    public init(tileDefinition: SKTileDefinition) { self.tileDefinition = tileDefinition }
    private init(empty: Void) { tileDefinition = nil }
    /// Returns a group without pictures.
    open class func empty() -> SKTileGroup { SKTileGroup(empty: ()) }
}

/// The kinds of maps.
public enum SKTileSetType: UInt, Sendable { case grid, isometric, hexagonalFlat, hexagonalPointy }

/// The groups of pictures of a map.
open class SKTileSet: NSObject {
    /// The name.
    open var name: String?
    /// The kind.
    open var type = SKTileSetType.grid
    /// The groups.
    open var tileGroups: [SKTileGroup]
    /// The size of a square.
    open var defaultTileSize: CGSize
    /// Creates a set.
    public init(tileGroups: [SKTileGroup]) {
        self.tileGroups = tileGroups
        defaultTileSize = tileGroups.first?.tileDefinition?.size ?? .zero
    }
    /// Creates a set of a kind.
    public convenience init(tileGroups: [SKTileGroup], tileSetType: SKTileSetType) {
        self.init(tileGroups: tileGroups)
        type = tileSetType
    }
    /// Creates a set of a file, which isn't read: nil.
    public convenience init?(named name: String) { return nil }
}

/// A map of squares, which isn't drawn.
@preconcurrency @MainActor
open class SKTileMapNode: SKNode {
    /// The set of pictures.
    open var tileSet: SKTileSet
    /// The numbers of squares.
    open var numberOfColumns: Int, numberOfRows: Int
    /// The size of a square.
    open var tileSize: CGSize
    /// The part of the size that is at the position; the center at first.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    /// A Boolean value that indicates whether neighbors change the pictures. Kept, not drawn.
    open var enableAutomapping = true
    private var groups: [[Int]: SKTileGroup] = [:]
    private var definitions: [[Int]: SKTileDefinition] = [:]

    /// Creates a map.
    public init(tileSet: SKTileSet, columns: Int, rows: Int, tileSize: CGSize) {
        (self.tileSet, numberOfColumns, numberOfRows, self.tileSize) = (tileSet, columns, rows, tileSize)
        super.init()
    }
    /// Creates a map filled with a group.
    public convenience init(
        tileSet: SKTileSet, columns: Int, rows: Int, tileSize: CGSize, fillWith tileGroup: SKTileGroup
    ) {
        self.init(tileSet: tileSet, columns: columns, rows: rows, tileSize: tileSize)
        fill(with: tileGroup)
    }
    /// Creates a map from an archive.
    public required init?(coder aDecoder: NSCoder) {
        (tileSet, numberOfColumns, numberOfRows, tileSize) = (SKTileSet(tileGroups: []), 0, 0, .zero)
        super.init(coder: aDecoder)
    }

    /// The size in points.
    open var mapSize: CGSize {
        CGSize(width: tileSize.width * CGFloat(numberOfColumns), height: tileSize.height * CGFloat(numberOfRows))
    }
    /// Fills all squares.
    open func fill(with tileGroup: SKTileGroup?) {
        for column in 0..<max(0, numberOfColumns) {
            for row in 0..<max(0, numberOfRows) { setTileGroup(tileGroup, forColumn: column, row: row) }
        }
    }
    /// Returns the picture of a square.
    open func tileDefinition(atColumn column: Int, row: Int) -> SKTileDefinition? { definitions[[column, row]] }
    /// Returns the group of a square.
    open func tileGroup(atColumn column: Int, row: Int) -> SKTileGroup? { groups[[column, row]] }
    /// Sets the group of a square.
    open func setTileGroup(_ tileGroup: SKTileGroup?, forColumn column: Int, row: Int) {
        groups[[column, row]] = tileGroup
        definitions[[column, row]] = tileGroup?.tileDefinition
    }
    /// Sets the group and the picture of a square.
    open func setTileGroup(
        _ tileGroup: SKTileGroup, andTileDefinition tileDefinition: SKTileDefinition, forColumn column: Int, row: Int
    ) {
        groups[[column, row]] = tileGroup
        definitions[[column, row]] = tileDefinition
    }
    /// Returns the column of a point.
    open func tileColumnIndex(fromPosition position: CGPoint) -> Int {
        index((position.x + anchorPoint.x * mapSize.width) / tileSize.width)
    }
    /// Returns the row of a point.
    open func tileRowIndex(fromPosition position: CGPoint) -> Int {
        index((position.y + anchorPoint.y * mapSize.height) / tileSize.height)
    }
    /// Returns the whole part of a position in squares; 0 for one that isn't a number.
    private func index(_ squares: CGFloat) -> Int { Int(exactly: squares.rounded(.down)) ?? 0 }
    /// Returns the center of a square.
    open func centerOfTile(atColumn column: Int, row: Int) -> CGPoint {
        CGPoint(
            x: (CGFloat(column) + 0.5) * tileSize.width - anchorPoint.x * mapSize.width,
            y: (CGFloat(row) + 0.5) * tileSize.height - anchorPoint.y * mapSize.height)
    }
}
